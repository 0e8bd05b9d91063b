import { expectMoved, expectOk, expectRefused, expectSame, Fault, type Rule, readPoints } from './rule.ts';

const onePoint = 100n;

export const moneyRules: readonly Rule[] = [
  {
    sentence: 'a bet holds its stake, and its reply has the balance after it',
    async check(parts) {
      const before = await parts.balance();
      const answer = await parts.bet(parts.fresh('bet'), parts.fresh('round'), '1.00');
      expectOk(answer);
      if (readPoints(answer.body.balance) !== before - onePoint)
        throw new Fault(`expected ${before - onePoint} hundredths in the reply, got ${answer.body.balance}`);
      await expectMoved(parts, before, -onePoint);
    },
  },
  {
    sentence: 'a bet sent again gets the same reply and is taken once',
    async check(parts) {
      const before = await parts.balance();
      const [id, round] = [parts.fresh('bet'), parts.fresh('round')];
      const first = await parts.bet(id, round, '1.00');
      expectOk(first);
      expectSame(first, await parts.bet(id, round, '1.00'));
      await expectMoved(parts, before, -onePoint);
    },
  },
  {
    sentence: 'a bet sent ten times at once is taken once',
    async check(parts) {
      const before = await parts.balance();
      const [id, round] = [parts.fresh('bet'), parts.fresh('round')];
      const answers = await Promise.all(Array.from({ length: 10 }, () => parts.bet(id, round, '1.00')));
      for (const answer of answers) expectOk(answer);
      await expectMoved(parts, before, -onePoint);
    },
  },
  {
    sentence: 'a transaction id used for something else is refused',
    async check(parts) {
      const [id, round] = [parts.fresh('bet'), parts.fresh('round')];
      expectOk(await parts.bet(id, round, '1.00'));
      const before = await parts.balance();
      expectRefused(await parts.bet(id, round, '2.00'), 'reused');
      expectRefused(await parts.win(id, round, '1.00'), 'reused');
      await expectMoved(parts, before, 0n);
    },
  },
  {
    sentence: 'a bet above the balance is refused',
    async check(parts) {
      const before = await parts.balance();
      const above = `${before / 100n + 1n}.00`;
      // For a player with many coins, another limit may apply first.
      const answer = await parts.bet(parts.fresh('bet'), parts.fresh('round'), above);
      expectRefused(answer, 'not-enough-coins', 'amount');
      await expectMoved(parts, before, 0n);
    },
  },
  {
    sentence: 'a final win pays its amount, once however often it is sent',
    async check(parts) {
      const [round, id] = [parts.fresh('round'), parts.fresh('win')];
      expectOk(await parts.bet(parts.fresh('bet'), round, '1.00'));
      const before = await parts.balance();
      const first = await parts.win(id, round, '1.50');
      expectOk(first);
      expectSame(first, await parts.win(id, round, '1.50'));
      await expectMoved(parts, before, 150n);
    },
  },
  {
    sentence: 'wins that are not final are paid by the end of the round',
    async check(parts) {
      const round = parts.fresh('round');
      expectOk(await parts.bet(parts.fresh('bet'), round, '1.00'));
      const before = await parts.balance();
      expectOk(await parts.win(parts.fresh('win'), round, '0.25', false));
      expectOk(await parts.win(parts.fresh('win'), round, '0.50'));
      await expectMoved(parts, before, 75n);
    },
  },
  {
    sentence: 'a win after the final one is paid too',
    async check(parts) {
      const round = parts.fresh('round');
      expectOk(await parts.bet(parts.fresh('bet'), round, '1.00'));
      expectOk(await parts.win(parts.fresh('win'), round, '0.00'));
      const before = await parts.balance();
      expectOk(await parts.win(parts.fresh('win'), round, '0.75'));
      await expectMoved(parts, before, 75n);
    },
  },
  {
    sentence: 'a round that is over takes no bet',
    async check(parts) {
      const round = parts.fresh('round');
      expectOk(await parts.bet(parts.fresh('bet'), round, '1.00'));
      expectOk(await parts.win(parts.fresh('win'), round, '1.00'));
      const before = await parts.balance();
      expectRefused(await parts.bet(parts.fresh('bet'), round, '1.00'), 'round-over');
      await expectMoved(parts, before, 0n);
    },
  },
  {
    sentence: 'a round without a bet pays nothing',
    async check(parts) {
      const before = await parts.balance();
      expectRefused(await parts.win(parts.fresh('win'), parts.fresh('round'), '1.00'), 'unknown-round');
      await expectMoved(parts, before, 0n);
    },
  },
];
