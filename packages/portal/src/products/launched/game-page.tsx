import { useParams } from 'react-router';
import { useTexts } from '../../texts/texts.ts';
import { useOfferedGames } from './api.ts';
import { GameScreen } from './game-screen.tsx';
import { knownGame } from './known-games.ts';
import { useGameName } from './texts/use-game-title.ts';

/** Document 2, section 2: `iframe-casino/{gameId}`. */
export function LaunchedGamePage() {
  const { gameId = '' } = useParams();
  const { titles } = useTexts();
  const { data: games } = useOfferedGames({ isNeeded: knownGame(gameId) === undefined });
  const named = games?.find((game) => game.gameId === gameId)?.name;
  return <GameScreen gameId={gameId} title={useGameName(gameId, named ?? titles.launchedGame)} />;
}
