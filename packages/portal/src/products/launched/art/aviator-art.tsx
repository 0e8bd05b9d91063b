const rays = Array.from({ length: 9 }, (_, index) => -84 + index * 10);

/** For a wide card: the curve of a flight with the plane at its tip. */
export function AviatorArt() {
  return (
    <>
      {rays.map((turn) => (
        <path
          key={turn}
          d="M0 0L460 -13V13z"
          transform={`translate(0 148) rotate(${turn})`}
          fill="#fff"
          opacity=".045"
        />
      ))}
      <path d="M70 116C170 112 236 96 268 50V148H70z" fill="#F03A52" opacity=".32" />
      <path
        d="M70 116C170 112 236 96 268 50"
        fill="none"
        stroke="#FF4D64"
        strokeWidth="4.5"
        strokeLinecap="round"
      />
      <g transform="translate(256 62) rotate(-26) scale(1.05) translate(-8 -22)">
        <path d="M6 2 18 12 12 17H2z" fill="#C81E3C" />
        <path d="M4 15h18l2 5H8z" fill="#8F1029" />
        <path d="M52 9C56 1 70 1 75 9.5z" fill="#BFE3F5" stroke="#8F1029" strokeWidth="1.2" />
        <path d="M6 17C24 6 60 5 84 10c9 2 13 5 13 8-2 5-13 7-27 7-26 1-48-1-64-8z" fill="#F03A52" />
        <path d="M6 17c16 7 38 9 64 8 14 0 25-2 27-7-17 3-57 3-91-1z" fill="#A8142E" />
        <path d="M36 18 66 17 50 37c-2 2-8 2-8 0z" fill="#FFC53D" />
        <path d="M36 18 66 17l-2 3-26 1z" fill="#C58A10" />
        <ellipse cx="99" cy="17" rx="2.5" ry="14" fill="#fff" opacity=".45" />
        <circle cx="98" cy="17" r="3" fill="#FFC53D" />
      </g>
    </>
  );
}
