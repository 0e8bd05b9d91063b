import { useSportsTexts } from '../i18n/sports/sports-texts.ts';
import { Amount } from '../ui/amount.tsx';
import { stakesOf } from './preview-position.ts';
import type { SlipBet } from './slip-bet.ts';

/** What the bet on the slip may win and may lose. */
export function MayComeTo({ bet, stake }: { readonly bet: SlipBet; readonly stake: number }) {
  const { slip: texts } = useSportsTexts();
  const { mayWin, mayLose } = stakesOf(bet, stake);
  return (
    <dl className="flex justify-between gap-4 text-sm">
      <div className="flex gap-1.5">
        <dt className="text-muted">{texts.profit}</dt>
        <dd>
          <Amount coins={mayWin} summary />
        </dd>
      </div>
      <div className="flex gap-1.5">
        <dt className="text-muted">{texts.loss}</dt>
        <dd>
          <Amount coins={-mayLose} summary />
        </dd>
      </div>
    </dl>
  );
}
