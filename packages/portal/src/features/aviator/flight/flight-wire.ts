import type { AviatorState } from '@maidan/contract/wire';
import type { Flight } from './flight.ts';

const statuses = ['open', 'running', 'waiting', 'close'];

/** Document 2, section 7: the state arrives as a JSON string. Undefined if it cannot be parsed. */
export function readFlight(text: string, heardAt: number): Flight | undefined {
  const state = parse(text);
  if (state === undefined) return undefined;
  const { gameStatus, crashValue, elapsedMs = 0, waitingTime } = state;
  const { leftMs = waitingTime * 1000, totalMs = leftMs } = state;
  return {
    status: gameStatus,
    roundId: state.roundId,
    takesBets: state.isBetting,
    tookOffAt: gameStatus === 'running' ? heardAt - elapsedMs : undefined,
    endsAt: heardAt + leftMs,
    lengthMs: totalMs,
    crash: crashValue > 0 && gameStatus !== 'running' ? crashValue : undefined,
    isVoid: state.isVoid === true,
    seedHash: state.seedHash,
  };
}

function parse(text: string): AviatorState | undefined {
  try {
    const state: AviatorState = JSON.parse(text);
    if (!statuses.includes(state.gameStatus)) throw new Error(`no such state: ${state.gameStatus}`);
    return state;
  } catch (error) {
    reportError(error);
    return undefined;
  }
}
