import { coinsToWireNumber, type Random, shuffle } from '@maidan/betting';
import type { DealtCard, Judgement, Step, TableGame, TableRows, TableView } from '../../game.ts';
import { type Card, noCard, rankNumber, rankOf } from '../../kit/cards.ts';
import { deckOf32 } from '../../kit/decks.ts';
import { fixedPrices, shownReturns } from '../../kit/priced-option.ts';
import { handAt, winnersOf } from '../../kit/round-steps.ts';
import { headRow, layText, limitsRow, rateText } from '../../kit/table-rows-wire.ts';
import { thirtyTwoCardsEntry as entry } from './entry.ts';
import { definition, opensIn, options, type Place, places } from './options.ts';

/** From 6 for the six to 13 for the king. */
export const pointsOf = (card: Card): number => rankNumber(rankOf(card));

/** Such as 9 for "player 9". */
const startOf = (place: string): number => Number(place.split(' ')[1]);

/** Includes the points the player started with; undefined before its first card. */
export function totalAt(place: string, cards: readonly Card[]): number | undefined {
  return cards.length === 0 ? undefined : cards.reduce((sum, card) => sum + pointsOf(card), startOf(place));
}

/** Considers only players who have a card. */
export function leadersOf(dealt: readonly DealtCard[]): readonly string[] {
  const places = [...new Set(dealt.map(({ place }) => place))];
  const totals = places.map((place) => totalAt(place, handAt(dealt, place)) ?? 0);
  const best = Math.max(...totals);
  return places.filter((_, index) => totals[index] === best);
}

/**
 * Draws from one pack; when it has too few cards for all who draw, a new one is shuffled, so that a tie is
 * always broken.
 */
function packOf(random: Random) {
  let pack: readonly Card[] = [];
  return (count: number): readonly Card[] => {
    if (pack.length < count) pack = shuffle(random, deckOf32);
    const drawn = pack.slice(0, count);
    pack = pack.slice(count);
    return drawn;
  };
}

/**
 * Deals a card to each player, then to each of those who lead together, until one leads alone or no card is
 * left.
 */
function dealFrom(draw: (count: number) => readonly Card[]): readonly DealtCard[] {
  const dealt: DealtCard[] = [];
  let drawing: readonly string[] = places;
  while (drawing.length > 1) {
    const cards = draw(drawing.length);
    if (cards.length === 0) break;
    dealt.push(...drawing.flatMap((place, index) => withCard(place, cards[index])));
    drawing = leadersOf(dealt);
  }
  return dealt;
}

export const deal = (random: Random): readonly DealtCard[] => dealFrom(packOf(random));

/** The places of a round's cards, given in the order they were dealt. */
function placeInOrder(cards: readonly Card[]): readonly DealtCard[] {
  let next = 0;
  return dealFrom((count) => {
    next += count;
    return cards.slice(next - count, next);
  });
}

const withCard = (place: string, card: Card | undefined): DealtCard[] =>
  card === undefined ? [] : [{ card, place }];

const [firstCardMs, drawnCardMs] = [3_000, 2_000];

export const steps = (dealt: readonly DealtCard[]): readonly Step[] => [
  { kind: 'bets', window: 'main', ms: 25_000 },
  { kind: 'lock', ms: 2_000 },
  ...dealt.map((fallen, index): Step => {
    const ms = index < places.length ? firstCardMs : drawnCardMs;
    return { kind: 'card', dealt: fallen, ms };
  }),
  { kind: 'result', ms: 10_000 },
];

/** The players' first cards, which decide the other bets. */
export const firstCards = (dealt: readonly DealtCard[]): readonly Card[] =>
  dealt.slice(0, places.length).map(({ card }) => card);

interface Won {
  /** The result code, which is also the player's sid: 1 for Player 8, and so on. */
  readonly code: string;
  readonly name: string;
  readonly rule: string;
  readonly reason: string;
}

const nameOf = (place: Place): string => place.replace('p', 'P');

/** Throws unless all players have a card and one leads alone. */
export function wonBy(dealt: readonly DealtCard[]): Won {
  const leaders = leadersOf(dealt);
  const index = places.findIndex((place) => leaders.includes(place));
  const place = places[index];
  if (dealt.length < places.length || leaders.length !== 1 || place === undefined) {
    throw new RangeError('the round was not dealt to its end');
  }
  const cards = handAt(dealt, place);
  const draws = cards.length - 1;
  const name = nameOf(place);
  const afterDraws = draws === 0 ? '' : `, after ${draws === 1 ? 'one more card' : `${draws} more cards`}`;
  return {
    code: String(index + 1),
    name,
    rule: draws === 0 ? 'highest-total' : 'tie-drawn-out',
    reason: `${name} wins with ${totalAt(place, cards)}${afterDraws}`,
  };
}

const letters = ['8', '9', '10', '11'];

/** Document 2: 8, 9, 10 and 11 for results 1 to 4. */
export const letter = (code: string): string => letters[Number(code) - 1] ?? '-';

function judge(dealt: readonly DealtCard[]): Judgement {
  const { code, name, rule, reason } = wonBy(dealt);
  const outcome = { groups: { winner: code } };
  return { outcome, code, winners: winnersOf(definition, outcome), rule, reason, description: [name] };
}

/** The length of recorded strings; longer only when a tie lasts that long. */
const codesLeast = 36;

/** The nth card of player k is at k + 4n; "1" means no card. */
function placedCodes(seen: readonly DealtCard[]): readonly string[] {
  const hands = places.map((place) => handAt(seen, place));
  const rounds = Math.max(codesLeast / places.length, ...hands.map((cards) => cards.length));
  return Array.from({ length: rounds }, (_, nth) => hands.map((cards) => cards[nth] ?? noCard)).flat();
}

export const listedPlace = (index: number): string => places[index % places.length] ?? '';

/** The codes of a finished round, from its cards in the order they were dealt. */
export const resultCards = (cards: readonly Card[]): readonly string[] => placedCodes(placeInOrder(cards));

/** C1 to C4 are totals, "0" before a player has a card. */
const totalsRow = (seen: readonly DealtCard[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    places.map((place, index) => [`C${index + 1}`, String(totalAt(place, handAt(seen, place)) ?? 0)]),
  );

export function rows(game: Pick<TableGame, 'entry' | 'options'>, view: TableView): TableRows {
  const t2 = game.options.map((option) => {
    const size = String(coinsToWireNumber(option.stakeMax));
    const lay = layText(view, option.sid);
    return {
      mid: view.roundId,
      sid: option.sid,
      nation: option.name,
      b1: rateText(view, option.sid),
      bs1: size,
      l1: lay,
      ls1: lay === '0' ? '0' : size,
      odds: rateText(view, option.sid),
      gstatus: view.isOpen(option.sid) ? 'ACTIVE' : 'SUSPENDED',
      gtype: game.entry.code,
      ...limitsRow(option),
    };
  });
  const t1 = { ...headRow(game, view, 0), ...totalsRow(view.seen), desc: placedCodes(view.seen).join(',') };
  return { t1, t2 };
}

const prices = fixedPrices(options);

export const thirtyTwoCards: TableGame = {
  entry,
  version: 1,
  returnFloor: 93,
  options,
  definition,
  deal,
  steps,
  prices: () => prices,
  opensIn,
  judge,
  letter,
  rows: (view) => rows({ entry, options }, view),
  resultCards,
  listedPlace,
  rules: async () => (await import('./rules.ts')).rules,
  returns: shownReturns(options),
};
