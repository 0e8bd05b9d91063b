import { useMemo, useRef, useState } from 'react';
import { useOpenDayBets } from './bets/bet-columns.tsx';
import { type Market, playPath } from './live/market.ts';
import { GameColumns } from './market/game-columns.tsx';
import { MarketFacts } from './market/market-facts.tsx';
import { GameHeader, MarketFrame, MarketLine } from './market/market-frame.tsx';
import { MarketType, useDraw } from './market/market-type.tsx';
import { gameScreens, isOffered, tapStop } from './matka-game.ts';
import { EntryField } from './numbers/entry-field.tsx';
import { JodiTools } from './numbers/jodi-tools.tsx';
import { MarkTiles, NumberGrid, type PickGroup } from './numbers/number-grid.tsx';
import { type NumberGame, numberGroups } from './numbers/number-groups.ts';
import { createTileMarks, pickKey } from './numbers/tile-marks.ts';
import { pathTo } from './paths.ts';
import { MatkaSlipProvider, usePicking } from './slip/matka-slip.tsx';
import type { Pick } from './slip/picked-lines.ts';
import { SlipOutcome } from './slip/slip-outcome.tsx';
import { SlipPlace } from './slip/slip-place.tsx';
import { useMatkaTexts } from './texts/matka-texts.ts';

const columns: Record<NumberGame, string> = {
  SINGLE: 'grid-cols-5',
  JODI: 'grid-cols-10',
  SINGLE_PATTI: 'grid-cols-6 lg:grid-cols-12',
  DOUBLE_PATTI: 'grid-cols-5 sm:grid-cols-9',
  TRIPLE_PATTI: 'grid-cols-5',
};

/** Single, jodi, single patti, double patti or triple patti of a market. */
export function NumberPage({ game }: { readonly game: NumberGame }) {
  const texts = useMatkaTexts();
  return (
    <MarketFrame
      title={texts.games[game]}
      pathOf={(matkaEventId) => pathTo(gameScreens[game], { matkaEventId })}
    >
      {(market) => (
        <MatkaSlipProvider key={`${market.matkaEventId}/${game}`} matkaEventId={market.matkaEventId}>
          <NumberTable game={game} market={market} />
        </MatkaSlipProvider>
      )}
    </MarketFrame>
  );
}

interface NumberTableProps {
  readonly game: NumberGame;
  readonly market: Market;
}

/** The numbers that can be picked: on the chosen draw, at the market's present rate. */
function usePickGroups({ game, market }: NumberTableProps, draw: Pick['draw'] | undefined) {
  const texts = useMatkaTexts();
  const rate = market.rates?.[game];
  const { day } = market;
  return useMemo(
    () =>
      numberGroups(game).map(
        ({ ank, numbers }): PickGroup => ({
          key: ank ?? 'all',
          title: ank === undefined ? undefined : texts.group(ank),
          picks: numbers.map((number) => ({
            key: pickKey(game, draw, number),
            game,
            draw: draw ?? 'CLOSE',
            number,
            label: number,
            rate,
            day,
          })),
        }),
      ),
    [game, draw, rate, day, texts],
  );
}

function NumberTable({ game, market }: NumberTableProps) {
  const texts = useMatkaTexts();
  const picking = usePicking();
  const box = useRef<HTMLFieldSetElement>(null);
  const [marks] = useState(() => createTileMarks((callback) => requestAnimationFrame(callback)));
  const [chosen, setChosen] = useDraw(market);
  // A jodi is on both draws and always sent as CLOSE.
  const draw = game === 'JODI' ? 'CLOSE' : chosen;
  const groups = usePickGroups({ game, market }, draw);
  const bets = useOpenDayBets(market);
  const picks = useMemo(() => groups.flatMap((group) => group.picks), [groups]);
  const numbers = useMemo(() => picks.map(({ number }) => number), [picks]);

  /** The same message for a tile, a typed number and a tool. */
  function unlessStopped(act: () => void): void {
    const stop = tapStop(market, game, draw);
    if (stop) picking.notify(texts.messages[stop]);
    else act();
  }
  const addNumbers = (added: readonly string[]) =>
    unlessStopped(() => picking.add(picks.filter(({ number }) => added.includes(number))));

  return (
    <GameColumns
      market={market}
      slip={(isWide) => <SlipPlace market={market} isWide={isWide} />}
      header={
        <GameHeader title={texts.games[game]} backTo={playPath(market)}>
          <MarketLine market={market} game={game} />
        </GameHeader>
      }
    >
      {game !== 'JODI' && (
        <MarketType
          market={market}
          draw={chosen}
          onDraw={(next) => {
            picking.close();
            setChosen(next);
          }}
        />
      )}
      <MarketFacts market={market} game={game} draw={draw} />
      <div className="flex flex-wrap items-start gap-x-2 gap-y-1">
        <EntryField box={box} numbers={numbers} onNumbers={addNumbers} />
        {game === 'JODI' && <JodiTools onNumbers={addNumbers} onClear={picking.close} />}
      </div>
      <NumberGrid
        box={box}
        label={texts.grid(texts.games[game])}
        groups={groups}
        marks={marks}
        isShut={draw !== undefined && !isOffered(market, game, draw)}
        columns={columns[game]}
        onTap={(pick) => unlessStopped(() => picking.toggle([pick]))}
        onDrag={(pick) => unlessStopped(() => picking.add([pick]))}
      />
      <MarkTiles marks={marks} bets={bets} />
      <SlipOutcome />
    </GameColumns>
  );
}

export const SinglePage = () => <NumberPage key="SINGLE" game="SINGLE" />;
export const JodiPage = () => <NumberPage key="JODI" game="JODI" />;
export const SinglePattiPage = () => <NumberPage key="SINGLE_PATTI" game="SINGLE_PATTI" />;
export const DoublePattiPage = () => <NumberPage key="DOUBLE_PATTI" game="DOUBLE_PATTI" />;
export const TriplePattiPage = () => <NumberPage key="TRIPLE_PATTI" game="TRIPLE_PATTI" />;
