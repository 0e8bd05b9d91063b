import { setTimeout as pause } from 'node:timers/promises';
import type { RoundOption, TablePicture } from '@maidan/contract';

const pollMs = 200;

export interface Offer {
  readonly roundId: string;
  readonly sid: string;
  readonly rate: string;
}

export interface FollowedTable {
  readonly code: string;
  readonly eventId: string;
  picture(): TablePicture | undefined;
  /** Options that take bets now. */
  offers(): readonly Offer[];
  stop(): Promise<void>;
}

/** Follows the present picture of a table, from its cache address. */
export function followTable(address: string, table: { code: string; eventId: string }): FollowedTable {
  let picture: TablePicture | undefined;
  let isOver = false;
  const follow = async () => {
    while (!isOver) {
      const got = await fetch(`${address}/cache/table/${table.code}`);
      if (got.ok) picture = (await got.json()) as TablePicture;
      else await got.body?.cancel();
      await pause(pollMs);
    }
  };
  const ended = follow();
  return {
    ...table,
    picture: () => picture,
    offers: () =>
      picture?.data.t2.flatMap((row) => offersOf(table.code, String(picture?.data.t1[0]?.mid), row)) ?? [],
    async stop() {
      isOver = true;
      await ended;
    },
  };
}

const openWords = ['1', 'ACTIVE'];

/** Tables that show their rates per 100, while a bet names the plain odds. */
const perHundred = ['teen'];

function offersOf(code: string, roundId: string, row: RoundOption): Offer[] {
  const { sid, rate } =
    row.tstatus === 'True'
      ? { sid: row.tsection, rate: row.trate }
      : openWords.includes(String(row.gstatus))
        ? { sid: row.sid ?? row.sectionId, rate: row.rate ?? row.odds ?? row.b1 }
        : {};
  if (sid === undefined || rate === undefined) return [];
  const odds = perHundred.includes(code) ? Number(rate) / 100 : rate;
  return [{ roundId, sid: String(sid), rate: String(odds) }];
}

/** Resolves with the first picture that fulfils the condition. */
export async function untilTable(
  table: FollowedTable,
  isSo: (picture: TablePicture) => boolean,
): Promise<TablePicture> {
  for (;;) {
    const now = table.picture();
    if (now !== undefined && isSo(now)) return now;
    await pause(pollMs / 4);
  }
}
