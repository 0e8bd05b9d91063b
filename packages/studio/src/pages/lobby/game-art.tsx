import { PlayingCard } from '@maidan/games/boards';
import type { Card } from '@maidan/games/kit/cards.ts';
import { type ComponentType, memo, useCallback } from 'react';
import { bowlArt, rotorArt } from '../../games/roulette/page/wheel-art.ts';
import type { StudioGame } from '../../wire/instant.ts';

function CardAt({
  card,
  x,
  y,
  turn,
}: {
  readonly card?: Card;
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn} 32 45)`}>
      <rect x="2" y="5" width="64" height="90" rx="6" opacity=".4" />
      <PlayingCard card={card} width={64} isHidden />
    </g>
  );
}

const WheelArt = memo(function WheelArt() {
  const fill = useCallback((node: SVGGElement | null) => {
    if (node !== null) node.innerHTML = `${bowlArt}${rotorArt}`;
  }, []);
  return <g ref={fill} transform="translate(232 92) scale(.98)" />;
});

const CardsArt = () => (
  <>
    <CardAt card="ASS" x={120} y={46} turn={-22} />
    <CardAt card="5HH" x={158} y={26} turn={-8} />
    <CardAt card="8CC" x={200} y={24} turn={7} />
    <CardAt card="10DD" x={240} y={42} turn={22} />
  </>
);

const MatchArt = () => (
  <>
    <path
      d="M126 60h26m-9-9 9 9-9 9M298 60h-26m9-9-9 9 9 9"
      stroke="#F3D58A"
      strokeWidth="4"
      fill="none"
      strokeLinecap="round"
    />
    <CardAt card="KHH" x={180} y={14} turn={0} />
    <CardAt card="KSS" x={236} y={72} turn={12} />
    <CardAt card="4CC" x={122} y={78} turn={-12} />
  </>
);

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

const LudoArt = () => (
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

/** Every game that the lobby offers. */
export type DrawnGame = Exclude<StudioGame, 'lobby'>;

const drawings: Readonly<Record<DrawnGame, ComponentType>> = {
  roulette: WheelArt,
  'dus-ka-dum': CardsArt,
  'andar-bahar': MatchArt,
  ludo: LudoArt,
};

/** A picture of the game, in 320 x 180. */
export function GameArt({ game }: { readonly game: DrawnGame }) {
  const Art = drawings[game];
  return (
    <svg className="lb-art" viewBox="0 0 320 180" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
      <Art />
    </svg>
  );
}
