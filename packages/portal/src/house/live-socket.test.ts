import { expect, test, vi } from 'vitest';

const closed = vi.fn();
vi.mock('@maidan/client/sockets.ts', () => ({ openConnection: () => ({ close: closed }) }));

test('rounds that were not announced before the connection was closed are not announced to the next client', async () => {
  const { addSettledRound, openAccountConnection, takeSettledRounds } = await import('./live-socket.ts');
  const identity = { userId: 'u1', token: 't', domain: 'localhost' };
  const close = openAccountConnection({ address: '', identity, onListen: () => undefined });
  addSettledRound({ ledgerType: 'matka', eventId: '1', roundId: 'r1', name: 'Kalyan', profit: 5 });
  close();
  expect(closed).toHaveBeenCalledOnce();
  expect(takeSettledRounds()).toEqual([]);
});
