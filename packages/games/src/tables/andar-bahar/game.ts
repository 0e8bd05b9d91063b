import { type OptionsOutcome, type Random, shuffle } from '@maidan/betting';
import type { DealtCard, Judgement, Step, TableGame, TableRows, TableView } from '../../game.ts';
import { cardName, noCard, parityName, type Rank, rankOf, suitName, suitOf } from '../../kit/cards.ts';
import { fullDeck } from '../../kit/decks.ts';
import { fixedPrices, shownReturns } from '../../kit/priced-option.ts';
import { winnersOf } from '../../kit/round-steps.ts';
import { headRow, rateRow } from '../../kit/table-rows-wire.ts';
import { andarBaharEntry as entry } from './entry.ts';
import { definition, opensIn, options, type SideEnd, suitTiles } from './options.ts';

/** The joker, then Bahar and Andar in turn, until a card of the joker's rank falls. */
function deal(random: Random): readonly DealtCard[] {
  const [joker, ...others] = shuffle(random, fullDeck);
  if (joker === undefined) throw new RangeError('no card to turn up');
  const match = others.findIndex((card) => rankOf(card) === rankOf(joker));
  const fallen = others.slice(0, match + 1);
  return [
    { card: joker, place: 'joker' },
    ...fallen.map((card, index) => ({ card, place: index % 2 === 0 ? 'bahar' : 'andar' })),
  ];
}

/** Whether the last card has the joker's rank, which ends the round. */
export function isMatched([joker, ...fallen]: readonly DealtCard[]): boolean {
  const last = fallen.at(-1);
  return joker !== undefined && last !== undefined && rankOf(last.card) === rankOf(joker.card);
}

/** How many cards after the joker are dealt before the second bet is offered. */
export const cardsOfFirstBet = 2;

const lock: Step = { kind: 'lock', ms: 2_000 };
const cardMs = 800;
const decidingCardExtraMs = 500;

const bets = (window: string, ms: number): readonly Step[] => [{ kind: 'bets', window, ms }, lock];

function steps(dealt: readonly DealtCard[]): readonly Step[] {
  const cards = dealt.map((fallen, index): Step => {
    const isDeciding = index > 0 && index === dealt.length - 1;
    return { kind: 'card', dealt: fallen, ms: cardMs + (isDeciding ? decidingCardExtraMs : 0) };
  });
  const later = cards.slice(1 + cardsOfFirstBet);
  return [
    ...bets('joker', 15_000),
    ...cards.slice(0, 1),
    ...bets('first', 15_000),
    ...cards.slice(1, 1 + cardsOfFirstBet),
    ...(later.length > 0 ? [...bets('second', 12_000), ...later] : []),
    { kind: 'result', ms: 8_000 },
  ];
}

const andarCode = '1';
const baharCode = '2';

/** By the number of cards dealt after the joker: an odd last card is Bahar's. */
function sideEnd(cardCount: number): SideEnd {
  const isBahar = cardCount % 2 === 1;
  if (cardCount > cardsOfFirstBet) return isBahar ? 'bahar-later' : 'andar-later';
  return isBahar ? 'bahar-first-card' : 'andar-second-card';
}

export const outcomeOf = (joker: Rank, cardCount: number): OptionsOutcome => ({
  groups: { side: sideEnd(cardCount), joker },
});

function judge(dealt: readonly DealtCard[]): Judgement {
  const [joker, ...fallen] = dealt;
  const last = fallen.at(-1);
  if (joker === undefined || last === undefined || rankOf(last.card) !== rankOf(joker.card)) {
    throw new RangeError('the round was not dealt to its end');
  }
  const outcome = outcomeOf(rankOf(joker.card), fallen.length);
  const isBahar = fallen.length % 2 === 1;
  const winner = isBahar ? 'Bahar' : 'Andar';
  return {
    outcome,
    code: isBahar ? baharCode : andarCode,
    winners: winnersOf(definition, outcome),
    rule: 'joker-matched',
    reason: `${winner} wins: the joker is the ${cardName(joker.card)}, and card ${fallen.length} is the ${cardName(last.card)}`,
    description: [winner, suitName(suitOf(joker.card)), parityName(joker.card), rankOf(joker.card)],
  };
}

/** Document 2: A for 1, otherwise B. A round that was returned has no code. */
function letter(code: string): string {
  if (code === '') return '-';
  return code === andarCode ? 'A' : 'B';
}

type Row = TableRows['t2'][number];

function suitRows(view: TableView): readonly Row[] {
  return suitTiles.map(({ sid, name }) => ({
    mid: view.roundId,
    nat: name,
    sid,
    rate: '0',
    odds: '0',
    gstatus: '0',
    min: 0,
    max: 0,
  }));
}

/** All cards are in one string: the joker, then Bahar's at odd positions and Andar's at even ones. */
function rows(game: Pick<TableGame, 'entry' | 'options'>, view: TableView): TableRows {
  const cards = view.seen.map(({ card }) => card).join(',') || noCard;
  const optionRows = options.map((option) => rateRow(view, option, 'nat'));
  const inOrder = [...optionRows, ...suitRows(view)].sort(
    (one, other) => Number(one.sid) - Number(other.sid),
  );
  return { t1: { ...headRow(game, view, 1), desc: cards, cards }, t2: inOrder };
}

const prices = fixedPrices(options);

export const andarBahar: TableGame = {
  entry,
  version: 1,
  returnFloor: 84,
  options,
  shutTiles: suitTiles,
  definition,
  deal,
  steps,
  prices: () => prices,
  opensIn,
  judge,
  letter,
  rows: (view) => rows({ entry, options }, view),
  rules: async () => (await import('./rules.ts')).rules,
  returns: shownReturns(options),
};
