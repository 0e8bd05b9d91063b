import type { GroupOutcome, OptionsOutcome } from '@maidan/betting';
import type { DealtCard, Judgement } from '../../game.ts';
import { type Hand, type HandKind, nameHand, readHand } from '../../kit/hands.ts';
import { winnersOf } from '../../kit/winners-of.ts';
import { cardsInRound, handOf, type Place, places } from './deal.ts';
import { definition, handName, kindSid, tableRows, winnerSid } from './options.ts';

/** The code of a round that was void because two hands tied for the best. */
export const tieCode = '0';

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

export function judge(dealt: readonly DealtCard[]): Judgement {
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

export function letter(code: string): string {
  const winner = places.find((place) => winnerSid(place) === code);
  return winner === undefined ? '-' : handName(winner).charAt(0);
}
