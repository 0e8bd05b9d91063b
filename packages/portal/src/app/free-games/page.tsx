import { classes } from '@maidan/ui/classes.ts';
import { ChevronDown } from '@maidan/ui/icons/signs.ts';
import { lazyPart } from '@maidan/ui/lazy-part.ts';
import { Skeleton } from '@maidan/ui/page-states.tsx';
import { Suspense, useState } from 'react';
import { useAccountTexts } from '../../account/texts/account-texts.ts';
import type { AccountTexts } from '../../account/texts/en.ts';

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

interface BannerProps {
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly texts: AccountTexts['freeGames'];
}

function Picture() {
  return (
    <svg viewBox="0 0 120 90" aria-hidden="true" className="h-24 w-32 shrink-0 rtl:-scale-x-100">
      <circle cx="92" cy="26" r="13" fill="#d7263d" />
      <path
        d="M84 16 Q92 26 84 36 M100 16 Q92 26 100 36"
        fill="none"
        stroke="#fff"
        strokeWidth="1.6"
        strokeDasharray="3 2"
      />
      <path d="M20 84 L64 40" stroke="#e9c46a" strokeWidth="15" strokeLinecap="round" />
      <path d="M8 96 L24 80" stroke="#6b4226" strokeWidth="7" strokeLinecap="round" />
      <path
        d="M64 18 H76 M58 28 H72 M62 8 H80"
        stroke="#fff"
        strokeWidth="2"
        strokeLinecap="round"
        opacity=".8"
      />
    </svg>
  );
}

export function Banner({ isOpen, onToggle, texts }: BannerProps) {
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={isOpen ? 'cricket-game' : undefined}
      onClick={onToggle}
      className="flex items-center gap-3 overflow-hidden rounded-2xl bg-header p-4 text-start text-on-header shadow-md hover:brightness-110"
    >
      <span className="min-w-0 flex-1">
        <span className="block text-lg font-extrabold sm:text-2xl">{texts.banner}</span>
        <span className="block text-sm">{texts.bannerBody}</span>
        <span className="mt-3 inline-flex min-h-9 items-center gap-1.5 rounded-full bg-accent px-4 whitespace-nowrap text-sm font-bold text-on-accent">
          {isOpen ? texts.close : texts.open}
          <ChevronDown
            className={classes('size-4 transition-transform', isOpen && 'rotate-180')}
            aria-hidden="true"
          />
        </span>
      </span>
      <Picture />
    </button>
  );
}
