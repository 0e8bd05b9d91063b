import type { LudoSeat, LudoTable } from '../../../../wire/ludo.ts';
import type { ShowStep } from '../show/show-step.ts';
import type { LudoTexts } from '../texts/en.ts';

/** A line in large letters, and one below it. */
export interface TurnWords {
  readonly head: string;
  readonly detail: string;
}

/** A seat's name as the player sees it. */
export function nameOf(table: LudoTable, seat: LudoSeat, texts: LudoTexts): string {
  const found = table.seats.find((one) => one.seat === seat);
  if (found?.isYou) return texts.seats.you;
  return found?.isHouse ? texts.seats.house : (found?.name ?? '');
}

/** Whose turn it is and what to do, or what is being shown. */
export function sayTurn(table: LudoTable, step: ShowStep | undefined, texts: LudoTexts): TurnWords {
  return (step && sayStep(table, step, texts)) ?? sayDue(table, texts);
}

function sayDue(table: LudoTable, { turn: say, ...texts }: LudoTexts): TurnWords {
  const { stage, due, turn } = table;
  if (stage === 'committing') return { head: say.fixing, detail: say.fixingWhy };
  if (!turn) return { head: say.over, detail: '' };
  const name = nameOf(table, turn.seat, { turn: say, ...texts });
  if (turn.seat !== table.you) {
    return turn.die === null
      ? { head: say.theirs(name), detail: say.theyRoll }
      : { head: say.theyRolled(name, turn.die), detail: say.theyChoose };
  }
  if (due !== 'move' || turn.die === null) return { head: say.yours, detail: say.tapDie };
  const detail = onlyMoveOf(table) === undefined ? say.tapToken(turn.die) : say.onlyMove;
  return { head: say.youRolled(turn.die), detail };
}

/** The token to move when there is nothing to choose: tokens on one square are the same move. */
export function onlyMoveOf({ due, turn, you, seats }: LudoTable): number | undefined {
  if (due !== 'move' || !turn) return undefined;
  const [first] = turn.legal;
  const tokens = seats.find(({ seat }) => seat === you)?.tokens ?? [];
  return turn.legal.every(({ token }) => tokens[token] === tokens[first?.token ?? 0])
    ? first?.token
    : undefined;
}

/** Undefined for a step without its own text. */
export function sayStep(table: LudoTable, step: ShowStep, texts: LudoTexts): TurnWords | undefined {
  const { turn: say } = texts;
  if (step.kind === 'over') return { head: say.over, detail: '' };
  const seat = step.kind === 'toss' ? step.first : step.seat;
  const isYou = seat === table.you;
  const name = nameOf(table, seat, texts);
  const whose = isYou ? say.yours : say.theirs(name);
  switch (step.kind) {
    case 'toss':
      return { head: isYou ? say.youStart : say.theyStart(name), detail: say.toss(step.die) };
    case 'taken':
      // The seat is the one that lost the token.
      return isYou
        ? { head: say.theyTook(otherName(table, seat, texts)), detail: '' }
        : { head: say.youTook, detail: say.again.capture };
    case 'home':
      return { head: isYou ? say.youHome : say.theyHome(name), detail: say.again.home };
    case 'again':
      return { head: say.again[step.why], detail: whose };
    case 'pass':
      return { head: whose, detail: step.why === 'no-move' ? say.noMove : say.thirdSix };
    case 'timeout':
      return { head: isYou ? say.youLate : say.theyLate(name), detail: texts.seats.lives(step.livesLeft) };
    case 'left':
      return { head: isYou ? say.youLeft : say.theyLeft(name), detail: '' };
    case 'roll':
      return { head: whose, detail: say.rolling };
    case 'turn':
    case 'hop':
      return undefined;
  }
}

const otherName = (table: LudoTable, seat: LudoSeat, texts: LudoTexts): string =>
  nameOf(table, seat === 'A' ? 'B' : 'A', texts);
