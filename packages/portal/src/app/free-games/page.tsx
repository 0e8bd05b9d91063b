import { lazyPart } from '@maidan/ui/lazy-part.ts';
import { Skeleton } from '@maidan/ui/page-states.tsx';
import { Suspense, useState } from 'react';
import { useAccountTexts } from '../../account/texts/account-texts.ts';
import { Banner } from './banner.tsx';

const CricketGame = lazyPart(async () => (await import('./cricket-game.tsx')).CricketGame);

/** The banner opens the game and closes it again (document 1, section 2). */
export function FreeGamesPage() {
  const { freeGames: texts } = useAccountTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="flex max-w-2xl flex-col gap-3">
      <Banner isOpen={isOpen} onToggle={() => setOpen(!isOpen)} texts={texts} />
      {isOpen && (
        <div id="cricket-game">
          <Suspense fallback={<Skeleton className="h-96 w-full" />}>
            <CricketGame />
          </Suspense>
        </div>
      )}
    </div>
  );
}
