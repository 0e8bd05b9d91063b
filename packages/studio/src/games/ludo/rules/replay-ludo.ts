import { houseMove } from './house/house-move.ts';
import type { LudoRecord, LudoRecordedMove } from './ludo-record.ts';
import { otherSeat } from './ludo-rules.ts';
import { type LudoHappening, type LudoState, type LudoStep, startState } from './ludo-state.ts';
import { legalNow, moveToken, rollDie, runOutOfTime } from './play-ludo.ts';

export interface LudoReplay {
  /** The state after all moves that the rules allow. */
  readonly state: LudoState;
  /** The number of the first die not played by the rules; undefined if there is none. */
  readonly wrongMove: number | undefined;
  /**
   * The number of the first die that the house player would have moved differently; undefined if there is
   * none.
   */
  readonly wrongHouseMove: number | undefined;
}

/**
 * Replays a record's dice and moves by the rules. Yields the number of moves left, because those of the house
 * take time.
 */
export function* replayLudo(record: LudoRecord): Generator<number, LudoReplay> {
  const { moves, seats, gameId, version } = record;
  const seeds = { gameId, seedA: seats.A.seed, seedB: seats.B.seed };
  let state = startState(record.first);
  let wrongHouseMove: number | undefined;
  for (const [at, move] of moves.entries()) {
    const isLast = at === moves.length - 1;
    const played = playRecorded(state, move, isLast && record.end.reason === 'time');
    if (played === undefined || seats[move.seat].isHouse !== (move.by === 'house')) {
      return { state, wrongMove: move.n, wrongHouseMove };
    }
    if (move.by === 'house' && move.token !== null && wrongHouseMove === undefined) {
      yield moves.length - at;
      // Rolled rather than set, because the house player takes the count of sixes into account.
      const rolled = rollDie(state, move.die, { by: 'house', isTimeUp: false }).state;
      if (houseMove(version, rolled, seeds) !== move.token) wrongHouseMove = move.n;
    }
    state = played;
  }
  return { state, wrongMove: undefined, wrongHouseMove };
}

/** Undefined when the rules do not allow the move. */
function playRecorded(state: LudoState, move: LudoRecordedMove, isTimeUp: boolean): LudoState | undefined {
  const { n, seat, die, token, by } = move;
  if (state.end !== null || state.n !== n || state.seat !== seat) return undefined;
  if (by === 'clock') {
    const step = runOutOfTime(state, die, isTimeUp);
    return step.state.end?.reason !== 'lives' && tokenMoved(step) === token ? step.state : undefined;
  }
  const rolled = rollDie(state, die, { by, isTimeUp }).state;
  if (rolled.die === null) return token === null ? rolled : undefined;
  if (token === null || !legalNow(rolled).some((legal) => legal.token === token)) return undefined;
  return moveToken(rolled, token, { by, isTimeUp }).state;
}

type Moved = Extract<LudoHappening, { kind: 'move' }>;

const tokenMoved = ({ happened }: LudoStep): number | null =>
  happened.find((one): one is Moved => one.kind === 'move')?.token ?? null;

/** Whether the replayed game ended as the record says. */
export function isEndAsPlayed(state: LudoState, { end }: LudoRecord): boolean {
  const { reason, winner } = end;
  if (reason === 'fault') return winner === null && state.end === null;
  if (reason === 'left') return winner !== null && state.end === null;
  if (reason === 'lives') {
    return state.end === null && winner === otherSeat(state.seat) && state.lives[state.seat] === 1;
  }
  return state.end?.reason === reason && state.end.winner === winner;
}
