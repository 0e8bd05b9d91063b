import type { Queries } from '@maidan/process/db/db.ts';
import type { Moments } from './moments.ts';

/** Page after page, each read at a moment of its own, up to and including the first without rows. */
export async function* pagesOf<Row, Place>(
  moments: Moments,
  first: Place,
  read: (tx: Queries, after: Place) => Promise<readonly Row[]>,
  placeOf: (row: Row) => Place,
): AsyncGenerator<readonly Row[]> {
  let after = first;
  for (;;) {
    const page = await moments.atOneMoment((tx) => read(tx, after));
    yield page;
    const last = page.at(-1);
    if (last === undefined) return;
    after = placeOf(last);
  }
}
