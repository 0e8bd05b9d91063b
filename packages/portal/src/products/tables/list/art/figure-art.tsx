import { PlayingCard } from '@maidan/games/boards';
import type { Card } from '@maidan/games/rules';

const type = {
  textAnchor: 'middle',
  fontFamily: 'var(--table-figure-font)',
  fontWeight: 700,
  fill: '#16231F',
} as const;
const paper = '#F4EFE1';

const reels = ['4', '9', '0'].map((digit, nth) => ({ digit, x: 63 + nth * 34 }));

/** The reels of a number. */
export function ReelsArt() {
  return reels.map(({ digit, x }) => (
    <g key={digit} transform={`translate(${x} 10)`}>
      <rect width="31" height="54" rx="6" fill={paper} />
      <rect width="31" height="14" rx="6" fill="#0002" />
      <rect y="40" width="31" height="14" rx="6" fill="#0002" />
      <text {...type} x="15.5" y="40" fontSize="36">
        {digit}
      </text>
    </g>
  ));
}

const bars = ['8', '9', '10', '11'].map((player, nth) => ({ player, x: 53 + nth * 28, y: 34 - nth * 8 }));

/** Four players, each starting with one point more than the one before; the last leads. */
export function PlayersArt() {
  return bars.map(({ player, x, y }, nth) => (
    <g key={player} transform={`translate(${x} ${y})`}>
      <rect width="25" height={74 - y} rx="4" fill={nth === bars.length - 1 ? '#FFC53D' : paper} />
      <text {...type} x="12.5" y="25" fontSize="22">
        {player}
      </text>
    </g>
  ));
}

const portraits: readonly {
  readonly card: Card;
  readonly x: number;
  readonly y: number;
  readonly frame: string;
}[] = [
  { card: 'JSS', x: 57, y: 12, frame: '#F3D58A' },
  { card: 'KHH', x: 93, y: 4, frame: '#FFC53D' },
  { card: 'JDD', x: 129, y: 12, frame: '#F3D58A' },
];

/** Three brothers: the half figures of court cards. */
export function BrothersArt() {
  return portraits.map(({ card, x, y, frame }) => (
    <g key={card} transform={`translate(${x} ${y})`}>
      <rect width="34" height="62" rx="4" fill={frame} />
      <svg
        x="2"
        y="2"
        width="30"
        height="58"
        viewBox="27 11 46 58"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        <PlayingCard card={card} width={100} isHidden />
      </svg>
    </g>
  ));
}
