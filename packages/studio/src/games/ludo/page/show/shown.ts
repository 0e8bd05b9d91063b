import type { LudoSeat, LudoTable } from '../../../../wire/ludo.ts';
import type { ShowStep } from './show-step.ts';

type BySeat<Value> = Readonly<Record<LudoSeat, Value>>;

/** A rolled die, for the strip of rolls. */
export interface ShownRoll {
  readonly seat: LudoSeat;
  readonly n: number;
  readonly die: number;
}

/** What is on the screen, which follows the table by its events. */
export interface Shown {
  readonly gameId: string;
  /** The number of the last event shown. */
  readonly eventNo: number;
  readonly tokens: BySeat<readonly number[]>;
  readonly turn: LudoSeat | undefined;
  readonly turnsLeft: BySeat<number>;
  readonly lives: BySeat<number>;
  /** The last die, and who rolled it. */
  readonly roll: ShownRoll | undefined;
  /** Newest last. */
  readonly rolls: readonly ShownRoll[];
  /** The step being shown; undefined when nothing moves. */
  readonly step: ShowStep | undefined;
}

/** How many rolls are kept. */
const rollsMost = 8;

/** The present table, with nothing moving. */
export function shownAtOnce(table: LudoTable): Shown {
  const bySeat = <Value>(read: (seat: LudoTable['seats'][number]) => Value, none: Value): BySeat<Value> => {
    const of = (seat: LudoSeat) => table.seats.find((one) => one.seat === seat);
    const [a, b] = [of('A'), of('B')];
    return { A: a ? read(a) : none, B: b ? read(b) : none };
  };
  const rolls = table.events.flatMap((event) =>
    event.kind === 'roll' ? [{ seat: event.seat, n: event.n, die: event.die }] : [],
  );
  return {
    gameId: table.gameId,
    eventNo: table.events.at(-1)?.no ?? 0,
    tokens: bySeat(({ tokens }) => tokens, [0, 0, 0, 0]),
    turn: table.turn?.seat,
    turnsLeft: bySeat(({ turnsLeft }) => turnsLeft, 0),
    lives: bySeat(({ lives }) => lives, 0),
    roll: rolls.at(-1),
    rolls: rolls.slice(-rollsMost),
    step: undefined,
  };
}

/** What is on the screen after the step. */
export function afterStep(shown: Shown, step: ShowStep): Shown {
  switch (step.kind) {
    case 'toss':
      return { ...shown, turn: step.first };
    case 'turn':
      return {
        ...shown,
        turn: step.seat,
        turnsLeft: { ...shown.turnsLeft, [step.seat]: step.turnsLeft },
      };
    case 'roll': {
      const roll = { seat: step.seat, n: step.n, die: step.die };
      return { ...shown, turn: step.seat, roll, rolls: [...shown.rolls, roll].slice(-rollsMost) };
    }
    case 'hop':
      return withToken(shown, step.seat, step.token, step.to);
    case 'taken':
      return withToken(shown, step.seat, step.token, 0);
    case 'timeout':
      return { ...shown, lives: { ...shown.lives, [step.seat]: step.livesLeft } };
    case 'over':
      return { ...shown, turn: undefined };
    default:
      return shown;
  }
}

function withToken(shown: Shown, seat: LudoSeat, token: number, steps: number): Shown {
  const tokens = shown.tokens[seat].map((old, at) => (at === token ? steps : old));
  return { ...shown, tokens: { ...shown.tokens, [seat]: tokens } };
}
