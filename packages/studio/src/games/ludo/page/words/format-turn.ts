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
export function formatTurn(table: LudoTable, step: ShowStep | undefined, texts: LudoTexts): TurnWords {
  return (step && formatStep(table, step, texts)) ?? formatDue(table, texts);
}

function formatDue(table: LudoTable, { turn: words, ...texts }: LudoTexts): TurnWords {
  const { stage, due, turn } = table;
  if (stage === 'committing') return { head: words.fixing, detail: words.fixingWhy };
  if (!turn) return { head: words.over, detail: '' };
  const name = nameOf(table, turn.seat, { turn: words, ...texts });
  if (turn.seat !== table.you) {
    return turn.die === null
      ? { head: words.theirs(name), detail: words.theyRoll }
      : { head: words.theyRolled(name, turn.die), detail: words.theyChoose };
  }
  if (due !== 'move' || turn.die === null) return { head: words.yours, detail: words.tapDie };
  const detail = onlyMoveOf(table) === undefined ? words.tapToken(turn.die) : words.onlyMove;
  return { head: words.youRolled(turn.die), detail };
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
export function formatStep(table: LudoTable, step: ShowStep, texts: LudoTexts): TurnWords | undefined {
  const { turn: words } = texts;
  if (step.kind === 'over') return { head: words.over, detail: '' };
  const seat = step.kind === 'toss' ? step.first : step.seat;
  const isYou = seat === table.you;
  const name = nameOf(table, seat, texts);
  const whose = isYou ? words.yours : words.theirs(name);
  switch (step.kind) {
    case 'toss':
      return { head: isYou ? words.youStart : words.theyStart(name), detail: words.toss(step.die) };
    case 'taken':
      // The seat is the one that lost the token.
      return isYou
        ? { head: words.theyTook(otherName(table, seat, texts)), detail: '' }
        : { head: words.youTook, detail: words.again.capture };
    case 'home':
      return { head: isYou ? words.youHome : words.theyHome(name), detail: words.again.home };
    case 'again':
      return { head: words.again[step.why], detail: whose };
    case 'pass':
      return { head: whose, detail: step.why === 'no-move' ? words.noMove : words.thirdSix };
    case 'timeout':
      return {
        head: isYou ? words.youLate : words.theyLate(name),
        detail: texts.seats.lives(step.livesLeft),
      };
    case 'left':
      return { head: isYou ? words.youLeft : words.theyLeft(name), detail: '' };
    case 'roll':
      return { head: whose, detail: words.rolling };
    case 'turn':
    case 'hop':
      return undefined;
  }
}

const otherName = (table: LudoTable, seat: LudoSeat, texts: LudoTexts): string =>
  nameOf(table, seat === 'A' ? 'B' : 'A', texts);
