import { useParams } from 'react-router';
import { useTexts } from '../../i18n/texts.ts';
import { GameScreen } from './game-screen.tsx';
import { useGameName } from './use-game-name.ts';

/** Document 2, section 2: `iframe-casino/{gameId}`. */
export function LaunchedGamePage() {
  const { gameId = '' } = useParams();
  const { titles } = useTexts();
  return <GameScreen gameId={gameId} title={useGameName(gameId, titles.launchedGame)} />;
}
