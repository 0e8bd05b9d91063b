import { type Coins, coinsToWireNumber } from '@maidan/betting';
import { Amount } from '@maidan/ui/figures/figure.tsx';
import { useBettingTexts } from '../texts/betting-texts.ts';

/** The most one bet can win and lose; both are positive. */
export interface Stakes {
  readonly mayWin: Coins;
  readonly mayLose: Coins;
}

interface ProfitAndLossProps extends Stakes {
  /** What must happen for each, where one line can say it. */
  readonly winsWhen?: string | undefined;
  readonly losesWhen?: string | undefined;
}

/** Half the row, or the whole row if a figure is long. */
const box = 'min-w-min flex-1 basis-[calc(50%-0.25rem)] rounded-lg bg-background px-3 py-1.5';

export function ProfitAndLoss({ mayWin, mayLose, winsWhen, losesWhen }: ProfitAndLossProps) {
  const texts = useBettingTexts();
  return (
    <dl className="flex flex-wrap gap-2 text-xs">
      <div className={box}>
        <dt className="text-muted">{texts.profit}</dt>
        <dd className="text-lg leading-6 font-bold">
          <Amount
            coins={coinsToWireNumber(mayWin)}
            summary
            className={mayWin > 0n ? "before:content-['+']" : undefined}
          />
        </dd>
        {winsWhen && <dd className="text-muted">{winsWhen}</dd>}
      </div>
      <div className={box}>
        <dt className="text-muted">{texts.loss}</dt>
        <dd className="text-lg leading-6 font-bold">
          <Amount coins={-coinsToWireNumber(mayLose)} summary />
        </dd>
        {losesWhen && <dd className="text-muted">{losesWhen}</dd>}
      </div>
    </dl>
  );
}
