const colours = { green: '#2FA360', gold: '#F2B632', red: '#E5484D', blue: '#3B82DE' } as const;

const yards = [
  { fill: colours.green, x: 0, y: 0 },
  { fill: colours.gold, x: 54, y: 0 },
  { fill: colours.red, x: 0, y: 54 },
  { fill: colours.blue, x: 54, y: 54 },
];

const lanes = [
  { fill: colours.gold, x: 42, y: 6, width: 6, height: 30 },
  { fill: colours.green, x: 6, y: 42, width: 30, height: 6 },
  { fill: colours.blue, x: 54, y: 42, width: 30, height: 6 },
  { fill: colours.red, x: 42, y: 54, width: 6, height: 30 },
];

const lines = Array.from({ length: 14 }, (_, index) => (index + 1) * 6);

/** In the board's units of six per square. */
function Board() {
  return (
    <g transform="translate(108 62) rotate(-14) scale(1.32) translate(-45 -45)">
      <rect x="-4" y="-1" width="98" height="98" rx="6" opacity=".35" />
      <rect x="-3.5" y="-3.5" width="97" height="97" rx="5" fill="#6B3D1C" stroke="#E3A62A" />
      <rect width="90" height="90" fill="#FBF5E6" />
      {lines.map((line) => (
        <path key={line} d={`M36 ${line}H54M${line} 36V54`} stroke="#B9AD92" strokeWidth=".5" />
      ))}
      <path
        d="M36 0V90M54 0V90M0 36H90M0 54H90M42 0V36M48 0V36M42 54V90M48 54V90M0 42H36M0 48H36M54 42H90M54 48H90"
        stroke="#B9AD92"
        strokeWidth=".5"
      />
      {lanes.map((lane) => (
        <rect key={lane.fill} {...lane} />
      ))}
      {yards.map(({ fill, x, y }) => (
        <g key={fill} transform={`translate(${x} ${y})`}>
          <rect width="36" height="36" fill={fill} />
          <rect x="6" y="6" width="24" height="24" rx="4" fill="#FBF5E6" />
          {[12, 24].flatMap((cx) =>
            [12, 24].map((cy) => (
              <circle key={`${cx}/${cy}`} cx={cx} cy={cy} r="4" fill={fill} opacity=".35" />
            )),
          )}
        </g>
      ))}
      <path d="M36 36H54L45 45z" fill={colours.gold} />
      <path d="M54 36V54L45 45z" fill={colours.blue} />
      <path d="M36 54H54L45 45z" fill={colours.red} />
      <path d="M36 36V54L45 45z" fill={colours.green} />
    </g>
  );
}

const tokens = [
  { fill: colours.red, x: 96, y: 66, size: 1 },
  { fill: colours.blue, x: 136, y: 34, size: 0.9 },
  { fill: colours.gold, x: 74, y: 34, size: 0.85 },
];

const pips = ['7 7', '17 7', '12 12', '7 17', '17 17'];

export function LudoArt() {
  return (
    <>
      <Board />
      {tokens.map(({ fill, x, y, size }) => (
        <g key={fill} transform={`translate(${x} ${y}) scale(${size})`} stroke="#fff" strokeWidth="2">
          <ellipse cx="2" cy="13" rx="11" ry="4" stroke="none" opacity=".35" />
          <path d="M-10 12C-10 4-4 3-4-4H4C4 3 10 4 10 12z" fill={fill} strokeLinejoin="round" />
          <circle cy="-8" r="7.5" fill={fill} />
          <circle cx="-2.5" cy="-10.5" r="2" fill="#fff" stroke="none" opacity=".75" />
        </g>
      ))}
      <g transform="translate(22 22) rotate(-16) scale(1.5)">
        <rect x="1" y="3" width="24" height="24" rx="5" opacity=".4" />
        <rect width="24" height="25.5" rx="5" fill="#D8CDB4" />
        <rect width="24" height="24" rx="5" fill="#FFFDF6" />
        {pips.map((pip) => (
          <circle key={pip} r="2.3" transform={`translate(${pip})`} fill="#16231F" />
        ))}
      </g>
    </>
  );
}
