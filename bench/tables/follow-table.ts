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
  stop(): void;
}

/** Keeps the present picture of a table, from its cache address. */
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
  void follow();
  return {
    ...table,
    picture: () => picture,
    offers: () => picture?.data.t2.flatMap((row) => offersOf(String(picture?.data.t1[0]?.mid), row)) ?? [],
    stop: () => {
      isOver = true;
    },
  };
}

function offersOf(roundId: string, row: RoundOption): Offer[] {
  if (row.tstatus === 'True') return [{ roundId, sid: String(row.tsection), rate: String(row.trate) }];
  return row.gstatus === '1' ? [{ roundId, sid: String(row.sid), rate: String(row.rate) }] : [];
}

/** Resolves with the first picture that is so. */
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
