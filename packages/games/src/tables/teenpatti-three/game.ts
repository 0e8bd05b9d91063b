import type { GroupOutcome, OptionsOutcome, Random } from '@maidan/betting';
import type { DealtCard, Judgement, TableGame, TableRows, TableView } from '../../game.ts';
import { noCard } from '../../kit/cards.ts';
import { type Hand, type HandKind, nameHand, readHand } from '../../kit/hands.ts';
import { fixedPrices, shownReturns } from '../../kit/priced-option.ts';
import { dealHands, handAt, roundSteps, winnersOf } from '../../kit/round-steps.ts';
import { headRow, limitsRow, rateText } from '../../kit/table-rows-wire.ts';
import { teenpattiThreeEntry as entry } from './entry.ts';
import {
  definition,
  handName,
  kindSid,
  opensIn,
  options,
  type Place,
  places,
  sidMeant,
  tableRows,
  winnerSid,
} from './options.ts';

const cardsInHand = 3;
export const cardsInRound = places.length * cardsInHand;

const deal = (random: Random): readonly DealtCard[] => dealHands(random, places, cardsInRound);

const handOf = (dealt: readonly DealtCard[], place: Place) => handAt(dealt, place);

const steps = roundSteps({
  betsMs: 22_000,
  lockMs: 2_000,
  cardMs: 2_000,
  decidingCardExtraMs: 500,
  resultMs: 10_000,
});

/** The code of a round that was void because two hands tied for the best. */
const tieCode = '0';

type Hands = Readonly<Record<Place, Hand>>;

/** The result of the options on a hand of this kind. */
export function kindOutcome(place: Place, kind: HandKind): GroupOutcome {
  return kindSid(place, kind) ?? { verdicts: {} };
}

const outcomeOf = (hands: Hands, winner: Place): OptionsOutcome => ({
  groups: {
    winner: winnerSid(winner),
    ...Object.fromEntries(places.map((place) => [place, kindOutcome(place, hands[place].kind)])),
  },
});

/** Such as "T : Pair  |  L : -  |  D : Flush", with the spaces of recorded descriptions. */
const kindsText = (hands: Hands): string =>
  places
    .map((place) => {
      const row = tableRows.find(({ kind }) => kind === hands[place].kind);
      return `${handName(place).charAt(0)} : ${row?.name ?? '-'}`;
    })
    .join('  |  ');

function judgeTie(hands: Hands, tied: readonly Place[]): Judgement {
  const names = tied.map(handName);
  const [first] = tied;
  const hand = first === undefined ? '' : nameHand(hands[first]).toLowerCase();
  return {
    outcome: { void: true },
    code: tieCode,
    winners: [],
    rule: 'tie-for-the-top',
    reason: `${names.slice(0, -1).join(', ')} and ${names.at(-1)} tie with ${hand}: every stake is returned`,
    description: ['Tie', kindsText(hands)],
  };
}

function judge(dealt: readonly DealtCard[]): Judgement {
  if (dealt.length !== cardsInRound) throw new RangeError('the round was not dealt to its end');
  const hands: Hands = {
    tiger: readHand(handOf(dealt, 'tiger')),
    lion: readHand(handOf(dealt, 'lion')),
    dragon: readHand(handOf(dealt, 'dragon')),
  };
  const best = Math.max(...places.map((place) => hands[place].strength));
  const top = places.filter((place) => hands[place].strength === best);
  const [winner, ...others] = top;
  if (winner === undefined || others.length > 0) return judgeTie(hands, top);
  const outcome = outcomeOf(hands, winner);
  return {
    outcome,
    code: winnerSid(winner),
    winners: winnersOf(definition, outcome),
    rule: 'highest-hand',
    reason: `${handName(winner)} wins with ${nameHand(hands[winner]).toLowerCase()}`,
    description: [handName(winner), kindsText(hands)],
  };
}

function letter(code: string): string {
  const winner = places.find((place) => winnerSid(place) === code);
  return winner === undefined ? '-' : handName(winner).charAt(0);
}

const status = (view: TableView, sid: string): string => (view.isOpen(sid) ? 'True' : 'False');

/** Recordings have `dsectionid`, the specification `dsection`: both are sent. */
function rows(game: Pick<TableGame, 'entry' | 'options'>, view: TableView): TableRows {
  const codes = Array.from({ length: cardsInRound }, (_, index) => view.seen[index]?.card ?? noCard);
  const t2 = tableRows.map(({ name, cells: { tiger, lion, dragon } }) => ({
    mid: view.roundId,
    nation: name,
    tsection: tiger.sid,
    trate: rateText(view, tiger.sid),
    tstatus: status(view, tiger.sid),
    lsection: lion.sid,
    lrate: rateText(view, lion.sid),
    lstatus: status(view, lion.sid),
    dsection: dragon.sid,
    dsectionid: dragon.sid,
    drate: rateText(view, dragon.sid),
    dstatus: status(view, dragon.sid),
    ...limitsRow(tiger),
  }));
  return { t1: { ...headRow(game, view, cardsInRound), desc: codes.join(',') }, t2 };
}

const prices = fixedPrices(options);

export const teenpattiThree: TableGame = {
  entry,
  version: 1,
  returnFloor: 94,
  options,
  definition,
  deal,
  steps,
  prices: () => prices,
  opensIn,
  judge,
  letter,
  rows: (view) => rows({ entry, options }, view),
  sidMeant,
  rules: async () => (await import('./rules.ts')).rules,
  returns: shownReturns(options),
};
