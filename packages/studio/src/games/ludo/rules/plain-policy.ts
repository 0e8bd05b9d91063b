import { capturedAt, mayMove, type Tokens } from './ludo-moves.ts';
import { homeStep } from './ludo-rules.ts';

/**
 * In steps. Found by experiment: moving one token after the other brings them home within 24 turns, and a
 * capture is worth the steps of the captured token and another roll. Avoiding captures costs more than it
 * saves.
 */
export const frontWorth = 0.6;
export const takeWorth = 15;
export const homeWorth = 30;

function worthOf(enemy: Tokens, from: number, die: number): number {
  const to = from + die;
  const captured = capturedAt(enemy, to);
  const taken = captured < 0 ? 0 : (enemy[captured] ?? 0) + takeWorth;
  return from * frontWorth + taken + (to === homeStep ? homeWorth : 0);
}

/**
 * A sensible player who looks one die ahead: captures, brings a token home, or else moves the front token. -1
 * when none can move.
 */
export function plainMove(own: Tokens, enemy: Tokens, die: number): number {
  let best = -1;
  let bestWorth = Number.NEGATIVE_INFINITY;
  for (let token = 0; token < own.length; token += 1) {
    if (!mayMove(own, token, die)) continue;
    const worth = worthOf(enemy, own[token] ?? 0, die);
    if (worth > bestWorth) {
      best = token;
      bestWorth = worth;
    }
  }
  return best;
}
