import { type Decision, firstRunner, mainMarketId, secondRunner } from '../../play/play.ts';
import type { TennisState } from './tennis-state.ts';

/** A retirement before a set is complete voids the market; after it, the other player has won. */
function resultOf(state: TennisState): Pick<Decision, 'result' | 'rule' | 'reason'> {
  const { retired, setsWon, sets, plan } = state;
  if (retired !== undefined && sets.length === 0) {
    const reason = `${plan.players[retired]} retired before a set was complete.`;
    return { result: { kind: 'void' }, rule: 'retired-first-set', reason };
  }
  const winner = retired === undefined ? (setsWon[0] > setsWon[1] ? 0 : 1) : retired === 0 ? 1 : 0;
  const written = sets.map(([one, two]) => `${one}-${two}`).join(' ');
  const reason = `${plan.players[winner]} won, ${written}${retired === undefined ? '' : ' and retirement'}.`;
  const runnerId = winner === 0 ? firstRunner : secondRunner;
  return { result: { kind: 'winner', runnerId }, rule: 'match-winner', reason };
}

export function decideTennis(state: TennisState): readonly Decision[] {
  if (state.moment !== 'over') return [];
  const decided = resultOf(state);
  return (['match-odds', 'bookmaker'] as const).map((kind) => ({
    marketId: mainMarketId(state.plan.matchId, kind),
    ...decided,
    balls: [],
  }));
}
