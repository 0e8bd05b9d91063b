import { formatCoins } from '@maidan/ui/format/coins.ts';
import { useStore } from '@maidan/ui/hooks/use-store.ts';
import { Tabs } from '@maidan/ui/tabs.tsx';
import { useState } from 'react';
import { useGame } from '../game/game-context.tsx';
import { useAviatorTexts } from '../texts/aviator-texts.ts';
import { BetRows } from './bet-rows.tsx';
import { PreviousBets } from './previous-bets.tsx';
import { TopBets } from './top-bets.tsx';

/** Everybody's actual bets and totals, with shortened names. */
export function BetsPanel({ isTall }: { readonly isTall: boolean }) {
  const { bets: texts } = useAviatorTexts();
  const count = useStore(useGame().bets)?.betCount;
  const [tab, setTab] = useState('all');
  return (
    <section
      aria-label={texts.label}
      className={`overflow-y-auto border-line bg-surface px-3 max-md:border-y md:rounded-xl md:border ${isTall ? 'min-h-0 flex-1' : 'max-h-[26rem]'}`}
    >
      <Tabs
        label={texts.label}
        value={tab}
        onValueChange={setTab}
        tabs={[
          { value: 'all', label: count ? `${texts.all} ${count}` : texts.all, content: <AllBets /> },
          { value: 'previous', label: texts.previous, content: <PreviousBets /> },
          { value: 'top', label: texts.top, content: <TopBets /> },
        ]}
      />
    </section>
  );
}

function AllBets() {
  const { bets: texts } = useAviatorTexts();
  const { bets, cards } = useGame();
  const picture = useStore(bets);
  if (!picture) return null;
  const share =
    picture.bets.length === 0 ? 0 : picture.bets.filter(({ x }) => x !== null).length / picture.bets.length;
  return (
    <>
      <dl className="flex justify-between gap-3 text-xs text-muted">
        <div className="flex flex-col-reverse">
          <dt>{texts.count}</dt>
          <dd className="figure tabular text-2xl leading-none text-text">{picture.betCount}</dd>
        </div>
        <div className="flex flex-col-reverse text-end">
          <dt>{texts.totalWin}</dt>
          <dd dir="ltr" className="figure tabular text-2xl leading-none text-win">
            {formatCoins(picture.totalWin)}
          </dd>
        </div>
      </dl>
      <div aria-hidden="true" className="my-2 h-1 overflow-hidden rounded-full bg-background">
        <div
          className="h-full origin-left rounded-full bg-win transition-transform rtl:origin-right"
          style={{ transform: `scaleX(${share})` }}
        />
      </div>
      <BetRows
        caption={texts.all}
        bets={picture.bets.map(({ id, player, amount, x, win }) => ({
          id,
          player,
          stake: amount,
          multiplier: x ?? undefined,
          win,
          isOwn: cards.isOwn(id),
        }))}
      />
    </>
  );
}
