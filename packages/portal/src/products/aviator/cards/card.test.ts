import { describe, expect, test } from 'vitest';
import { buttonView } from './button-view.ts';
import {
  type Card,
  type CardFlight,
  type CardStep,
  climb,
  createCard,
  follow,
  nextTarget,
  press,
} from './card.ts';
import {
  accept,
  adopt,
  cancelled,
  cashed,
  compare,
  type HouseBet,
  refuseEnding,
  refusePlacing,
} from './card-replies.ts';

const flying = (status: CardFlight['status'], roundId = 'r1', crash?: number): CardFlight => ({
  status,
  roundId,
  takesBets: status === 'open',
  crash,
});
const open = flying('open');
const running = flying('running');
const flewAwayAt = (crash: number) => flying('waiting', 'r1', crash);

const fresh = createCard(5.5);
const auto: Card = { ...fresh, tab: 'auto' };
const kindsOf = ({ acts }: CardStep) => acts.map(({ kind }) => kind);

/** A card with an accepted bet on round r1. */
const placed = (card: Card = fresh): Card => accept(press(card, open, undefined).card, 'b1').card;

const houseBet: HouseBet = {
  betId: 'b1',
  roundId: 'r1',
  stake: 10,
  multiplier: undefined,
  profit: 0,
  heldTarget: undefined,
  isSettled: false,
  isVoid: false,
};

describe('the button', () => {
  test.each([
    ['BET without a bet, whatever the flight does', fresh, running, 'bet'],
    ['CANCEL for a bet of the open round', placed(), open, 'cancel'],
    ['Cashout while the bet flies', placed(), running, 'cash-out'],
    ['CANCEL for a bet of the next round', press(fresh, running, undefined).card, running, 'cancel-queued'],
    ['nothing to press while a bet is placed', press(fresh, open, undefined).card, open, 'placing'],
    [
      'nothing to press while a bet is cashed out',
      press(placed(), running, undefined).card,
      running,
      'cashing',
    ],
    [
      'BET again once the bet is cashed out',
      cashed(placed(), { betId: 'b1', multiplier: 2, profit: 10 }).card,
      running,
      'bet',
    ],
  ])('shows %s', (_, card, flight, kind) => {
    expect(buttonView(card, flight).kind).toBe(kind);
  });
});

describe('pressing it', () => {
  test('places the stake at once while bets are open', () => {
    const step = press({ ...fresh, stake: 50 }, open, undefined);
    expect(step.acts).toEqual([{ kind: 'place', roundId: 'r1', stake: 50, target: undefined }]);
    expect(kindsOf(press(step.card, open, undefined))).toEqual([]);
  });

  test.each([running, flewAwayAt(2), flying('close')])(
    'queues the bet for the next round in the state $status',
    (flight) => {
      const step = press(fresh, flight, undefined);
      expect(step.acts).toEqual([{ kind: 'say', what: 'queued' }]);
      expect(follow(step.card, flying('open', 'r2'), undefined).acts).toEqual([
        { kind: 'place', roundId: 'r2', stake: 10, target: undefined },
      ]);
    },
  );

  test('queues the bet for the next round when the open one takes no more', () => {
    const step = press(fresh, { ...open, takesBets: false }, undefined);
    expect(step.acts).toEqual([{ kind: 'say', what: 'queued' }]);
  });

  test('cancels a bet on the next round', () => {
    const step = press(press(fresh, running, undefined).card, running, undefined);
    expect(step.acts).toEqual([{ kind: 'say', what: 'queue-cancelled' }]);
    expect(follow(step.card, flying('open', 'r2'), undefined).acts).toEqual([]);
  });

  test('cancels a bet on the open round through the house', () => {
    const step = press(placed(), open, undefined);
    expect(step.acts).toEqual([{ kind: 'cancel', roundId: 'r1', betId: 'b1' }]);
    expect(cancelled(step.card, 'b1').card.bet).toEqual({ kind: 'none' });
  });

  test('cashes out once, however often it is pressed', () => {
    const step = press(placed(), running, undefined);
    expect(step.acts).toEqual([{ kind: 'cash-out', roundId: 'r1', betId: 'b1' }]);
    expect(kindsOf(press(step.card, running, undefined))).toEqual([]);
  });

  test('gives the reason why a stake cannot be bet, and places nothing', () => {
    const step = press(fresh, open, 'max bet amount 5');
    expect(step.acts).toEqual([{ kind: 'say-error', message: 'max bet amount 5' }]);
    expect(step.card).toBe(fresh);
  });
});

describe('a bet', () => {
  test('is lost when the flight crashes with it, and removed when the round closes', () => {
    const { card } = follow(placed(), flewAwayAt(3), undefined);
    expect(card.bet.kind).toBe('lost');
    expect(follow(card, flying('close', 'r1', 3), undefined).card.bet).toEqual({ kind: 'none' });
  });

  test('being cashed out at the crash is not treated as lost before the house has answered', () => {
    const cashing = press(placed(), running, undefined).card;
    const { card } = follow(cashing, flewAwayAt(3), undefined);
    expect(card.bet.kind).toBe('cashing');
    expect(cashed(card, { betId: 'b1', multiplier: 2.99, profit: 19.9 }).acts).toEqual([
      { kind: 'say-cashed', multiplier: 2.99, profit: 19.9, isLimit: false },
    ]);
  });

  test('whose cash-out came too late is looked up at the house', () => {
    const step = refuseEnding(press(placed(), running, undefined).card, 'b1', 'too late');
    expect(kindsOf(step)).toEqual(['say-error', 'look-up']);
    expect(compare(step.card, [{ ...houseBet, isSettled: true }]).card.bet.kind).toBe('lost');
  });

  test('that was refused leaves the card free, and the house is asked whether it has it nevertheless', () => {
    const step = refusePlacing(press(fresh, open, undefined).card, 'No response');
    expect(step.acts).toEqual([{ kind: 'say-error', message: 'No response' }, { kind: 'look-up' }]);
    expect(adopt(step.card, houseBet).card.bet).toMatchObject({ kind: 'placed', betId: 'b1' });
  });

  test('a cash-out elsewhere is announced once, whichever message reports it', () => {
    const step = compare(placed(), [{ ...houseBet, multiplier: 2, profit: 10 }]);
    expect(kindsOf(step)).toEqual(['say-cashed']);
    expect(kindsOf(cashed(step.card, { betId: 'b1', multiplier: 2, profit: 10 }))).toEqual([]);
  });

  test('whose stake was returned leaves the card free, and is announced once', () => {
    const returned = [{ ...houseBet, isSettled: true, isVoid: true }];
    const step = compare(placed(), returned);
    expect(step.card.bet).toEqual({ kind: 'none' });
    expect(step.acts).toEqual([{ kind: 'say', what: 'returned' }]);
    expect(compare(step.card, returned).acts).toEqual([]);
  });

  test('that is being cancelled and is found returned is announced as cancelled', () => {
    const { card } = press(placed(), open, undefined);
    expect(compare(card, [{ ...houseBet, isSettled: true, isVoid: true }]).acts).toEqual([
      { kind: 'say', what: 'cancelled' },
    ]);
  });

  test('found at the house on return is shown with its target', () => {
    const { card } = adopt(fresh, { ...houseBet, stake: 70, heldTarget: 3 });
    expect(card).toMatchObject({ stake: 70, bet: { kind: 'placed', heldTarget: 3 } });
    expect(adopt(fresh, { ...houseBet, multiplier: 3, profit: 20 }).acts).toEqual([
      { kind: 'say-cashed', multiplier: 3, profit: 20, isLimit: false },
    ]);
  });
});

describe('auto bet', () => {
  const betting: Card = { ...auto, isAutoBet: true };

  test('queues the stake after the crash, and places it when the next round opens', () => {
    const { card, acts } = follow(betting, flewAwayAt(2), undefined);
    expect([card.bet, acts]).toEqual([{ kind: 'queued', isAuto: true }, []]);
    expect(kindsOf(follow(card, flying('open', 'r2'), undefined))).toEqual(['place']);
  });

  test('cancelled by the player stays cancelled until the next flight', () => {
    const queued = follow(betting, flewAwayAt(2), undefined).card;
    const back = press(queued, flewAwayAt(2), undefined).card;
    expect(follow(back, flying('close', 'r1', 2), undefined).card.bet.kind).toBe('none');
    expect(follow(back, flying('waiting', 'r2', 3), undefined).card.bet.kind).toBe('queued');
  });

  test('stops when one of its bets is refused', () => {
    const placing = follow(
      follow(betting, flewAwayAt(2), undefined).card,
      flying('open', 'r2'),
      undefined,
    ).card;
    expect(refusePlacing(placing, 'no coins').card.isAutoBet).toBe(false);
    const byHand = press({ ...betting, bet: { kind: 'none' } }, open, undefined).card;
    expect(refusePlacing(byHand, 'no coins').card.isAutoBet).toBe(true);
  });

  test('does nothing while the other tab is shown', () => {
    expect(follow({ ...betting, tab: 'bet' }, flewAwayAt(2), undefined).card.bet.kind).toBe('none');
  });
});

describe('auto cash out', () => {
  const held = placed({ ...auto, isAutoCashOut: true });

  test('is sent to the house with the bet', () => {
    expect(press({ ...auto, isAutoCashOut: true }, open, undefined).acts).toMatchObject([{ target: 5.5 }]);
    expect(press({ ...auto, tab: 'bet', isAutoCashOut: true }, open, undefined).acts).toMatchObject([
      { target: undefined },
    ]);
  });

  test('fires once, within 0.1 of the target', () => {
    expect(climb(held, running, 5.39).acts).toEqual([]);
    const near = climb(held, running, 5.41);
    expect(near.acts).toEqual([{ kind: 'await-target', roundId: 'r1', betId: 'b1' }]);
    expect(climb(near.card, running, 5.45).acts).toEqual([]);
    expect(buttonView(near.card, running)).toMatchObject({ kind: 'cash-out', isNearTarget: true });
  });

  test('held by the house is lost only when the flight crashed below the target', () => {
    const reached = climb(held, running, 5.51).card;
    expect(reached.bet.kind).toBe('reached');
    expect(follow(reached, flewAwayAt(5.49), undefined).card.bet.kind).toBe('lost');
    const later = follow(reached, flewAwayAt(5.5), undefined);
    expect([later.card.bet.kind, kindsOf(later)]).toEqual(['reached', ['look-up']]);
  });

  test('switched on during the flight cashes out at the target, never below it', () => {
    const flyingByHand: Card = { ...placed(auto), isAutoCashOut: true };
    expect(climb(flyingByHand, running, 5.49).acts).toEqual([]);
    expect(kindsOf(climb(flyingByHand, running, 5.5))).toEqual(['cash-out']);
  });

  test('says at which multiplier it acts next', () => {
    const near = climb(held, running, 5.41).card;
    const reached = climb(near, running, 5.5).card;
    expect([held, near, reached].map((card) => nextTarget(card, running))).toEqual([5.4, 5.5, Infinity]);
    expect([nextTarget(held, open), nextTarget(placed(), running)]).toEqual([Infinity, Infinity]);
  });

  test('lets the player cash out earlier', () => {
    const near = climb(held, running, 5.41).card;
    expect(kindsOf(press(near, running, undefined))).toEqual(['cash-out']);
  });
});
