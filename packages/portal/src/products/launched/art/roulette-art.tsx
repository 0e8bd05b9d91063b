/** A single-zero wheel, in the order of its pockets. */
const pockets = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22,
  18, 29, 7, 28, 12, 35, 3, 26,
] as const;

const outer = 60;
const inner = 40;
const step = (2 * Math.PI) / pockets.length;

const at = (radius: number, angle: number): string =>
  `${(radius * Math.sin(angle)).toFixed(2)} ${(-radius * Math.cos(angle)).toFixed(2)}`;

/** Red and black alternate around the wheel; zero is green. */
const wedges = pockets.map((number, index) => {
  const [from, to] = [(index - 0.5) * step, (index + 0.5) * step];
  return {
    number,
    turn: (index * 360) / pockets.length,
    fill: number === 0 ? '#1D9A5B' : index % 2 === 1 ? '#C4122F' : '#16201D',
    path: `M${at(inner, from)}L${at(outer, from)}A${outer} ${outer} 0 0 1 ${at(outer, to)}L${at(inner, to)}A${inner} ${inner} 0 0 0 ${at(inner, from)}z`,
  };
});

const spokes = [0, 45, 90, 135];

export function RouletteArt() {
  return (
    <g transform="translate(112 62) rotate(-24)">
      <circle r="71" fill="#3B1F0E" />
      <circle r="69" fill="none" stroke="#8A5A2B" strokeWidth="5" />
      <circle r="62" fill="#F3D58A" />
      {wedges.map(({ number, fill, path }) => (
        <path key={number} d={path} fill={fill} stroke="#F3D58A" strokeWidth=".5" />
      ))}
      {wedges.map(({ number, turn }) => (
        <text
          key={number}
          y="-52"
          transform={`rotate(${turn})`}
          textAnchor="middle"
          fontFamily="var(--table-figure-font)"
          fontWeight="600"
          fontSize="6.5"
          fill="#fff"
        >
          {number}
        </text>
      ))}
      <circle r="40" fill="#6B3D1C" stroke="#F3D58A" strokeWidth="1.5" />
      <circle r="31" fill="#8A5427" />
      <circle r="22" fill="#6B3D1C" />
      {spokes.map((turn) => (
        <path key={turn} d="M-19 0H19" transform={`rotate(${turn})`} stroke="#E3A62A" strokeWidth="3" />
      ))}
      <circle r="8.5" fill="#F3D58A" />
      <circle r="4.5" fill="#FFF4D2" />
      <circle cx="-31" cy="-32.5" r="5" fill="#fff" />
      <circle cx="-32.5" cy="-34" r="2" fill="#fff" opacity=".9" />
      <path
        d="M-48 -52A71 71 0 0 1 20 -68"
        fill="none"
        stroke="#fff"
        strokeWidth="4"
        opacity=".18"
        strokeLinecap="round"
      />
    </g>
  );
}

const rays = Array.from({ length: 12 }, (_, index) => index * 30);
const spots = Array.from({ length: 8 }, (_, index) => index * 45);

const chips = [
  { fill: '#C4122F', x: 168, y: 88 },
  { fill: '#1F5FBF', x: 196, y: 100 },
  { fill: '#16201D', x: 174, y: 112 },
];

/** For a wide card: several games under one crown. */
export function RoyalArt() {
  return (
    <>
      {rays.map((turn) => (
        <path
          key={turn}
          d="M0 0L440 -44V44z"
          transform={`translate(262 56) rotate(${turn})`}
          fill="#FFD873"
          opacity=".07"
        />
      ))}
      <g transform="translate(216 4) scale(.9)" opacity=".9">
        <RouletteArt />
      </g>
      {chips.map(({ fill, x, y }) => (
        <g key={fill} transform={`translate(${x} ${y}) scale(1 .62)`}>
          <circle cy="7" r="19" fill="#000" opacity=".45" />
          <circle cy="4" r="19" fill={fill} stroke="#0008" />
          <circle r="19" fill={fill} stroke="#fff6" />
          {spots.map((turn) => (
            <rect
              key={turn}
              x="-3.5"
              y="-19"
              width="7"
              height="6.5"
              transform={`rotate(${turn})`}
              fill="#F4EFE1"
            />
          ))}
          <circle r="11" fill="none" stroke="#F4EFE1" strokeWidth="1.3" strokeDasharray="3 2" />
        </g>
      ))}
      <g transform="translate(206 14)">
        <path
          d="M-2 66 -12 14 16 38 34 2 52 38 80 14 70 66z"
          fill="#B4780F"
          transform="translate(2 4)"
          opacity=".5"
        />
        <path
          d="M-2 66 -12 14 16 38 34 2 52 38 80 14 70 66z"
          fill="#FFC53D"
          stroke="#8A5A0B"
          strokeWidth="1.5"
          strokeLinejoin="round"
        />
        <path d="M-2 66 -12 14 16 38 34 2V66z" fill="#FFE08A" opacity=".55" />
        <rect x="-5" y="62" width="78" height="13" rx="4" fill="#E3A62A" stroke="#8A5A0B" strokeWidth="1.5" />
        <circle cx="-12" cy="12" r="5" fill="#FFF4D2" />
        <circle cx="34" cy="0" r="6" fill="#FFF4D2" />
        <circle cx="80" cy="12" r="5" fill="#FFF4D2" />
        <path d="M34 60 25 49 34 38 43 49z" fill="#C4122F" stroke="#7E0A1D" />
        <circle cx="10" cy="68.5" r="3.5" fill="#1D9A5B" />
        <circle cx="34" cy="68.5" r="3.5" fill="#3B82DE" />
        <circle cx="58" cy="68.5" r="3.5" fill="#1D9A5B" />
      </g>
    </>
  );
}
