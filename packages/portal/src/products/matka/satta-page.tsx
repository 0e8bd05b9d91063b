import { Select } from '@maidan/ui/form/fields.tsx';
import { useMemo, useRef, useState } from 'react';
import { useTexts } from '../../texts/texts.ts';
import { useOpenDayBets } from './bets/bet-columns.tsx';
import type { Market } from './live/market.ts';
import { ResultLine } from './live/market-figures.tsx';
import { GameColumns } from './market/game-columns.tsx';
import { MarketFacts } from './market/market-facts.tsx';
import { GameHeader, MarketFrame } from './market/market-frame.tsx';
import { isOffered, tapStop } from './matka-game.ts';
import { MarkTiles, NumberGrid } from './numbers/number-grid.tsx';
import { type SattaGame, sattaGroups } from './numbers/number-groups.ts';
import { createTileMarks } from './numbers/tile-marks.ts';
import { pathTo } from './paths.ts';
import { ProofButton } from './proof/proof-button.tsx';
import { MatkaSlipProvider, usePicking } from './slip/matka-slip.tsx';
import type { Pick } from './slip/picked-lines.ts';
import { SlipOutcome } from './slip/slip-outcome.tsx';
import { SlipPlace } from './slip/slip-place.tsx';
import { useMatkaTexts } from './texts/matka-texts.ts';

/** The slip of a market with andar and bahar; both addresses show the same page. */
export function SattaPage() {
  const { titles } = useTexts();
  return (
    <MarketFrame
      title={titles.sattaMatka}
      isHaroop
      pathOf={(matkaEventId) => pathTo('sattaMatkas', { matkaEventId })}
    >
      {(market) => (
        <MatkaSlipProvider key={market.matkaEventId} matkaEventId={market.matkaEventId}>
          <SattaSlip market={market} />
        </MatkaSlipProvider>
      )}
    </MarketFrame>
  );
}

function SattaSlip({ market }: { readonly market: Market }) {
  const { satta: texts } = useMatkaTexts();
  const { titles } = useTexts();
  const picking = usePicking();
  const [game, setGame] = useState<SattaGame>();

  return (
    <GameColumns
      market={market}
      slip={(isWide) => <SlipPlace market={market} isWide={isWide} />}
      header={
        <GameHeader title={titles.sattaMatka} backTo={pathTo('matka')}>
          <bdi>{market.name}</bdi>
        </GameHeader>
      }
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <ResultLine result={market.result} isJodiOnly />
        <ProofButton market={market} />
      </div>
      <Select
        label={texts.game}
        value={game ?? ''}
        placeholder={texts.select}
        onChange={({ target }) => {
          picking.close();
          setGame(target.value as SattaGame);
        }}
        options={[
          { value: 'singlePatti', label: texts.singlePatti },
          { value: 'haroop', label: texts.haroop },
        ]}
      />
      <MarketFacts market={market} game={game === 'haroop' ? 'SINGLE' : 'JODI'} draw="OPEN" />
      {game && <SattaNumbers key={game} market={market} game={game} />}
      <SlipOutcome isConfirmed />
    </GameColumns>
  );
}

function SattaNumbers({ market, game }: { readonly market: Market; readonly game: SattaGame }) {
  const texts = useMatkaTexts();
  const picking = usePicking();
  const box = useRef<HTMLFieldSetElement>(null);
  const [marks] = useState(() => createTileMarks((callback) => requestAnimationFrame(callback)));
  const bets = useOpenDayBets(market);
  const { rates, day } = market;
  const groups = useMemo(() => sattaGroups(game, { rates, day }, texts.satta), [game, rates, day, texts]);
  const [first] = groups[0]?.picks ?? [];

  function unlessStopped(pick: Pick, act: () => void): void {
    const stop = tapStop(market, pick.game, pick.draw);
    if (stop) picking.notify(texts.messages[stop]);
    else act();
  }

  return (
    <>
      <NumberGrid
        box={box}
        label={texts.grid(game === 'haroop' ? texts.satta.haroop : texts.satta.singlePatti)}
        groups={groups}
        marks={marks}
        isShut={first !== undefined && !isOffered(market, first.game, first.draw)}
        columns={game === 'haroop' ? 'grid-cols-5 sm:grid-cols-10' : 'grid-cols-10'}
        onTap={(pick) => unlessStopped(pick, () => picking.toggle([pick]))}
        onDrag={(pick) => unlessStopped(pick, () => picking.add([pick]))}
      />
      <MarkTiles marks={marks} bets={bets} isHaroop />
    </>
  );
}
