import type { DealtCard, Judgement } from '../../game.ts';
import { winnersOf } from '../../kit/winners-of.ts';
import { definition } from './options.ts';
import { wonBy } from './winner.ts';

export function judge(dealt: readonly DealtCard[]): Judgement {
  const { code, name, rule, reason } = wonBy(dealt);
  const outcome = { groups: { winner: code } };
  return { outcome, code, winners: winnersOf(definition, outcome), rule, reason, description: [name] };
}
