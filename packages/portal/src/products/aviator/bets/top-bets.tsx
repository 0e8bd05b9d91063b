import { Segmented } from '@maidan/ui/form/segmented.tsx';
import { useState } from 'react';
import { type TopBy, type TopPeriod, useListedBets } from '../api.ts';
import { useGame } from '../game/game-context.tsx';
import { useAviatorTexts } from '../texts/aviator-texts.ts';
import { ListedRows } from './listed-rows.tsx';

const ways: readonly TopBy[] = ['win', 'multiplier'];
const periods: readonly TopPeriod[] = ['day', 'month', 'year'];

export function TopBets() {
  const { bets: texts } = useAviatorTexts();
  const { eventId } = useGame();
  const [by, setBy] = useState<TopBy>('win');
  const [period, setPeriod] = useState<TopPeriod>('day');
  return (
    <div className="flex flex-col gap-2">
      <Segmented
        label={texts.byLabel}
        value={by}
        onValueChange={setBy}
        segments={ways.map((value) => ({ value, label: texts.by[value] }))}
      />
      <Segmented
        label={texts.periodLabel}
        value={period}
        onValueChange={setPeriod}
        segments={periods.map((value) => ({ value, label: texts.period[value] }))}
      />
      <ListedRows caption={texts.top} list={useListedBets(eventId, { show: 'top', by, period }, undefined)} />
    </div>
  );
}
