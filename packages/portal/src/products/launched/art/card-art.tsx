import { PlayingCard } from '@maidan/games/boards';
import type { Card } from '@maidan/games/rules';

interface LaidCard {
  /** Undefined for a card face down. */
  readonly card: Card | undefined;
  /** The position of its centre. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly turn: number;
  /** With a gold outline. */
  readonly isLit?: boolean;
}

function Laid({ card, x, y, width, turn, isLit = false }: LaidCard) {
  const height = width * 1.4;
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) translate(${-width / 2} ${-height / 2})`}>
      <rect x="1.5" y="3" width={width} height={height} rx={width * 0.08} opacity=".4" />
      {isLit && <rect x="-2.5" y="-2.5" width={width + 5} height={height + 5} rx="5" fill="#FFD873" />}
      <PlayingCard card={card} width={width} isHidden />
    </g>
  );
}

const laid = (cards: readonly LaidCard[]) => cards.map((one) => <Laid key={`${one.x}/${one.y}`} {...one} />);

/** The joker between two sides, and the card that matches it. */
export function AndarBaharArt() {
  return (
    <>
      <path d="M88 0V148" stroke="#F3D58A" strokeWidth="1" strokeDasharray="4 4" opacity=".4" />
      {laid([
        { card: '4CC', x: 22, y: 74, width: 41, turn: -14 },
        { card: 'KDD', x: 42, y: 66, width: 41, turn: -8 },
        { card: '9SS', x: 154, y: 74, width: 41, turn: 14 },
        { card: 'QSS', x: 132, y: 64, width: 42, turn: 8, isLit: true },
        { card: 'QHH', x: 88, y: 50, width: 54, turn: 0 },
      ])}
    </>
  );
}

const numbers = Array.from({ length: 10 }, (_, index) => {
  const angle = (index + 1) * (Math.PI / 5);
  return { number: index + 1, x: 108 + 53 * Math.sin(angle), y: 67 - 51 * Math.cos(angle) };
});

/** Ten numbers around the card that decides. */
export function DusKaDumArt() {
  return (
    <>
      <ellipse cx="108" cy="67" rx="53" ry="51" fill="none" stroke="#FFD873" strokeWidth="1.5" opacity=".5" />
      <ellipse cx="108" cy="67" rx="40" ry="38" fill="#FFD873" opacity=".16" />
      {numbers.map(({ number, x, y }) => (
        <g key={number} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
          <circle r="11.5" fill={number === 10 ? '#FFC53D' : '#F4EFE1'} stroke="#0004" />
          <text
            dy=".36em"
            textAnchor="middle"
            fontFamily="var(--table-figure-font)"
            fontWeight="700"
            fontSize="14"
            fill="#2A0F04"
          >
            {number}
          </text>
        </g>
      ))}
      {laid([{ card: '10HH', x: 108, y: 67, width: 44, turn: 6, isLit: true }])}
    </>
  );
}
