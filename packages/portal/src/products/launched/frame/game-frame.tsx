import { classes } from '@maidan/ui/classes.ts';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useBrand } from '../../../brand/brand.ts';
import type { KnownGame } from '../known-games.ts';
import { pathTo } from '../paths.ts';
import { useLaunchedTexts } from '../texts/launched-texts.ts';
import { wayOut } from '../way-out/way-out.ts';
import type { FrameMessage } from './frame-message.ts';
import type { FramedGame } from './launch-target.ts';
import { OpeningGame } from './opening-game.tsx';
import { pageOfOurs } from './page-of-ours.ts';
import { useFrameMessages } from './use-frame-messages.ts';

/** After this time in milliseconds the player is informed that the game is slow. */
const slowAfterMs = 10_000;

interface GameFrameProps {
  readonly framed: FramedGame;
  readonly game: KnownGame | undefined;
  readonly title: string;
  readonly onRetry: () => void;
  readonly onFailed: (reason: string) => void;
}

/** Created anew for every address. A round that is open when the page is left continues without it. */
export function GameFrame({ framed, game, title, onRetry, onFailed }: GameFrameProps) {
  const { src, sandbox, origin, saysReady } = framed;
  const texts = useLaunchedTexts();
  const navigate = useNavigate();
  const brand = useBrand();
  const frame = useRef<HTMLIFrameElement>(null);
  const [isReady, setReady] = useState(false);
  const isSlow = useIsSlow(isReady);

  function answer(message: FrameMessage): void {
    if (message.kind === 'ready') setReady(true);
    else if (message.kind === 'close') void navigate(wayOut(brand).path);
    else if (message.kind === 'open') void navigate(pathTo('launchedGame', { gameId: message.gameId }));
    else if (message.kind === 'verify') void navigate(pathTo('verifyRound', { roundId: message.roundId }));
    else onFailed(message.message || texts.failed.saidNothing);
  }
  useFrameMessages(frame, origin, answer);

  function onLoad(): void {
    if (saysReady) return;
    setReady(true);
    const path = frame.current && pageOfOurs(frame.current, window.location.origin);
    if (path) void navigate(path, { replace: true });
  }

  return (
    <>
      <iframe
        ref={frame}
        title={title}
        src={src}
        sandbox={sandbox}
        allow="autoplay; fullscreen"
        referrerPolicy="no-referrer"
        onLoad={onLoad}
        className={classes('size-full border-0 bg-background', !isReady && 'invisible')}
      />
      {!isReady && <OpeningGame game={game} title={title} isSlow={isSlow} onRetry={onRetry} />}
    </>
  );
}

function useIsSlow(isReady: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (isReady) return;
    const timer = setTimeout(() => setSlow(true), slowAfterMs);
    return () => clearTimeout(timer);
  }, [isReady]);
  return isSlow;
}
