import { coins, coinsToWireNumber, noCoins } from '@maidan/betting';
import { useAvailableCoins } from '../../../betting/wallet/use-available-coins.ts';
import { formatSummary } from '../../../format/coins.ts';
import { useTableTexts } from '../../../i18n/table/table-texts.ts';
import { Amount } from '../../../ui/figures/amount.tsx';
import type { BetPreview } from './preview-bet.ts';

/** More characters than this do not fit side by side on a phone in their usual size. */
const lettersMost = 36;

/** What the bet can win, what it risks, and what may be staked after it. */
export function SlipFigures({ mayWin, mayLose, held }: BetPreview) {
  const { slip: texts } = useTableTexts();
  const available = useAvailableCoins();
  const after = available === undefined ? undefined : coins(available - held);
  const letters = [mayWin, mayLose, after ?? noCoins].map(formatSummary).join('').length;
  const [large, usual] = letters > lettersMost ? ['text-sm', 'text-sm'] : ['text-xl', 'text-lg'];
  return (
    <dl className="flex flex-wrap justify-between gap-x-3 text-xs text-muted">
      <div>
        <dt>{texts.win}</dt>
        <dd className={`figure leading-tight text-win ${large}`}>
          <Amount
            coins={coinsToWireNumber(mayWin)}
            summary
            className={mayWin > 0n ? "before:content-['+']" : undefined}
          />
        </dd>
      </div>
      <div>
        <dt>{texts.risk}</dt>
        <dd className={`figure leading-tight text-text ${usual}`}>
          <Amount coins={coinsToWireNumber(mayLose)} summary plain />
        </dd>
      </div>
      <div>
        <dt>{texts.balanceAfter}</dt>
        <dd className={`figure leading-tight text-text ${usual}`}>
          {after === undefined ? '–' : <Amount coins={coinsToWireNumber(after)} entry plain />}
        </dd>
      </div>
    </dl>
  );
}
