import { Ticket } from '@maidan/ui/icons/places.ts';
import { SidePane, useHasSidePane } from '@maidan/ui/shell-places.tsx';
import { useHomeTexts } from '../../app/home/texts/home-texts.ts';
import { OpenBetsList } from './open-bets-list.tsx';

/** For pages without markets: the empty place of the slip, and the open bets. */
export function BetsPane() {
  const { bets: texts } = useHomeTexts();
  if (!useHasSidePane()) return null;
  return (
    <SidePane>
      <div className="flex items-center gap-3 rounded-xl border border-dashed border-edge p-3">
        <Ticket aria-hidden="true" className="size-6 shrink-0 text-muted" />
        <p className="min-w-0">
          <strong className="block">{texts.slip}</strong>
          <span className="text-sm text-muted">{texts.slipHint}</span>
        </p>
      </div>
      <OpenBetsList />
    </SidePane>
  );
}

/** Within the page. */
const shownMost = 3;

/** Within the page on a phone, beside it on a desktop. */
export function OpenBets() {
  return useHasSidePane() ? <BetsPane /> : <OpenBetsList most={shownMost} />;
}
