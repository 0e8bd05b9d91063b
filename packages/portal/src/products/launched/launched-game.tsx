import { classes } from '@maidan/ui/classes.ts';
import { useEffect, useRef, useState } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { useBrand } from '../../brand/brand.ts';
import { useLanguage, useTexts } from '../../texts/texts.ts';
import { useLaunch } from './api.ts';
import { type FrameMessage, useFrameMessages } from './frame/frame-message.ts';
import { type FramedGame, launchTarget, pageOfOurs, tabSecret } from './frame/launch-target.ts';
import { FailedGame, OpeningGame } from './frame/opening-game.tsx';
import { type KnownGame, knownGame } from './known-games.ts';
import { pathTo } from './paths.ts';
import { useLaunchedTexts } from './texts/launched-texts.ts';
import { wayOut } from './way-out-link.tsx';

interface LaunchedGameProps {
  readonly gameId: string;
  readonly title: string;
}

/** Requests the game's address from the house, and shows the game. */
export function LaunchedGame({ gameId, title }: LaunchedGameProps) {
  const { failed: texts } = useLaunchedTexts();
  const { errors } = useTexts();
  const { data, error, isFetching, refetch } = useLaunch(gameId);
  // A launch token can be used only once: changing the language later does not open the game again.
  const [language] = useState(useLanguage());
  const [fault, setFault] = useState<string>();
  const game = knownGame(gameId);

  function retry(): void {
    setFault(undefined);
    void refetch();
  }

  if (isFetching) return <OpeningGame game={game} title={title} isSlow={false} onRetry={retry} />;
  const reason = fault ?? error?.message;
  // Offline nothing is requested, so there is no reason of the house.
  if (reason !== undefined || !data)
    return <FailedGame reason={reason ?? errors.noResponse} onRetry={retry} />;
  const target = launchTarget(data.url, window.location.origin, language, tabSecret());
  switch (target.kind) {
    case 'page':
      return <Navigate to={target.path} replace />;
    case 'refused':
      return <FailedGame reason={texts.badAddress} onRetry={retry} />;
    case 'frame':
      return (
        <GameFrame
          key={data.url}
          framed={target.game}
          game={game}
          title={title}
          onRetry={retry}
          onFailed={setFault}
        />
      );
  }
}

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
function GameFrame({ framed, game, title, onRetry, onFailed }: GameFrameProps) {
  const { src, sandbox, origin, sendsReady } = framed;
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
    else onFailed(message.message || texts.failed.noReason);
  }
  useFrameMessages(frame, origin, answer);

  function onLoad(): void {
    if (sendsReady) return;
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
