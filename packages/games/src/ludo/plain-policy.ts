import { capturedAt, enemyStepOf, isSafeStep, mayMove, type Tokens } from './ludo-moves.ts';
import { homeBonus, homeStep, lastSharedStep } from './ludo-rules.ts';

/** An extra roll is worth about a die. */
const rollWorth = 3.5;
const dieFaces = 6;

/** The steps a token at `step` stands to lose: those it has gone, for each enemy a single die behind it. */
function riskAt(enemy: Tokens, step: number, isPaired: boolean): number {
  if (step === 0 || step > lastSharedStep || isPaired || isSafeStep(step)) return 0;
  const theirs = enemyStepOf(step);
  let threats = 0;
  for (let at = 0; at < enemy.length; at += 1) {
    const distance = theirs - (enemy[at] ?? 0);
    if (distance > 0 && distance <= dieFaces && theirs <= lastSharedStep) threats += 1;
  }
  return (threats * step) / dieFaces;
}

function countAt(own: Tokens, step: number): number {
  let count = 0;
  for (let at = 0; at < own.length; at += 1) if (own[at] === step) count += 1;
  return count;
}

function worthOf(own: Tokens, enemy: Tokens, token: number, die: number): number {
  const from = own[token] ?? 0;
  const to = from + die;
  let worth = riskAt(enemy, from, countAt(own, from) > 1) - riskAt(enemy, to, countAt(own, to) > 0);
  if (to === homeStep) worth += homeBonus / 2 + rollWorth;
  const captured = capturedAt(enemy, to);
  if (captured >= 0) worth += (enemy[captured] ?? 0) + rollWorth;
  // A pair that is broken up leaves the other one alone.
  if (countAt(own, from) === 2) worth -= riskAt(enemy, from, false);
  return worth + from / homeStep;
}

/** A sensible player who looks one die ahead: takes, goes home, flees, and otherwise runs with the front token. -1 where none may move. */
export function plainMove(own: Tokens, enemy: Tokens, die: number): number {
  let best = -1;
  let bestWorth = Number.NEGATIVE_INFINITY;
  for (let token = 0; token < own.length; token += 1) {
    // Tokens on one square are the same move.
    if (!mayMove(own, token, die) || own.indexOf(own[token] ?? 0) < token) continue;
    const worth = worthOf(own, enemy, token, die);
    if (worth > bestWorth) {
      best = token;
      bestWorth = worth;
    }
  }
  return best;
}
