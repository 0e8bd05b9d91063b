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
