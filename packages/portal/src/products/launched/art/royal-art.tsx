import { RouletteArt } from './roulette-art.tsx';

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
