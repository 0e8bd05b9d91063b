import { noCoins } from '@maidan/betting';
import { useSportsTexts } from '../i18n/sports/sports-texts.ts';
import type { RunnerKind } from '../live/match-book.ts';
import { useRows } from '../live/match-prices.tsx';
import { Amount } from '../ui/amount.tsx';
import { useRunnerPosition, useRunnerPreview } from './positions.ts';
import type { SlipBet } from './slip-bet.ts';

interface RunnerPreviewProps {
  readonly bet: SlipBet;
  readonly kind: RunnerKind;
}

/** What each runner would bring if it won, now and with the bet on the slip. */
export function RunnerPreview({ bet, kind }: RunnerPreviewProps) {
  const { match: texts } = useSportsTexts();
  const rows = useRows(bet.table);
  const runners = rows.map(({ selectionId }) => selectionId);
  const held = useRunnerPosition(bet.marketId, kind);
  const preview = useRunnerPreview({ marketId: bet.marketId, kind, runners });
  return (
    <dl className="flex flex-col gap-1 rounded-lg bg-raised p-2 text-sm">
      {rows.map(({ selectionId, name }) => (
        <div key={selectionId} className="flex flex-wrap justify-between gap-x-3">
          <dt className="min-w-0">{texts.ifWins(name)}</dt>
          <dd className="ms-auto flex items-center gap-1.5 font-semibold">
            <Amount coins={held.get(selectionId) ?? noCoins} summary />
            {preview && (
              <>
                <span aria-hidden="true" className="text-muted rtl:-scale-x-100">
                  →
                </span>
                <Amount coins={preview.get(selectionId) ?? noCoins} summary />
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
