import { classes } from '@maidan/ui/classes.ts';
import { memo, type ReactNode } from 'react';
import type { KnownGame } from '../known-games.ts';
import { AndarBaharArt, DusKaDumArt } from './card-art.tsx';
import { LudoArt } from './ludo-art.tsx';
import { RouletteArt, RoyalArt } from './roulette-art.tsx';

const rays = Array.from({ length: 9 }, (_, index) => -84 + index * 10);

/** For a wide card: the curve of a flight with the plane at its tip. */
function AviatorArt() {
  return (
    <>
      {rays.map((turn) => (
        <path
          key={turn}
          d="M0 0L460 -13V13z"
          transform={`translate(0 148) rotate(${turn})`}
          fill="#fff"
          opacity=".045"
        />
      ))}
      <path d="M70 116C170 112 236 96 268 50V148H70z" fill="#F03A52" opacity=".32" />
      <path
        d="M70 116C170 112 236 96 268 50"
        fill="none"
        stroke="#FF4D64"
        strokeWidth="4.5"
        strokeLinecap="round"
      />
      <g transform="translate(256 62) rotate(-26) scale(1.05) translate(-8 -22)">
        <path d="M6 2 18 12 12 17H2z" fill="#C81E3C" />
        <path d="M4 15h18l2 5H8z" fill="#8F1029" />
        <path d="M52 9C56 1 70 1 75 9.5z" fill="#BFE3F5" stroke="#8F1029" strokeWidth="1.2" />
        <path d="M6 17C24 6 60 5 84 10c9 2 13 5 13 8-2 5-13 7-27 7-26 1-48-1-64-8z" fill="#F03A52" />
        <path d="M6 17c16 7 38 9 64 8 14 0 25-2 27-7-17 3-57 3-91-1z" fill="#A8142E" />
        <path d="M36 18 66 17 50 37c-2 2-8 2-8 0z" fill="#FFC53D" />
        <path d="M36 18 66 17l-2 3-26 1z" fill="#C58A10" />
        <ellipse cx="99" cy="17" rx="2.5" ry="14" fill="#fff" opacity=".45" />
        <circle cx="98" cy="17" r="3" fill="#FFC53D" />
      </g>
    </>
  );
}

interface Drawing {
  /** The colours of the background, from the lit middle to the edge. */
  readonly ground: readonly [string, string, string];
  readonly art: ReactNode;
  /** The middle of the picture; it is off the middle of the card, whose text is at its start. */
  readonly middle: number;
  readonly isWide?: boolean;
}

const drawings: Readonly<Record<KnownGame, Drawing>> = {
  lobby: { ground: ['#6B3FA0', '#3A1F63', '#150A28'], art: <RoyalArt />, middle: 240, isWide: true },
  roulette: { ground: ['#1E7A55', '#0D4632', '#05221A'], art: <RouletteArt />, middle: 112 },
  'dus-ka-dum': { ground: ['#C2611F', '#70300E', '#2A0F04'], art: <DusKaDumArt />, middle: 108 },
  'andar-bahar': { ground: ['#8A2440', '#4E1026', '#22060F'], art: <AndarBaharArt />, middle: 88 },
  ludo: { ground: ['#2C7BB8', '#123F6B', '#061A2E'], art: <LudoArt />, middle: 100 },
  aviator: { ground: ['#2B4A6B', '#14273F', '#060B10'], art: <AviatorArt />, middle: 200, isWide: true },
};

/** For a game without a picture of ours. */
const plainGround = ['#3C4A46', '#1D2724', '#0B100E'] as const;

const [width, height] = [176, 148];
/** How far pictures are above the middle of a card. */
const lift = 12;

function viewBoxOf({ middle, isWide = false }: Drawing, isCentred: boolean): string {
  const across = isWide ? 2 * width : width;
  return isCentred ? `${middle - across / 2} ${-lift} ${across} ${height}` : `0 0 ${across} ${height}`;
}

/** The shape of a picture without a card. */
export const artShape = (game: KnownGame | undefined): string =>
  isWideGame(game) ? 'aspect-352/148 w-full max-w-sm' : 'aspect-176/148 w-60';

/** Whether the picture is two cards wide. */
export const isWideGame = (game: KnownGame | undefined): boolean =>
  game !== undefined && drawings[game].isWide === true;

interface GameArtProps {
  readonly game: KnownGame | undefined;
  /** The game cannot be played at the moment. */
  readonly isDim?: boolean;
  /** The picture has no text over it. */
  readonly isCentred?: boolean;
}

/** The page must contain the symbol sheet of cards that some pictures use. */
export const GameArt = memo(function GameArt({ game, isDim = false, isCentred = false }: GameArtProps) {
  const drawing = game && drawings[game];
  const [light, middle, edge] = drawing?.ground ?? plainGround;
  return (
    <span
      aria-hidden="true"
      dir="ltr"
      className={classes('absolute inset-0', isDim && 'opacity-45 saturate-30')}
      style={{ background: `radial-gradient(120% 120% at 68% 25%, ${light}, ${middle} 55%, ${edge})` }}
    >
      {drawing && (
        <svg
          viewBox={viewBoxOf(drawing, isCentred)}
          preserveAspectRatio="xMaxYMin slice"
          aria-hidden="true"
          className="absolute inset-0 size-full"
        >
          {drawing.art}
        </svg>
      )}
    </span>
  );
});
