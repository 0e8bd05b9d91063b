import { SymbolSheet } from '@maidan/games/boards';
import { ranks, suits } from '@maidan/games/kit/cards.ts';
import { useMemo } from 'react';
import { suitSign } from '../../../pages/cards/format-card.ts';
import { BeadStrip } from '../../../pages/instant/bead-strip.tsx';
import { BetCell } from '../../../pages/instant/bet-cell.tsx';
import { InstantFrame } from '../../../pages/instant/instant-frame.tsx';
import { type InstantTable, useInstantGame } from '../../../pages/instant/use-instant-game.ts';
import { winnersOf } from '../../../pages/instant/winners-of.ts';
import { useAndarBaharTexts } from '../texts/texts.ts';
import { DealScene } from './deal-scene.tsx';
import { formatAndarBahar, formatJoker } from './format-andar-bahar.ts';
import { winningSide } from './sides.ts';
import './andar-bahar.css';

interface BetsProps {
  readonly table: InstantTable;
  readonly winners: ReadonlySet<string>;
}

function MainBets({ table, winners }: BetsProps) {
  const texts = useAndarBaharTexts();
  return (
    <div className="ab-main">
      {(['andar', 'bahar'] as const).map((side) => (
        <BetCell
          key={side}
          table={table}
          option={side}
          name={formatAndarBahar(texts, side)}
          tone={`main ${side}`}
          chipSize={34}
          isWinner={winners.has(side)}
        />
      ))}
    </div>
  );
}

function CountBets({ table, winners }: BetsProps) {
  const texts = useAndarBaharTexts();
  const counts = table.game.options.map(({ id }) => id).filter((id) => id.startsWith('cards-'));
  return (
    <>
      <h2 className="ab-heading">{texts.andarBahar.match}</h2>
      <div className="ab-counts">
        {counts.map((id) => {
          const range = id.slice('cards-'.length);
          return (
            <BetCell
              key={id}
              table={table}
              option={id}
              name={formatAndarBahar(texts, id)}
              face={<bdi className="st-figure">{range}</bdi>}
              tone="side"
              chipSize={24}
              isWinner={winners.has(id)}
            />
          );
        })}
      </div>
    </>
  );
}

function JokerBets({ table, winners }: BetsProps) {
  const texts = useAndarBaharTexts();
  const { andarBahar } = texts;
  const cell = (id: string, tone: string, face?: string) => (
    <BetCell
      key={id}
      table={table}
      option={`joker-${id}`}
      name={formatAndarBahar(texts, `joker-${id}`)}
      face={
        <span className={face === undefined ? undefined : 'cd-suit'} data-suit={id}>
          {face ?? formatJoker(texts, id)}
        </span>
      }
      tone={tone}
      chipSize={24}
      isWinner={winners.has(`joker-${id}`)}
    />
  );
  return (
    <>
      <h2 className="ab-heading">{andarBahar.joker}</h2>
      <div className="ab-jokers">
        {cell('red', 'red')}
        {cell('black', 'black')}
        {suits.map((suit) => cell(suit, 'side', suitSign(suit)))}
      </div>
      <div className="ab-heights">
        {cell('below-8', 'side')}
        {cell('8', 'side')}
        {cell('above-8', 'side')}
      </div>
      <h2 className="ab-heading">{andarBahar.rank}</h2>
      <div className="ab-ranks" dir="ltr">
        {ranks.map((rank) => cell(`rank-${rank}`, 'card'))}
      </div>
    </>
  );
}

export function AndarBaharGame() {
  const texts = useAndarBaharTexts();
  const table = useInstantGame('andar-bahar');
  const { phase, round, recent } = table.view;
  const winners = useMemo(
    () => (phase === 'shown' && round ? winnersOf(table.game, round.outcome) : new Set<string>()),
    [phase, round, table.game],
  );
  const beads = useMemo(
    () =>
      recent.flatMap(({ outcome }) => {
        if (outcome.game !== 'andar-bahar') return [];
        const side = winningSide(outcome.cards.length);
        return [{ text: texts.andarBahar[side].slice(0, 1), colour: side }];
      }),
    [recent, texts],
  );
  const count = round?.outcome.game === 'andar-bahar' ? round.outcome.cards.length : undefined;
  const text =
    count === undefined ? undefined : texts.andarBahar.result(texts.andarBahar[winningSide(count)], count);
  return (
    <InstantFrame table={table} title={texts.andarBahar.title} press={texts.keys.deal} resultText={text}>
      <SymbolSheet letter="M" />
      <div className="ab">
        <DealScene table={table} text={text} />
        <div className="ab-bets">
          <BeadStrip beads={beads} />
          <MainBets table={table} winners={winners} />
          <CountBets table={table} winners={winners} />
          <JokerBets table={table} winners={winners} />
          <p className="st-hint">{texts.history.independent}</p>
        </div>
      </div>
    </InstantFrame>
  );
}
