import { Gamepad } from '@maidan/ui/icons/places.ts';
import { EmptyState, FailedState } from '@maidan/ui/page-states.tsx';
import { useBrand } from '../../brand/brand.ts';
import { BrandSymbols } from '../../brand/brand-symbols.tsx';
import { useNightColours } from '../../brand/use-night-colours.ts';
import { useTexts } from '../../texts/texts.ts';
import { useOfferedGames } from './api.ts';
import { CardSkeletons, cardGrid, GameCard } from './game-card.tsx';
import { useLaunchedTexts } from './texts/launched-texts.ts';
import { WayOutLink } from './way-out-link.tsx';

/** The list of launched games: document 2, section 2. */
export function LaunchedListPage() {
  useNightColours();
  const brand = useBrand();
  const { titles } = useTexts();
  return (
    <div className="mx-auto w-full max-w-[80rem]">
      <BrandSymbols />
      <h1 className="figure mb-2 px-1 text-2xl">{titles.internationalCasino}</h1>
      {brand.flags.internationalCasino ? <Games /> : <NotOffered />}
    </div>
  );
}

function NotOffered() {
  const texts = useLaunchedTexts();
  return (
    <EmptyState title={texts.notOffered} icon={<Gamepad aria-hidden="true" />}>
      <WayOutLink />
    </EmptyState>
  );
}

function Games() {
  const { list: texts, retry } = useLaunchedTexts();
  const { data: games, error, refetch } = useOfferedGames();
  if (games?.length === 0) return <EmptyState title={texts.none} icon={<Gamepad aria-hidden="true" />} />;
  if (games) {
    return (
      <ul className={cardGrid}>
        {games.map((game) => (
          <GameCard key={game.gameId} {...game} />
        ))}
      </ul>
    );
  }
  if (!error) return <CardSkeletons />;
  return (
    <FailedState title={texts.failed} reason={error.message} retry={retry} onRetry={() => void refetch()} />
  );
}
