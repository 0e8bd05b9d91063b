import { Gamepad } from '@maidan/ui/icons/places.ts';
import { EmptyState } from '@maidan/ui/page-states.tsx';
import { useParams } from 'react-router';
import { useBrand } from '../../brand/brand.ts';
import { useTexts } from '../../texts/texts.ts';
import { GameScreen } from './game-screen.tsx';
import { virtualGameId } from './known-games.ts';
import { useLaunchedTexts } from './texts/launched-texts.ts';
import { useGameName } from './texts/use-game-title.ts';
import { WayOutLink } from './way-out-link.tsx';

/** Document 2, section 2: `virtual-games/{gameName}`. */
export function VirtualGamePage() {
  const { gameName = '' } = useParams();
  const { flags } = useBrand();
  const texts = useLaunchedTexts();
  const { titles } = useTexts();
  const gameId = virtualGameId(gameName);
  const title = useGameName(gameId ?? '', titles.virtualGame);
  if (gameId !== undefined && flags.virtualGame) return <GameScreen gameId={gameId} title={title} />;
  return (
    <>
      <h1 className="mb-3 text-xl font-semibold">{titles.virtualGame}</h1>
      <EmptyState
        title={gameId === undefined ? texts.noGame : texts.notOffered}
        icon={<Gamepad aria-hidden="true" />}
      >
        {gameId === undefined && <p className="text-sm">{texts.noGameBody}</p>}
        <WayOutLink />
      </EmptyState>
    </>
  );
}
