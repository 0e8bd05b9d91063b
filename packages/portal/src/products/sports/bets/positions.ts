import { type Coins, noCoins, parseCoins, type RunPosition } from '@maidan/betting';
import { oddsTypeOf } from '@maidan/sports';
import type { RunnerKind } from '../prices/match-book.ts';
import { useSlipState } from '../slip/slip-provider.tsx';
import { useMatchPosition } from './match-bets.ts';
import { legOf, previewRunners, type RunnerProfits } from './preview-position.ts';

/** Figures have at most two decimals; others are ignored. */
const coinsOf = (figure: number): Coins => parseCoins(figure) ?? noCoins;

const noProfits: RunnerProfits = new Map();

export function useRunnerPosition(matchId: string, kind: RunnerKind): RunnerProfits {
  const position = useMatchPosition(matchId);
  if (!position) return noProfits;
  const entries = position.oddsPosition.filter(({ oddsType }) => oddsType === oddsTypeOf(kind));
  return new Map(entries.map(({ _id, totalPosition }) => [_id, coinsOf(totalPosition)]));
}

export const useIsPositionKnown = (matchId: string): boolean => useMatchPosition(matchId) !== undefined;

interface RunnersOf {
  readonly matchId: string;
  readonly kind: RunnerKind;
  readonly runners: readonly string[];
}

/** The same with the bet on the slip; undefined unless the slip has a staked bet on this market. */
export function useRunnerPreview({ matchId, kind, runners }: RunnersOf): RunnerProfits | undefined {
  const held = useRunnerPosition(matchId, kind);
  const state = useSlipState();
  if (state.kind !== 'open' && state.kind !== 'placing') return undefined;
  const { bet, stake } = state;
  if (bet.kind !== kind || stake <= 0 || !runners.includes(bet.selectionId)) return undefined;
  return previewRunners(held, runners, legOf(bet, stake));
}

const noSteps: readonly RunPosition[] = [];

export function useLinePosition(matchId: string, selectionId: string): readonly RunPosition[] {
  const entry = useMatchPosition(matchId)?.sessionPosition.find(({ _id }) => _id === selectionId);
  if (!entry) return noSteps;
  return entry.steps.map(({ fromRun, totalPosition }) => ({ fromRun, profit: coinsOf(totalPosition) }));
}
