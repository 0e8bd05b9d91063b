import { useMemo, useRef, useState } from 'react';
import { useOpenDayBets } from './bets/use-day-bets.ts';
import { GameColumns } from './games/game-columns.tsx';
import { MarketType } from './games/market-type.tsx';
import { gameScreens } from './games/matka-game.ts';
import { type NumberGame, numberGroups } from './games/number-groups.ts';
import { isOffered, tapStop } from './games/tap-stop.ts';
import { useDraw } from './games/use-draw.ts';
import { GameHeader } from './market/game-header.tsx';
import type { Market } from './market/market.ts';
import { MarketFacts } from './market/market-facts.tsx';
import { MarketFrame } from './market/market-frame.tsx';
import { MarketLine } from './market/market-line.tsx';
import { playPath } from './market/market-links.ts';
import { EntryField } from './numbers/entry-field.tsx';
import { JodiTools } from './numbers/jodi-tools.tsx';
import { MarkTiles } from './numbers/mark-tiles.tsx';
import { NumberGrid, type PickGroup } from './numbers/number-grid.tsx';
import { pickKey } from './numbers/pick-key.ts';
import { createTileMarks } from './numbers/tile-marks.ts';
import { pathTo } from './paths.ts';
import { MatkaSlipProvider } from './slip/matka-slip.tsx';
import type { Pick } from './slip/picked-lines.ts';
import { SlipOutcome } from './slip/slip-outcome.tsx';
import { SlipPlace } from './slip/slip-place.tsx';
import { usePicking } from './slip/use-picking.ts';
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
