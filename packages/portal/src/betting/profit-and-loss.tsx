import { type Coins, coinsToWireNumber } from '@maidan/betting';
import { useBettingTexts } from '../i18n/betting/betting-texts.ts';
import { Amount } from '../ui/figures/amount.tsx';

/** The most one bet can win and lose; both are positive. */
export interface Stakes {
  readonly mayWin: Coins;
  readonly mayLose: Coins;
}

export function ProfitAndLoss({ mayWin, mayLose }: Stakes) {
  const texts = useBettingTexts();
  return (
    <dl className="flex justify-between gap-4 text-sm">
      <div className="flex gap-1.5">
        <dt className="text-muted">{texts.profit}</dt>
        <dd>
          <Amount coins={coinsToWireNumber(mayWin)} summary />
        </dd>
      </div>
      <div className="flex gap-1.5">
        <dt className="text-muted">{texts.loss}</dt>
        <dd>
          <Amount coins={-coinsToWireNumber(mayLose)} summary />
        </dd>
      </div>
    </dl>
  );
}
