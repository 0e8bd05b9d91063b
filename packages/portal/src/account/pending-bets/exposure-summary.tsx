import { formatCoins, formatExposure } from '@maidan/ui/format/coins.ts';
import { sumCoins } from '@maidan/ui/format/sum-coins.ts';
import { LatestOnly } from '@maidan/ui/latest-only.tsx';
import { useTexts } from '../../texts/texts.ts';
import { useAccountTexts } from '../texts/account-texts.ts';
import type { PendingBets } from './api.ts';

interface ExposureSummaryProps {
  readonly open: PendingBets;
  /** Undefined until the wallet is known. */
  readonly exposure: number | undefined;
}

/** The exposure beside the stakes it results from, and why the two differ. */
export function ExposureSummary({ open, exposure }: ExposureSummaryProps) {
  const { pending: texts, latestBets } = useAccountTexts();
  const { shell } = useTexts();
  const stakes = sumCoins(open.events.map((event) => event.stakes));
  return (
    <section className="rounded-xl border border-line bg-surface px-4 py-3">
      <div className="flex flex-wrap items-end gap-x-8 gap-y-2">
        <dl className="flex flex-wrap items-end gap-x-8 gap-y-2">
          <div>
            <dt className="text-xs font-medium text-muted uppercase">{shell.exposure}</dt>
            <dd className="tabular text-2xl leading-8 font-bold">
              {exposure === undefined ? '–' : formatExposure(exposure)}
            </dd>
          </div>
          {!open.hasMore && (
            <div>
              <dt className="text-xs font-medium text-muted uppercase">{texts.stakes}</dt>
              <dd className="tabular text-lg leading-8 font-semibold">{formatCoins(stakes)}</dd>
            </div>
          )}
        </dl>
        {open.hasMore ? (
          <LatestOnly says={latestBets} shown={open.bets.length} />
        ) : (
          <p className="pb-1 text-sm text-muted">{texts.bets(open.bets.length)}</p>
        )}
      </div>
      <p className="mt-2 text-sm text-muted">{texts.why}</p>
    </section>
  );
}
