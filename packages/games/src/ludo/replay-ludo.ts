import { houseMove } from './house-player.ts';
import type { LudoRecord, LudoRecordedMove } from './ludo-record.ts';
import { otherSeat } from './ludo-rules.ts';
import { type LudoHappening, type LudoState, type LudoStep, startState } from './ludo-state.ts';
import { legalNow, moveToken, rollDie, runOutOfTime } from './play-ludo.ts';

export interface LudoReplay {
  /** As far as the moves are such as the rules allow. */
  readonly state: LudoState;
  /** The number of the first die that was not played by the rules; undefined where all were. */
  readonly wrongMove: number | undefined;
  /** The number of the first die the house would have moved otherwise; undefined where there is none. */
  readonly wrongHouseMove: number | undefined;
}

/** Plays a record's dice and moves by the rules. Yields the moves still to be played: those of the house take a moment. */
export function* replayLudo(record: LudoRecord): Generator<number, LudoReplay> {
  const { moves, seats, gameId } = record;
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
      // Rolled, not set: the house counts sixes too.
      const rolled = rollDie(state, move.die, { by: 'house', isTimeUp: false }).state;
      if (houseMove(rolled, seeds) !== move.token) wrongHouseMove = move.n;
    }
    state = played;
  }
  return { state, wrongMove: undefined, wrongHouseMove };
}

/** Undefined where the rules do not allow it. */
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

/** Whether the game as it was played ended as the record says. */
export function isEndAsPlayed(state: LudoState, { end }: LudoRecord): boolean {
  const { reason, winner } = end;
  if (reason === 'fault') return winner === null && state.end === null;
  if (reason === 'left') return winner !== null && state.end === null;
  if (reason === 'lives') {
    return state.end === null && winner === otherSeat(state.seat) && state.lives[state.seat] === 1;
  }
  return state.end?.reason === reason && state.end.winner === winner;
}
