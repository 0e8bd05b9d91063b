import { classes } from '@maidan/ui/classes.ts';
import { memo, type ReactNode } from 'react';
import type { KnownGame } from '../known-games.ts';
import { AviatorArt } from './aviator-art.tsx';
import { AndarBaharArt, DusKaDumArt } from './card-art.tsx';
import { LudoArt } from './ludo-art.tsx';
import { RouletteArt } from './roulette-art.tsx';
import { RoyalArt } from './royal-art.tsx';

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
