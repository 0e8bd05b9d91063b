import type { AviatorState } from '@maidan/contract/wire';
import { growthPerMs, msToReach, parseFlightCommitment } from '@maidan/games/rules';
import type { Flight } from './flight.ts';

const statuses = ['open', 'running', 'waiting', 'close'];

/** Document 2, section 7: the state arrives as a JSON string. Undefined if it cannot be parsed. */
export function readFlight(text: string, heardAt: number): Flight | undefined {
  const state = parse(text);
  if (state === undefined) return undefined;
  const { gameStatus, crashValue, curentMultiplier, waitingTime } = state;
  const { leftMs = waitingTime * 1000, totalMs = leftMs } = state;
  const isRunning = gameStatus === 'running';
  const growth = state.growthPerMs ?? growthPerMs;
  const sent = Math.round(curentMultiplier * 100);
  const { elapsedMs = msToReach(sent, growth) } = state;
  const hasCurve = state.elapsedMs !== undefined || state.growthPerMs !== undefined;
  return {
    status: gameStatus,
    roundId: state.roundId,
    takesBets: state.isBetting,
    tookOffAt: isRunning ? heardAt - elapsedMs : undefined,
    growthPerMs: growth,
    lastSent: isRunning && !hasCurve ? sent : undefined,
    endsAt: heardAt + leftMs,
    lengthMs: totalMs,
    crash: crashValue > 0 && !isRunning ? crashValue : undefined,
    isVoid: state.isVoid === true,
    seedHash: state.seedHash,
    salt: parseFlightCommitment(state.commitment ?? '')?.salt,
  };
}

function parse(text: string): AviatorState | undefined {
  try {
    const state: AviatorState = JSON.parse(text);
    if (!statuses.includes(state.gameStatus)) throw new Error(`no such state: ${state.gameStatus}`);
    const isPlaced =
      state.gameStatus !== 'running' || state.elapsedMs !== undefined || state.curentMultiplier >= 1;
    if (!isPlaced) throw new Error(`no such multiplier: ${state.curentMultiplier}`);
    return state;
  } catch (error) {
    reportError(error);
    return undefined;
  }
}
