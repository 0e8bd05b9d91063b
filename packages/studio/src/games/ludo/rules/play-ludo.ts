import { frontToken, legalMoves } from './ludo-moves.ts';
import { type LudoSeat, otherSeat, sixesMost, turnsEach } from './ludo-rules.ts';
import { isAllHome, scoreOf } from './ludo-score.ts';
import {
  type LudoEnd,
  type LudoHappening,
  type LudoMover,
  type LudoState,
  type LudoStep,
  startState,
} from './ludo-state.ts';

/** How a die is played. */
export interface Playing {
  readonly by: LudoMover;
  /** The time for the whole game is over: it ends with the current pair of turns. */
  readonly isTimeUp: boolean;
}

export const legalNow = ({ tokens, seat, die }: LudoState) =>
  die === null ? [] : legalMoves(tokens[seat], tokens[otherSeat(seat)], die);

export function beginLudo(toss: number, first: LudoSeat): LudoStep {
  const happened: LudoHappening[] = [
    { kind: 'toss', die: toss, first },
    { kind: 'turn', seat: first, turnsLeft: turnsEach },
  ];
  return { state: startState(first), happened };
}

/** Rolls die `state.n`. If no token can move by it, the turn ends. */
export function rollDie(state: LudoState, die: number, { by, isTimeUp }: Playing): LudoStep {
  mustBe(state.end === null && state.die === null, 'a die is rolled once, in a game that is not over');
  const { seat, n } = state;
  const sixes = die === 6 ? state.sixes + 1 : 0;
  const rolled: LudoState = { ...state, die, sixes };
  const happened: LudoHappening[] = [{ kind: 'roll', seat, n, die, by }];
  const isThirdSix = sixes === sixesMost;
  if (!isThirdSix && legalNow(rolled).length > 0) return { state: rolled, happened };
  happened.push({ kind: 'pass', seat, n, why: isThirdSix ? 'third-six' : 'no-move' });
  return endTurn(rolled, isTimeUp, happened);
}

/** Moves a token by the die that was rolled. The move must be legal. */
export function moveToken(state: LudoState, token: number, { by, isTimeUp }: Playing): LudoStep {
  const { seat, n, die } = state;
  const move = legalNow(state).find((legal) => legal.token === token);
  if (state.end !== null || die === null || move === undefined) throw new Error('the move is not legal');
  const other = otherSeat(seat);
  const tokens = {
    ...state.tokens,
    [seat]: state.tokens[seat].with(token, move.to),
    [other]: move.captures === null ? state.tokens[other] : state.tokens[other].with(move.captures, 0),
  };
  const happened: LudoHappening[] = [{ kind: 'move', seat, n, token, from: move.to - die, to: move.to, by }];
  if (move.captures !== null) {
    const from = state.tokens[other][move.captures] ?? 0;
    happened.push({ kind: 'capture', seat, token: move.captures, from });
  }
  if (move.isHome) happened.push({ kind: 'home', seat, token });
  const moved: LudoState = { ...state, tokens };
  if (isAllHome(tokens[seat])) return over(moved, { reason: 'home', winner: seat }, happened);
  const why = reasonToRollAgain(die, move.captures !== null, move.isHome);
  if (why === undefined) return endTurn(moved, isTimeUp, happened);
  happened.push({ kind: 'again', seat, why });
  return { state: { ...moved, die: null, n: n + 1 }, happened };
}

/**
 * The clock ran out: the player loses a life, and the die of the turn moves the front token. Losing the last
 * life loses the game, and nothing is moved.
 */
export function runOutOfTime(state: LudoState, die: number, isTimeUp: boolean): LudoStep {
  const { seat } = state;
  const livesLeft = state.lives[seat] - 1;
  const punished: LudoState = { ...state, lives: { ...state.lives, [seat]: livesLeft } };
  const happened: LudoHappening[] = [{ kind: 'timeout', seat, livesLeft }];
  if (livesLeft === 0) return over(punished, { reason: 'lives', winner: otherSeat(seat) }, happened);
  const playing: Playing = { by: 'clock', isTimeUp };
  const rolled = state.die === null ? rollDie(punished, die, playing) : { state: punished, happened: [] };
  happened.push(...rolled.happened);
  const front =
    rolled.state.die === null ? undefined : frontToken(rolled.state.tokens[seat], rolled.state.die);
  if (front === undefined) return { state: rolled.state, happened };
  const moved = moveToken(rolled.state, front, playing);
  return { state: moved.state, happened: [...happened, ...moved.happened] };
}

export const leaveLudo = (state: LudoState, seat: LudoSeat): LudoStep =>
  over(state, { reason: 'left', winner: otherSeat(seat) }, [{ kind: 'left', seat }]);

function reasonToRollAgain(die: number, isCapture: boolean, isHome: boolean) {
  if (isHome) return 'home';
  if (isCapture) return 'capture';
  return die === 6 ? 'six' : undefined;
}

function endTurn(state: LudoState, isTimeUp: boolean, happened: LudoHappening[]): LudoStep {
  const { seat, first, n } = state;
  const turnsUsed = { ...state.turnsUsed, [seat]: state.turnsUsed[seat] + 1 };
  const next = otherSeat(seat);
  const ended: LudoState = { ...state, turnsUsed, seat: next, n: n + 1, die: null, sixes: 0 };
  const isPairOver = next === first;
  if (isPairOver && turnsUsed[next] === turnsEach) return over(ended, byScore(ended, 'turns'), happened);
  if (isPairOver && isTimeUp) return over(ended, byScore(ended, 'time'), happened);
  happened.push({ kind: 'turn', seat: next, turnsLeft: turnsEach - turnsUsed[next] });
  return { state: ended, happened };
}

function byScore({ tokens }: LudoState, reason: 'turns' | 'time'): LudoEnd {
  const lead = scoreOf(tokens.A) - scoreOf(tokens.B);
  if (lead === 0) return { reason, winner: null };
  return { reason, winner: lead > 0 ? 'A' : 'B' };
}

const over = (state: LudoState, end: LudoEnd, happened: LudoHappening[]): LudoStep => ({
  state: { ...state, end },
  happened: [...happened, { kind: 'over' }],
});

function mustBe(isTrue: boolean, rule: string): void {
  if (!isTrue) throw new Error(rule);
}
