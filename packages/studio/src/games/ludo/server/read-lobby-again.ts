import { type GameRow, type GameRows, readGame, readOpenGames } from './ludo-store.ts';
import { rebuildGame } from './rebuild-game.ts';
import type { TableParts } from './table-parts.ts';

/**
 * After an act of the lobby failed it is not known whether it was stored: a table may have been opened, joined or closed. Games
 * past waiting are left alone, since their own acts read them again.
 */
export async function readLobbyAgain(parts: TableParts): Promise<void> {
  const { db, clock, present } = parts;
  const open = await readOpenGames(db, clock.now());
  for (const row of open.games) adopt(parts, row, open);
  const openNumbers = new Set(open.games.map(({ number }) => BigInt(number)));
  for (const { number } of present.waiting()) {
    if (openNumbers.has(number)) continue;
    const ended = await readGame(db, number);
    for (const row of ended.games) adopt(parts, row, ended);
  }
}

function adopt({ present, startClock }: TableParts, row: GameRow, { seats, moves }: GameRows): void {
  const known = present.get(BigInt(row.number));
  const isUnsure = known === undefined || known.stage === 'waiting';
  if (!isUnsure || known?.stage === row.stage) return;
  const stored = rebuildGame(row, seats, moves);
  present.put(stored);
  if (stored.stage !== 'over') startClock(stored);
}
