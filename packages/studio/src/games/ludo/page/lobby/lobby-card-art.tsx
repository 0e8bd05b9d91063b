const pips = [
  [30, 30],
  [74, 30],
  [30, 52],
  [74, 52],
  [30, 74],
  [74, 74],
] as const;

const Token = ({ x, y, fill }: { readonly x: number; readonly y: number; readonly fill: string }) => (
  <g transform={`translate(${x} ${y})`}>
    <ellipse cx="0" cy="28" rx="17" ry="6" opacity=".45" />
    <path d="M-14 26Q0-4 0-4T14 26Q0 33-14 26z" fill={fill} />
    <circle cy="-8" r="11" fill={fill} />
    <circle cx="-4" cy="-12" r="3.5" fill="#fff" opacity=".6" />
  </g>
);

export const LudoArt = () => (
  <>
    <g transform="translate(196 34) rotate(14 52 52)">
      <rect x="4" y="8" width="104" height="104" rx="20" opacity=".4" />
      <rect width="104" height="104" rx="20" fill="#FBF9F3" />
      {pips.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="9" fill="#16231F" />
      ))}
    </g>
    <Token x={146} y={108} fill="#C93A31" />
    <Token x={178} y={134} fill="#FFC53D" />
    <Token x={292} y={148} fill="#2671C9" />
  </>
);
