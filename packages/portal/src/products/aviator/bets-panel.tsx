import { bandOf } from '@maidan/games/rules';
import { Segmented } from '@maidan/ui/form/segmented.tsx';
import { formatCoins, formatSummary } from '@maidan/ui/format/coins.ts';
import { useStore } from '@maidan/ui/hooks/use-store.ts';
import { FailedState, SkeletonRows } from '@maidan/ui/page-states.tsx';
import { Tabs } from '@maidan/ui/tabs.tsx';
import { memo, useState } from 'react';
import { type ShownBet, type TopBy, type TopPeriod, useListedBets } from './api.ts';
import { formatMultiplier } from './flight/flight.ts';
import { useFlight, useGame } from './game/game-context.tsx';
import { bandText } from './history-strip.tsx';
import { useAviatorTexts } from './texts/aviator-texts.ts';

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

interface BetRowsProps {
  readonly caption: string;
  readonly bets: readonly ShownBet[];
}

const cell = 'h-7.5 px-1 text-end first:ps-2 last:pe-2';

function BetRows({ caption, bets }: BetRowsProps) {
  const { bets: texts } = useAviatorTexts();
  if (bets.length === 0) return <p className="py-3 text-center text-sm text-muted">{texts.none}</p>;
  return (
    <table className="w-full border-separate border-spacing-0 pb-2 text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="text-xs text-muted [&>th]:font-medium">
          <th scope="col" className={`${cell} text-start`}>
            {texts.player}
          </th>
          <th scope="col" className={cell}>
            {texts.bet}
          </th>
          <th scope="col" className={cell}>
            {texts.x}
          </th>
          <th scope="col" className={cell}>
            {texts.win}
          </th>
        </tr>
      </thead>
      <tbody>
        {bets.map(({ id, ...bet }) => (
          <BetRow key={id} {...bet} you={texts.you} />
        ))}
      </tbody>
    </table>
  );
}

type BetRowProps = Omit<ShownBet, 'id'> & { readonly you: string };

/** A list changes several times a second: only rows that differ are rendered again. */
const BetRow = memo(({ player, stake, multiplier, win, isOwn, you }: BetRowProps) => {
  const hundredths = multiplier === undefined ? undefined : Math.round(multiplier * 100);
  const ground = hundredths === undefined ? 'border-b border-line/60' : 'bg-win/12';
  return (
    <tr className={`[&>td]:first:rounded-s-md [&>td]:last:rounded-e-md ${isOwn ? 'text-primary' : ''}`}>
      <td className={`${cell} ${ground} max-w-0 truncate text-start`}>{isOwn ? you : <bdi>{player}</bdi>}</td>
      <td dir="ltr" className={`${cell} ${ground} figure tabular`}>
        {formatSummary(stake)}
      </td>
      <td
        dir="ltr"
        className={`${cell} ${ground} figure tabular ${hundredths === undefined ? '' : bandText[bandOf(hundredths)]}`}
      >
        {hundredths !== undefined && formatMultiplier(hundredths)}
      </td>
      <td dir="ltr" className={`${cell} ${ground} figure tabular text-win`}>
        {hundredths !== undefined && formatCoins(win)}
      </td>
    </tr>
  );
});
BetRow.displayName = 'BetRow';

interface ListedRowsProps {
  readonly caption: string;
  readonly list: ReturnType<typeof useListedBets>;
}

function ListedRows({ caption, list: { data, error, refetch } }: ListedRowsProps) {
  const { bets: texts } = useAviatorTexts();
  if (data) return <BetRows caption={caption} bets={data} />;
  if (!error) return <SkeletonRows rows={4} rowClassName="h-7" />;
  return (
    <FailedState
      title={texts.notLoaded}
      reason={error.message}
      retry={texts.retry}
      onRetry={() => void refetch()}
    />
  );
}

/** The bets of the previous flight. */
function PreviousBets() {
  const { bets: texts } = useAviatorTexts();
  const { eventId } = useGame();
  const roundId = useFlight()?.roundId;
  return <ListedRows caption={texts.previous} list={useListedBets(eventId, { show: 'previous' }, roundId)} />;
}

const ways: readonly TopBy[] = ['win', 'multiplier'];
const periods: readonly TopPeriod[] = ['day', 'month', 'year'];

function TopBets() {
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
