import { GameTitle, RoundLine, stickyHeaderLook } from '@maidan/ui/game-header.tsx';
import { IconButton } from '@maidan/ui/icons/icon.tsx';
import { OpenBook } from '@maidan/ui/icons/places.ts';
import { ArrowLeft } from '@maidan/ui/icons/signs.ts';
import { lazyPart } from '@maidan/ui/lazy-part.ts';
import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { PhoneWallet } from '../../../betting/wallet.tsx';
import { pathTo } from '../paths.ts';
import { useTableTexts } from '../texts/table-texts.ts';
import { useRound } from './live/live-table.tsx';

const RulesDialog = lazyPart(async () => (await import('./rules-dialog.tsx')).RulesDialog);

interface TableHeaderProps {
  readonly code: string;
  readonly title: string;
}

/** The game's name above the number of the present round. */
export function TableHeader({ code, title }: TableHeaderProps) {
  const texts = useTableTexts();
  const roundId = useRound()?.roundId;
  const [isRulesOpen, setRulesOpen] = useState(false);
  return (
    <header className={stickyHeaderLook}>
      <Link
        to={pathTo('casino')}
        aria-label={texts.back}
        className="touch-target grid place-items-center rounded-lg md:hidden"
      >
        <ArrowLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" />
      </Link>
      <div className="@container min-w-0 flex-1 md:flex md:items-baseline md:gap-3">
        <GameTitle title={title} />
        <RoundLine label={texts.roundId} roundId={roundId} />
      </div>
      <IconButton
        label={texts.rules}
        icon={<OpenBook />}
        aria-haspopup="dialog"
        onClick={() => setRulesOpen(true)}
      />
      <PhoneWallet />
      <Suspense>
        {isRulesOpen && <RulesDialog code={code} title={title} onClose={() => setRulesOpen(false)} />}
      </Suspense>
    </header>
  );
}
