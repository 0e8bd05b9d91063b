import { accountId } from '@maidan/betting';
import { expect, test } from 'vitest';
import { createClosingMarkets } from './closing-markets.ts';

interface Entry {
  readonly client: number;
  readonly market: string;
}

function openCase() {
  const released: Entry[] = [];
  const closing = createClosingMarkets<Entry>({
    marketOf: ({ market }) => market,
    clientOf: ({ client }) => accountId(BigInt(client)),
    onRelease: (entries) => void released.push(...entries),
  });
  const gates = [1, 2].map(() => Promise.withResolvers<void>());
  const during = (ids: readonly string[], gate: number) =>
    closing.during(ids, async () => gates[gate]?.promise);
  return { closing, released, gates, during };
}

test('acts on a market that is being locked wait with all later ones of their clients, and keep their order', async () => {
  const { closing, released, gates, during } = openCase();
  const acts = [
    { client: 1, market: 'shut' },
    { client: 1, market: 'other' },
    { client: 2, market: 'other' },
    { client: 2, market: 'shut' },
  ];
  expect(acts.map(closing.keep)).toEqual([false, false, false, false]);
  const shutting = during(['shut'], 0);
  expect(acts.map(closing.keep)).toEqual([true, true, false, true]);
  const empty = closing.released();
  gates[0]?.resolve();
  await Promise.all([shutting, empty]);
  expect(released).toEqual([acts[0], acts[1], acts[3]]);
  expect([closing.size(), closing.keep({ client: 1, market: 'shut' })]).toEqual([0, false]);
});

test('acts wait until the last of those who lock their market is done, also when one fails', async () => {
  const { closing, released, gates, during } = openCase();
  const both = [during(['a', 'b'], 0), during(['b'], 1)];
  const acts = [
    { client: 1, market: 'b' },
    { client: 2, market: 'a' },
    { client: 1, market: 'a' },
  ];
  for (const act of acts) expect(closing.keep(act)).toBe(true);
  gates[0]?.reject(new Error('the database is away'));
  await expect(both[0]).rejects.toThrow('away');
  expect(released).toEqual([acts[1]]);
  gates[1]?.resolve();
  await both[1];
  expect(released).toEqual([acts[1], acts[0], acts[2]]);
});
