import { type Coins, coinsToWireNumber } from '@maidan/betting';
import { Amount } from '@maidan/ui/figures/figure.tsx';
import { SlipFigures } from '@maidan/ui/slip/slip-figures.tsx';
import { useBettingTexts } from './texts/betting-texts.ts';

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

/** Half the row each, or the whole row if a figure is long. */
const boxes = {
  list: 'flex-wrap gap-2 text-xs',
  item: 'min-w-min flex-1 basis-[calc(50%-0.25rem)] rounded-lg bg-background px-3 py-1.5',
  label: 'text-muted',
  value: 'text-lg leading-6 font-bold',
};

export function ProfitAndLoss({ mayWin, mayLose, winsWhen, losesWhen }: ProfitAndLossProps) {
  const texts = useBettingTexts();
  return (
    <SlipFigures
      look={boxes}
      figures={[
        {
          label: texts.profit,
          value: <Amount coins={coinsToWireNumber(mayWin)} summary plus />,
          note: winsWhen,
        },
        {
          label: texts.loss,
          value: <Amount coins={-coinsToWireNumber(mayLose)} summary />,
          note: losesWhen,
        },
      ]}
    />
  );
}
