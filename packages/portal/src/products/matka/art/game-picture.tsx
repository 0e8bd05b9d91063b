import type { MatkaGame } from '../games/matka-game.ts';

/** The digits on each game's picture; equal digits show what the game is about. */
const digits: Record<MatkaGame, readonly string[]> = {
  SINGLE: ['7'],
  JODI: ['3', '8'],
  SINGLE_PATTI: ['1', '4', '6'],
  DOUBLE_PATTI: ['2', '2', '8'],
  TRIPLE_PATTI: ['5', '5', '5'],
  ODD_EVEN: ['1', '2'],
};

const width = 22;
const gap = 3;

function Tile({
  digit,
  x,
  isGold,
}: {
  readonly digit: string;
  readonly x: number;
  readonly isGold: boolean;
}) {
  return (
    <g transform={`translate(${x} 0)`}>
      <rect width={width} height="32" rx="4" className={isGold ? 'mk-tile-gold' : 'mk-tile-plain'} />
      <path d="M1 16h20" className="mk-tile-fold" />
      <text x="11" y="23.500" textAnchor="middle" className={isGold ? 'mk-digit-gold' : 'mk-digit-plain'}>
        {digit}
      </text>
    </g>
  );
}

/** A brass pot with the game's digits drawn from it. */
export function GamePicture({ game }: { readonly game: MatkaGame }) {
  const shown = digits[game];
  const start = 60 - (shown.length * (width + gap) - gap) / 2;
  const tiles = shown.map((digit, index) => ({ digit, index, x: start + index * (width + gap) }));
  const isRepeated = (digit: string) => shown.filter((each) => each === digit).length > 1;
  const isGold = (digit: string, index: number) =>
    isRepeated(digit) || game === 'SINGLE' || game === 'JODI' || (game === 'ODD_EVEN' && index === 0);
  return (
    <svg viewBox="0 0 120 84" aria-hidden="true" className="mk-picture h-auto w-full">
      <path d="M38 44c-13 5-19 14-16 24 3 11 18 14 38 14s35-3 38-14c3-10-3-19-16-24z" className="mk-pot" />
      <path d="M26 62q34 12 68 0" className="mk-pot-band" />
      <ellipse cx="60" cy="44" rx="24" ry="5" className="mk-pot-rim" />
      <ellipse cx="60" cy="44" rx="19" ry="3" className="mk-pot-mouth" />
      <g transform="translate(0 6)">
        {tiles.map(({ digit, index, x }) => (
          <Tile key={x} digit={digit} x={x} isGold={isGold(digit, index)} />
        ))}
      </g>
    </svg>
  );
}
