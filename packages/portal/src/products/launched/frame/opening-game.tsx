import { Button } from '@maidan/ui/button.tsx';
import { Unplugged } from '@maidan/ui/icons/signs.ts';
import { artShape, GameArt } from '../art/game-art.tsx';
import type { KnownGame } from '../known-games.ts';
import { useLaunchedTexts } from '../texts/launched-texts.ts';
import { WayOutLink } from '../way-out-link.tsx';

interface OpeningGameProps {
  readonly game: KnownGame | undefined;
  readonly title: string;
  readonly isSlow: boolean;
  readonly onRetry: () => void;
}

/** Covers the frame until the game is ready. */
export function OpeningGame({ game, title, isSlow, onRetry }: OpeningGameProps) {
  const texts = useLaunchedTexts();
  return (
    <div
      aria-busy={!isSlow}
      className="absolute inset-0 flex flex-col items-center justify-center gap-5 bg-background p-4"
    >
      <div className={`relative overflow-hidden rounded-2xl border border-white/12 ${artShape(game)}`}>
        <GameArt game={game} isCentred />
        {!isSlow && <div aria-hidden="true" className="skeleton-sheen absolute inset-0 opacity-35" />}
      </div>
      <div role="status" className="flex min-h-32 max-w-sm flex-col items-center gap-4 text-center">
        {isSlow ? (
          <>
            <p className="font-medium">{texts.slow}</p>
            <div className="flex flex-wrap justify-center gap-2">
              <Button onClick={onRetry}>{texts.retry}</Button>
              <WayOutLink />
            </div>
          </>
        ) : (
          <p className="figure text-xl text-muted">{texts.opening(title)}</p>
        )}
      </div>
    </div>
  );
}

interface FailedGameProps {
  /** The message of the house or the game. */
  readonly reason: string;
  readonly onRetry: () => void;
}

export function FailedGame({ reason, onRetry }: FailedGameProps) {
  const { failed: texts, retry } = useLaunchedTexts();
  return (
    <div role="alert" className="grid h-full place-items-center p-4">
      <div className="flex max-w-sm flex-col items-center gap-2 text-center">
        <span className="mb-1 grid size-16 place-items-center rounded-full bg-raised text-warning">
          <Unplugged aria-hidden="true" className="size-8" />
        </span>
        <h2 className="figure text-2xl">{texts.title}</h2>
        <p className="font-medium">
          <bdi>{reason}</bdi>
        </p>
        <p className="mb-3 text-muted">{texts.advice}</p>
        <div className="flex flex-wrap justify-center gap-2">
          <Button onClick={onRetry}>{retry}</Button>
          <WayOutLink />
        </div>
      </div>
    </div>
  );
}
