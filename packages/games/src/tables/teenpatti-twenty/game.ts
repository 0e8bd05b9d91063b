import type { OptionsOutcome, Random } from '@maidan/betting';
import type { DealtCard, Judgement, TableGame, TableRows, TableView } from '../../game.ts';
import { type Hand, type HandKind, nameHand, readHand } from '../../kit/hands.ts';
import { fixedPrices, shownReturns } from '../../kit/priced-option.ts';
import { dealHands, handAt, roundSteps, winnersOf } from '../../kit/round-steps.ts';
import { headRow, rateRow } from '../../kit/table-rows-wire.ts';
import { teenpattiTwentyEntry as entry } from './entry.ts';
import { definition, type MainEnd, opensIn, options, type Place, places, playerOf } from './options.ts';

export const cardsInRound = 6;

export const deal = (random: Random): readonly DealtCard[] => dealHands(random, places, cardsInRound);

export const handOf = (dealt: readonly DealtCard[], place: Place) => handAt(dealt, place);

const steps = roundSteps({ betsMs: 22_000, lockMs: 2_000, cardMs: 2_500, resultMs: 10_000 });

interface ComparedHands {
  readonly hands: Readonly<Record<Place, Hand>>;
  readonly end: MainEnd;
}

/** Throws unless both hands are complete. */
export function compareHands(dealt: readonly DealtCard[]): ComparedHands {
  if (dealt.length !== cardsInRound) throw new RangeError('the round was not dealt to its end');
  const hands = { a: readHand(handOf(dealt, 'a')), b: readHand(handOf(dealt, 'b')) };
  const lead = hands.a.strength - hands.b.strength;
  return { hands, end: lead === 0 ? 'tie' : lead > 0 ? 'a' : 'b' };
}

const kindNames: Readonly<Record<HandKind, string>> = {
  'high-card': '-',
  pair: 'Pair',
  colour: 'Color',
  sequence: 'Sequence',
  trail: 'Trio',
  'pure-sequence': 'Pure Sequence',
};

const names: Readonly<Record<MainEnd, string>> = { a: 'Player A', b: 'Player B', tie: 'Tie' };

/** The rule and the reason that decided the round. */
export function formatEnd({ hands, end }: ComparedHands): Pick<Judgement, 'rule' | 'reason' | 'description'> {
  const kinds = `A : ${kindNames[hands.a.kind]}  |  B : ${kindNames[hands.b.kind]}`;
  const description = [names[end], kinds];
  if (end === 'tie') {
    const hand = nameHand(hands.a).toLowerCase();
    const reason = `Both hands are ${hand}: stakes on the players are returned`;
    return { rule: 'tie-returns-stakes', reason, description };
  }
  const hand = nameHand(hands[end]).toLowerCase();
  return { rule: 'higher-hand', reason: `${names[end]} wins with ${hand}`, description };
}

const tieCode = '0';

function judge(dealt: readonly DealtCard[]): Judgement {
  const compared = compareHands(dealt);
  const { hands, end } = compared;
  const outcome: OptionsOutcome = { groups: { main: end, a: hands.a.kind, b: hands.b.kind } };
  return {
    outcome,
    code: end === 'tie' ? tieCode : playerOf[end].sid,
    winners: winnersOf(definition, outcome),
    ...formatEnd(compared),
  };
}

const letters = new Map([
  [playerOf.a.sid, 'A'],
  [playerOf.b.sid, 'B'],
]);

const letter = (code: string): string => letters.get(code) ?? '-';

const rows = (game: Pick<TableGame, 'entry' | 'options'>, view: TableView): TableRows => ({
  t1: headRow(game, view, cardsInRound),
  t2: game.options.map((option) => rateRow(view, option, 'nation')),
});

const prices = fixedPrices(options);

export const teenpattiTwenty: TableGame = {
  entry,
  version: 1,
  returnFloor: 97,
  options,
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
