import type { CasinoBet } from '@maidan/contract/wire';
import type { CasinoTexts } from '../../../products/tables/option-texts/en.ts';
import { sayRoundResult } from '../../../products/tables/option-texts/say-round-result.ts';
import type { AccountTexts } from '../../texts/en.ts';

/** What the house writes for a round whose stakes were all returned. */
const voidWord = 'void';

type ShownBet = Pick<CasinoBet, 'isDeleted' | 'deletedRule' | 'deletedRemark' | 'showResult'>;

/** The result of the round; for a bet that was taken out of it, who took it out or why. */
export function sayBetResult(bet: ShownBet, { details, story }: AccountTexts, casino: CasinoTexts): string {
  const { isDeleted, deletedRule, deletedRemark, showResult } = bet;
  if (deletedRule === 'taken-back') return details.takenBack;
  if (isDeleted === 1) return deletedRemark;
  return showResult === voidWord ? story.states.void : sayRoundResult(showResult, casino);
}
