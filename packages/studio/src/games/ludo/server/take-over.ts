import { endGame } from './end-game.ts';
import { gameIdOf, type LudoGame } from './ludo-game.ts';
import { type GameRow, type GameRows, readOpenGames } from './ludo-store.ts';
import { shownMs } from './present-games.ts';
import { readHead, rebuildGame } from './rebuild-game.ts';
import type { TableParts } from './table-parts.ts';

/** Resumes every stored game: each clock restarts in full, and the time the server was down does not count. */
export async function takeOverGames(parts: TableParts): Promise<void> {
  const { db, clock, present, watch, startClock } = parts;
  const rows = await readOpenGames(db, clock.now() - shownMs);
  for (const row of rows.games) {
    const game = rebuiltOrNot(parts, row, rows);
    const known = game ?? readHead(row, rows.seats);
    present.put(known);
    for (const { player } of known.seats) if (player !== null) watch.seen(player);
    if (known.stage === 'over') continue;
    if (game === undefined) await endGame(parts, known, { reason: 'fault', winner: null });
    // It is not known whether the wallet took these stakes, so they are returned.
    else if (known.stage === 'committing')
      await endGame(parts, known, { reason: 'not-started', winner: null });
    else startClock(known);
  }
}

/** Undefined where the stored game cannot be rebuilt. */
export function rebuiltOrNot(
  { log }: Pick<TableParts, 'log'>,
  row: GameRow,
  { seats, moves }: GameRows,
): LudoGame | undefined {
  try {
    return rebuildGame(row, seats, moves);
  } catch (error) {
    log.error(
      { error, game: gameIdOf({ number: BigInt(row.number) }) },
      'a stored Ludo game cannot be played again',
    );
    return undefined;
  }
}
