import { accountId, shapeOf } from '@maidan/betting';
import type { Db } from '@maidan/process/db/db.ts';
import { expect, test, vi } from 'vitest';
import { createPositions } from './positions.ts';

const client = accountId(7n);
const definition = { shape: 'winner', rule: 'bookmaker', runners: ['lions', 'tigers'] } as const;
const shape = shapeOf(definition);
const book: unknown = JSON.parse(JSON.stringify(shape.encodeBook(shape.emptyBook(definition))));

/** A database whose answers the test gives one by one, each with or without a book. */
function openScratch() {
  const reads: ((hasBook: boolean) => void)[] = [];
  const snapshot = () =>
    new Promise((resolve) => {
      reads.push((hasBook) =>
        resolve(hasBook ? [{ market_id: 'm', kind: 'bookmaker', name: '', definition, book, held: 0n }] : []),
      );
    });
  const onRead = vi.fn();
  const positions = createPositions({
    db: { snapshot } as unknown as Pick<Db, 'snapshot'>,
    onRead,
    onUnread: (reason) => {
      throw reason;
    },
  });
  return { reads, onRead, positions };
}
const turn = () => new Promise((resolve) => setImmediate(resolve));

test('positions that were never requested are not read when they change', () => {
  const { reads, positions } = openScratch();
  positions.changed('e', client);
  expect(reads.length).toBe(0);
});

test('positions that change during a read are read again, and only the newer are kept', async () => {
  const { reads, onRead, positions } = openScratch();
  expect(positions.of('e', client)).toBeUndefined();
  positions.changed('e', client);
  reads[0]?.(false);
  await turn();
  expect(positions.of('e', client)).toBeUndefined();
  expect(reads.length).toBe(2);
  reads[1]?.(true);
  await turn();
  expect(positions.of('e', client)?.has('m')).toBe(true);
  expect(onRead.mock.calls).toEqual([['e', client]]);
});

test('positions of each client are read once however often they are requested, four clients at a time', async () => {
  const { reads, positions } = openScratch();
  for (let count = 0; count < 100; count += 1) positions.of('e', client);
  expect(reads.length).toBe(1);
  for (let id = 10n; id < 30n; id += 1n) positions.of('e', accountId(id));
  expect(reads.length).toBe(4);
  reads[0]?.(false);
  await turn();
  expect(reads.length).toBe(5);
});

test('a client without bets is sent nothing more, but one whose last bet has gone is', async () => {
  const { reads, onRead, positions } = openScratch();
  positions.of('e', client);
  reads[0]?.(false);
  await turn();
  expect(onRead).not.toHaveBeenCalled();
  positions.changed('e', client);
  reads[1]?.(true);
  await turn();
  positions.changed('e', client);
  reads[2]?.(false);
  await turn();
  expect(onRead).toHaveBeenCalledTimes(2);
  expect(positions.of('e', client)?.size).toBe(0);
});
