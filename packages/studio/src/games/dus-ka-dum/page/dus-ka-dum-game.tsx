import './dus-ka-dum.css';
import { SymbolSheet } from '@maidan/games/boards';
import { type Card, colourOf, parseCard, rankNumber, rankOf, ranks, suits } from '@maidan/games/kit/cards.ts';
import { useMemo, useState } from 'react';
import { cardSign, formatCard } from '../../../pages/cards/format-card.ts';
import { TurningCard } from '../../../pages/cards/turning-card.tsx';
import { BeadStrip } from '../../../pages/instant/bead-strip.tsx';
import { BetCell, priceOf } from '../../../pages/instant/bet-cell.tsx';
import { InstantFrame } from '../../../pages/instant/instant-frame.tsx';
import { ResultBar } from '../../../pages/instant/result-bar.tsx';
import { type InstantTable, useInstantGame } from '../../../pages/instant/use-instant-game.ts';
import { useReducedMotion, useSteps } from '../../../pages/instant/use-steps.ts';
import { winnersOf } from '../../../pages/instant/winners-of.ts';
import { useStudio } from '../../../pages/session/studio-context.ts';
import { useDusKaDumTexts } from '../texts/texts.ts';
import { formatDusKaDum } from './format-dus-ka-dum.ts';
import { SideBets } from './side-bets.tsx';

const numberOf = (card: Card): number => rankNumber(rankOf(card));

/** All forty cards have the same price. */
const exactPrice = ({ game }: InstantTable): string =>
  priceOf(game.options.find(({ id }) => id.startsWith('card-'))?.odds ?? 0);

/** The card is dealt, stays face down for a moment, is turned, and is shown. */
const waitsMs = [420, 520, 900];
const stillWaitsMs = [60, 120, 500];

interface SceneProps {
  readonly table: InstantTable;
  readonly card: Card | undefined;
  readonly text: string | undefined;
}

function Scene({ table, card, text }: SceneProps) {
  const { sounds } = useStudio();
  const texts = useDusKaDumTexts();
  const isStill = useReducedMotion();
  const { phase, round } = table.view;
  const steps = useSteps({
    run: phase === 'showing' ? round?.roundId : undefined,
    waitsMs: isStill ? stillWaitsMs : waitsMs,
    onStep: (step) => step < 2 && sounds.play(step === 0 ? 'card-slide' : 'card-flip'),
    onDone: table.settle,
  });
  const isShown = phase === 'shown';
  const isOpen = isShown || (phase === 'showing' && steps >= 2);
  const isOut = isShown || phase === 'showing';
  return (
    <section className="cd-scene dk-scene" aria-label={texts.dusKaDum.card}>
      <div className="dk-deck" data-busy={phase === 'asking' || phase === 'asking-again'} aria-hidden="true">
        {[0, 1, 2, 3].map((nth) => (
          <TurningCard key={nth} card={undefined} width={74} isOpen={false} label="" />
        ))}
      </div>
      <div className="dk-card" data-out={isOut}>
        <TurningCard
          card={isOut ? card : undefined}
          width={112}
          isOpen={isOpen}
          isWinner={isShown}
          label={card === undefined ? '' : formatCard(texts, card)}
        />
      </div>
      {isShown && round && text !== undefined ? (
        <ResultBar round={round} text={text} />
      ) : (
        <p className="cd-call">
          {table.isOpen ? texts.round.place : phase === 'showing' ? '' : texts.round.asking}
        </p>
      )}
    </section>
  );
}

export function DusKaDumGame() {
  const texts = useDusKaDumTexts();
  const table = useInstantGame('dus-ka-dum');
  const [hasExact, setHasExact] = useState(false);
  const { phase, round, recent } = table.view;
  const cards = useMemo(
    () =>
      recent.flatMap(({ outcome }) => (outcome.game === 'dus-ka-dum' ? (parseCard(outcome.card) ?? []) : [])),
    [recent],
  );
  const counts = useMemo(
    () =>
      Array.from({ length: 10 }, (_, index) => cards.filter((card) => numberOf(card) === index + 1).length),
    [cards],
  );
  const winners = useMemo(
    () => (phase === 'shown' && round ? winnersOf(table.game, round.outcome) : new Set<string>()),
    [phase, round, table.game],
  );
  const card = round?.outcome.game === 'dus-ka-dum' ? parseCard(round.outcome.card) : undefined;
  const text = card && texts.dusKaDum.result(texts.dusKaDum.names[numberOf(card) - 1] ?? '', cardSign(card));
  return (
    <InstantFrame table={table} title={texts.dusKaDum.title} press={texts.keys.turn} resultText={text}>
      <SymbolSheet letter="M" />
      <div className="dk">
        <Scene table={table} card={card} text={text} />
        <div className="dk-bets">
          <BeadStrip beads={cards.map((one) => ({ text: rankOf(one), colour: colourOf(one) }))} />
          <div className="dk-numbers">
            {counts.map((count, index) => (
              <NumberTile
                key={texts.dusKaDum.names[index]}
                table={table}
                number={index + 1}
                count={count}
                most={Math.max(...counts)}
                isWinner={winners.has(`number-${index + 1}`)}
              />
            ))}
          </div>
          <SideBets table={table} winners={winners} />
          <button
            type="button"
            className="dk-toggle"
            aria-expanded={hasExact}
            onClick={() => setHasExact(!hasExact)}
          >
            {texts.dusKaDum.exact} <span className="st-figure">{exactPrice(table)}</span>
          </button>
          {hasExact && <ExactCards table={table} winners={winners} />}
          <p className="st-hint dk-note">
            {cards.length > 0 && `${texts.history.over(cards.length)} · `}
            {texts.history.independent}
          </p>
        </div>
      </div>
    </InstantFrame>
  );
}

interface NumberTileProps {
  readonly table: InstantTable;
  readonly number: number;
  /** How often this number was drawn, and how often the most frequent one was: the length of the bar. */
  readonly count: number;
  readonly most: number;
  readonly isWinner: boolean;
}

/** A paper card with its number, its name and how often it was drawn. */
export function NumberTile({ table, number, count, most, isWinner }: NumberTileProps) {
  const texts = useDusKaDumTexts();
  const option = `number-${number}`;
  return (
    <BetCell
      table={table}
      option={option}
      name={formatDusKaDum(texts, option)}
      tone="paper"
      isWinner={isWinner}
      face={
        <>
          <b className="dk-number st-figure">{number}</b>
          <span className="dk-name">{texts.dusKaDum.names[number - 1]}</span>
          <span className="dk-count" title={texts.history.times(count)}>
            <i style={{ inlineSize: `${most === 0 ? 0 : (count * 100) / most}%` }} />
          </span>
        </>
      }
    />
  );
}

interface ExactCardsProps {
  readonly table: InstantTable;
  readonly winners: ReadonlySet<string>;
}

const deck: readonly Card[] = ranks
  .slice(0, 10)
  .flatMap((rank) => suits.map((suit): Card => `${rank}${suit}`));

/** Each of the forty cards, the four suits of a number beside each other. */
export function ExactCards({ table, winners }: ExactCardsProps) {
  const texts = useDusKaDumTexts();
  return (
    <div className="dk-exact" dir="ltr">
      {deck.map((card) => (
        <BetCell
          key={card}
          table={table}
          option={`card-${card}`}
          name={formatDusKaDum(texts, `card-${card}`)}
          face={
            <span className="cd-suit" data-suit={card.slice(-2)}>
              {cardSign(card)}
            </span>
          }
          tone="card"
          chipSize={24}
          isWinner={winners.has(`card-${card}`)}
        />
      ))}
    </div>
  );
}
