import {
  ankOf,
  type GameRuleId,
  jodiOf,
  outcomeOfJodi,
  outcomeOfPanna,
  winnersOfPanna,
  writeMatkaResult,
} from '@maidan/games/rules';
import type { Declaration, SettleMarkets } from '../../bets/settle-market.ts';
import { type DrawName, drawNames, isDecided, type MatkaDay, marketOfPart } from './matka-day.ts';

const voided = { outcome: { void: true } } as const;
const house = 'house';

/** The declarations that follow from the draws made so far, the open draw first. */
export function declarationsOf(day: MatkaDay): Declaration[] {
  const draws = drawNames.filter((draw) => isDecided(day[draw])).map((draw) => ofDraw(day, draw));
  const jodi = ofJodi(day);
  return jodi === undefined ? draws : [...draws, jodi];
}

function ofDraw(day: MatkaDay, draw: DrawName): Declaration {
  const { panna, cancelled, by } = day[draw];
  const head = { marketId: marketOfPart(day, draw), declaredBy: by ?? house };
  if (panna === null)
    return {
      ...head,
      ...voided,
      rule: 'draw-cancelled' satisfies GameRuleId,
      reason: cancelled ?? '',
      details: {},
    };
  const [ank, ...others] = winnersOfPanna(panna);
  return {
    ...head,
    outcome: outcomeOfPanna(panna),
    rule: 'panna-and-its-ank' satisfies GameRuleId,
    reason: `The ${draw} panna is ${panna}, which makes the ank ${ank}: ${[ank, ...others].join(', ')} win`,
    details: { panna },
  };
}

/** A jodi is known with the close draw; without an open draw there is none. */
function ofJodi(day: MatkaDay): Declaration | undefined {
  const { open, close } = day;
  const marketId = marketOfPart(day, 'jodi');
  if (open.cancelled !== null) {
    const declaredBy = open.by ?? house;
    return {
      marketId,
      declaredBy,
      ...voided,
      rule: 'draw-cancelled' satisfies GameRuleId,
      reason: open.cancelled,
      details: {},
    };
  }
  if (open.panna === null || !isDecided(close)) return undefined;
  const declaredBy = close.by ?? house;
  const ank = ankOf(open.panna);
  if (close.panna === null)
    return {
      marketId,
      declaredBy,
      outcome: outcomeOfJodi(ank, undefined),
      rule: 'jodi-without-a-close' satisfies GameRuleId,
      reason: `The close was not drawn, so jodis that begin with the open ank ${ank} pay as a single`,
      details: { open: open.panna },
    };
  return {
    marketId,
    declaredBy,
    outcome: outcomeOfJodi(ank, ankOf(close.panna)),
    rule: 'open-ank-then-close-ank' satisfies GameRuleId,
    reason: `The result is ${writeMatkaResult({ open: open.panna, close: close.panna })}: jodi ${jodiOf(open.panna, close.panna)} wins`,
    details: { open: open.panna, close: close.panna },
  };
}

/** Settles the draws made so far. `done` has the markets already settled, and grows. Safe to repeat. */
export async function settleDay(settling: SettleMarkets, day: MatkaDay, done: Set<string>): Promise<void> {
  for (const declaration of declarationsOf(day)) {
    const { marketId } = declaration;
    if (done.has(marketId)) continue;
    const answer = await settling.declare(declaration);
    // An operator may have returned it by hand meanwhile.
    if (!answer.ok && answer.refusal.code !== 'already-declared')
      throw new Error(`${marketId} could not be settled: ${answer.refusal.code}`);
    done.add(marketId);
  }
}
