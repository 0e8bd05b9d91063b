import { BrandSymbols } from '../../brand/brand-symbols.tsx';
import { useNightColours } from '../../brand/use-night-colours.ts';
import { GameHeader } from './game-header.tsx';
import { LaunchedGame } from './launched-game.tsx';

interface GameScreenProps {
  readonly gameId: string;
  readonly title: string;
}

/** A launched game at the full height of the page, with a minimum that is playable. */
export function GameScreen({ gameId, title }: GameScreenProps) {
  useNightColours();
  return (
    <div className="min-h-112">
      <BrandSymbols />
      <div className="absolute inset-0 flex flex-col md:inset-3 md:mx-auto md:max-w-[92rem]">
        <GameHeader title={title} />
        <div className="pb-safe relative min-h-0 flex-1 overflow-hidden md:rounded-xl md:border md:border-line">
          <LaunchedGame key={gameId} gameId={gameId} title={title} />
        </div>
      </div>
    </div>
  );
}
