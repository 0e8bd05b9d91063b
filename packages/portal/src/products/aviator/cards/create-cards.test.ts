import { expect, test, vi } from 'vitest';
import type { CardFlight } from './card.ts';
import type { CardParts, HouseBet } from './card-replies.ts';
import { createCards } from './create-cards.ts';

const flight = (status: CardFlight['status'], roundId = 'r1'): CardFlight => ({
  status,
  roundId,
  takesBets: status === 'open',
  crash: undefined,
});

const bet = (betId: string, roundId = 'r1'): HouseBet => ({
  betId,
  roundId,
  stake: 30,
  multiplier: undefined,
  profit: 0,
  heldTarget: undefined,
  isSettled: false,
  isVoid: false,
});

function start(parts: Partial<CardParts> = {}) {
  const memory = new Map<string, 0 | 1>();
  let placed = 0;
  const given = {
    place: vi.fn(async () => {
      placed += 1;
      return { ok: true as const, betId: `b${placed}` };
    }),
    cashOut: vi.fn(async () => ({ ok: true as const, multiplier: 2, profit: 10 })),
    cancel: vi.fn(async () => ({ ok: true as const })),
    lookUp: vi.fn(async (): Promise<readonly HouseBet[]> => []),
    refusalOf: () => undefined,
    notify: vi.fn(),
    slotOf: (betId: string) => memory.get(betId),
    remember: (betId: string, slot: 0 | 1) => void memory.set(betId, slot),
    ...parts,
  };
  return { cards: createCards(given), ...given };
}

const kinds = (cards: ReturnType<typeof createCards>) => [
  cards.of(0).get().bet.kind,
  cards.of(1).get().bet.kind,
];

test('the cards begin with a stake of 10 and the targets 5.5 and 5.2', () => {
  const { cards } = start();
  expect([cards.of(0).get(), cards.of(1).get()]).toMatchObject([
    { stake: 10, target: 5.5 },
    { stake: 10, target: 5.2 },
  ]);
});

test('two cards bet and cash out independently', async () => {
  const { cards, cashOut } = start();
  cards.follow(flight('open'));
  cards.press(0);
  cards.press(1);
  await vi.waitFor(() => expect(kinds(cards)).toEqual(['placed', 'placed']));
  cards.follow(flight('running'));
  cards.press(1);
  await vi.waitFor(() => expect(kinds(cards)).toEqual(['placed', 'cashed']));
  expect(cashOut).toHaveBeenCalledWith({ roundId: 'r1', betId: 'b2', isAuto: false });
});

test('a bet accepted after take-off flies, and one accepted after its round is removed', async () => {
  let answer: (reply: { ok: true; betId: string }) => void = () => undefined;
  const place = () =>
    new Promise<{ ok: true; betId: string }>((resolve) => {
      answer = resolve;
    });
  const { cards } = start({ place });
  cards.follow(flight('open'));
  cards.press(0);
  cards.follow(flight('running'));
  answer({ ok: true, betId: 'b1' });
  await vi.waitFor(() => expect(kinds(cards)).toEqual(['placed', 'none']));
  cards.follow(flight('open', 'r2'));
  cards.press(1);
  cards.follow(flight('open', 'r3'));
  answer({ ok: true, betId: 'b2' });
  await vi.waitFor(() => expect(kinds(cards)).toEqual(['none', 'none']));
});

test('on return the house’s bets go to the cards they were placed on, each once', async () => {
  const lookUp = vi.fn(async () => [bet('old', 'r0'), bet('b8'), bet('b9')]);
  const { cards } = start({ lookUp, slotOf: (betId) => (betId === 'b8' ? 1 : undefined) });
  cards.follow(flight('running'));
  cards.lookUp();
  await vi.waitFor(() => expect(kinds(cards)).toEqual(['placed', 'placed']));
  expect(cards.of(1).get().bet).toMatchObject({ betId: 'b8' });
  cards.cashedOut({ betId: 'b9', multiplier: 1.5, profit: 15 });
  cards.press(0);
  cards.lookUp();
  await vi.waitFor(() => expect(lookUp).toHaveBeenCalledTimes(2));
  expect(kinds(cards)).toEqual(['queued', 'placed']);
  expect([cards.isOwn('b9'), cards.isOwn('strange')]).toEqual([true, false]);
});

test('a bet that its card has finished with is not shown on the other', async () => {
  const lookUp = vi.fn(async () => [{ ...bet('b9'), multiplier: 1.5, profit: 15 }]);
  const { cards } = start({ lookUp });
  cards.follow(flight('running'));
  cards.lookUp();
  await vi.waitFor(() => expect(kinds(cards)).toEqual(['cashed', 'none']));
  cards.press(0);
  cards.lookUp();
  await vi.waitFor(() => expect(lookUp).toHaveBeenCalledTimes(2));
  await Promise.resolve();
  expect(kinds(cards)).toEqual(['queued', 'none']);
});

test('a bet that is being placed is not taken for an unknown one', async () => {
  const place = () => new Promise<never>(() => undefined);
  const { cards, lookUp } = start({ place, lookUp: vi.fn(async () => [bet('b1')]) });
  cards.follow(flight('open'));
  cards.press(0);
  cards.lookUp();
  await vi.waitFor(() => expect(lookUp).toHaveBeenCalled());
  await Promise.resolve();
  expect(kinds(cards)).toEqual(['placing', 'none']);
});

test('requests made during a look-up cause one more look-up', async () => {
  const { cards, lookUp } = start();
  cards.lookUp();
  cards.lookUp();
  cards.lookUp();
  await vi.waitFor(() => expect(lookUp).toHaveBeenCalledTimes(2));
});

test('a bet on the next round does not outlive the page', () => {
  const { cards, notify } = start();
  cards.follow(flight('running'));
  cards.press(0);
  cards.dropQueued();
  expect(kinds(cards)).toEqual(['none', 'none']);
  expect(notify).toHaveBeenLastCalledWith({ kind: 'say', what: 'queue-cancelled' });
});
