import { type Coins, coins, coinsToWireNumber, noCoins } from '@maidan/betting';
import { Amount } from '@maidan/ui/figures/amount.tsx';
import { formatSummary } from '@maidan/ui/format/coins.ts';
import { useTableTexts } from '../../texts/table-texts.ts';
import type { BetPreview } from './preview-bet.ts';

/** More characters than this do not fit side by side on a phone in their usual size. */
const lettersMost = 36;

interface SlipFiguresProps extends BetPreview {
  /** What may be staked before it. */
  readonly available: Coins | undefined;
}

/** What the bet can win, what it risks, and what may be staked after it. */
export function SlipFigures({ mayWin, mayLose, held, available }: SlipFiguresProps) {
  const { slip: texts } = useTableTexts();
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
