import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { pathTo } from '../../api/paths.ts';
import { PhoneWallet } from '../../betting/wallet/phone-wallet.tsx';
import { useTableTexts } from '../../i18n/table/table-texts.ts';
import { stickyHeaderLook } from '../../ui/game-header/game-header-look.ts';
import { GameTitle } from '../../ui/game-header/game-title.tsx';
import { RoundLine } from '../../ui/game-header/round-line.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { OpenBook } from '../../ui/icons/places.ts';
import { ArrowLeft } from '../../ui/icons/signs.ts';
import { lazyPart } from '../../ui/lazy-part.ts';
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
