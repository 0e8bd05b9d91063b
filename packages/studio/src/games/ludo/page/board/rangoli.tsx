const petals = [0, 45, 90, 135, 180, 225, 270, 315];

/** A chalk flower, for corners without a player. */
export function Rangoli({
  x,
  y,
  colour,
}: {
  readonly x: number;
  readonly y: number;
  readonly colour: string;
}) {
  return (
    <g transform={`translate(${x} ${y})`} fill="none" stroke={colour} strokeWidth="0.9" opacity="0.32">
      {petals.map((turn) => (
        <g key={turn} transform={`rotate(${turn})`}>
          <path
            d="M0-4.500C3.400-8 3.400-12 0-15.500-3.400-12-3.400-8 0-4.500z"
            fill={colour}
            fillOpacity="0.16"
          />
          <circle cx="0" cy="-17.6" r="0.9" fill={colour} stroke="none" />
          <path d="M-4.200-14.800Q0-19.600 4.200-14.800" transform="rotate(22.5)" />
        </g>
      ))}
      <circle r="3.2" fill={colour} fillOpacity="0.35" />
    </g>
  );
}
