import { useState } from 'react';
import { Navigate } from 'react-router';
import { useLanguage, useTexts } from '../../texts/texts.ts';
import { useLaunch } from './api.ts';
import { FailedGame } from './failed-game.tsx';
import { GameFrame } from './frame/game-frame.tsx';
import { launchTarget } from './frame/launch-target.ts';
import { OpeningGame } from './frame/opening-game.tsx';
import { tabSecret } from './frame/tab-secret.ts';
import { knownGame } from './known-games.ts';
import { useLaunchedTexts } from './texts/launched-texts.ts';

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
