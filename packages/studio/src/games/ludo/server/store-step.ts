import type { LudoRecordedMove } from '../rules/ludo-record.ts';
import { gameMs as ludoGameMs } from '../rules/ludo-rules.ts';
import type { LudoMover, LudoStep } from '../rules/ludo-state.ts';
import { writeEnd } from './end-game.ts';
import type { LudoGame } from './ludo-game.ts';
import { type MoveRow, storeMove, storeStage } from './ludo-store.ts';
import type { TableParts } from './table-parts.ts';

export const isTimeUp = ({ present }: TableParts, game: LudoGame): boolean =>
  present.playedMs(game) >= ludoGameMs;

/** The die of a step: rolled and not yet moved, or finished. */
export function dieRow(
  game: LudoGame,
  steps: readonly LudoStep[],
  by: LudoMover,
): Omit<MoveRow, 'game_number'> {
  const { play } = game;
  const happened = steps.flatMap((step) => step.happened);
  const roll = happened.find((one) => one.kind === 'roll');
  const die = roll?.die ?? play?.die;
  const last = steps.at(-1)?.state;
  if (play === null || last === undefined || die === undefined || die === null)
    throw new Error('no die was rolled');
  const token = happened.find((one) => one.kind === 'move')?.token ?? null;
  const isFinished = last.n !== play.n || last.end !== null;
  return { n: play.n, seat: play.seat, die, token, mover: isFinished ? by : null };
}

/** Stores the step, then shows it. The clock is not restarted while a rolled die is to be moved. */
export async function storeStep(
  parts: TableParts,
  game: LudoGame,
  steps: readonly LudoStep[],
  row: Omit<MoveRow, 'game_number'> | undefined,
): Promise<void> {
  const { db, present, wallet, startClock } = parts;
  const play = steps.at(-1)?.state;
  if (play === undefined) throw new Error('nothing was done');
  const next: LudoGame = {
    ...game,
    play,
    happened: [...game.happened, ...steps.flatMap(({ happened }) => happened)],
    moves: row === undefined || row.mover === null ? game.moves : [...game.moves, finished(row, row.mover)],
    playedMs: present.playedMs(game),
  };
  const { end } = play;
  const stored = await db.transaction(async (tx) => {
    if (row !== undefined) await storeMove(tx, game.number, row);
    if (end !== null) return writeEnd(tx, parts, next, end);
    await storeStage(tx, game.number, 'playing', next.playedMs);
    return next;
  });
  present.put(stored);
  if (end !== null) wallet.deliver();
  else if (play.n !== game.play?.n) startClock(stored);
}

const finished = (
  { n, seat, die, token }: Omit<MoveRow, 'game_number'>,
  by: LudoMover,
): LudoRecordedMove => ({ n, seat, die, token, by });
