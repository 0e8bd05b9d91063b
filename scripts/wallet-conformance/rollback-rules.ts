import { expectMoved, expectOk, expectRefused, expectSame, type Rule } from './rule.ts';

export const rollbackRules: readonly Rule[] = [
  {
    sentence: 'a bet rolled back is given back, once however often it is sent',
    async check(parts) {
      const [id, round, back] = [parts.fresh('bet'), parts.fresh('round'), parts.fresh('back')];
      const before = await parts.balance();
      expectOk(await parts.bet(id, round, '1.00'));
      const first = await parts.rollback(back, id, round);
      expectOk(first);
      expectSame(first, await parts.rollback(back, id, round));
      await expectMoved(parts, before, 0n);
    },
  },
  {
    sentence: 'a bet rolled back by two rollbacks is given back once',
    async check(parts) {
      const [id, round] = [parts.fresh('bet'), parts.fresh('round')];
      const before = await parts.balance();
      expectOk(await parts.bet(id, round, '1.00'));
      expectOk(await parts.rollback(parts.fresh('back'), id, round));
      expectOk(await parts.rollback(parts.fresh('back'), id, round));
      await expectMoved(parts, before, 0n);
    },
  },
  {
    sentence: 'a bet rolled back after its round is over is given back',
    async check(parts) {
      const [id, round] = [parts.fresh('bet'), parts.fresh('round')];
      const before = await parts.balance();
      expectOk(await parts.bet(id, round, '1.00'));
      expectOk(await parts.win(parts.fresh('win'), round, '0.00'));
      expectOk(await parts.rollback(parts.fresh('back'), id, round));
      await expectMoved(parts, before, 0n);
    },
  },
  {
    sentence: 'a win rolled back is taken back',
    async check(parts) {
      const [id, round] = [parts.fresh('win'), parts.fresh('round')];
      expectOk(await parts.bet(parts.fresh('bet'), round, '1.00'));
      expectOk(await parts.win(parts.fresh('win'), round, '0.50'));
      const before = await parts.balance();
      expectOk(await parts.win(id, round, '2.00'));
      expectOk(await parts.rollback(parts.fresh('back'), id, round));
      await expectMoved(parts, before, 0n);
    },
  },
  {
    sentence: 'a rollback before its bet is remembered, and the late bet refused for ever',
    async check(parts) {
      const [id, round] = [parts.fresh('bet'), parts.fresh('round')];
      const before = await parts.balance();
      expectOk(await parts.rollback(parts.fresh('back'), id, round));
      expectRefused(await parts.bet(id, round, '1.00'), 'rolled-back');
      expectRefused(await parts.bet(id, round, '1.00'), 'rolled-back');
      await expectMoved(parts, before, 0n);
    },
  },
  {
    sentence: 'a bet and its rollback at the same moment leave nothing held',
    async check(parts) {
      const before = await parts.balance();
      for (let tries = 0; tries < 5; tries += 1) {
        const [id, round] = [parts.fresh('bet'), parts.fresh('round')];
        const [, back] = await Promise.all([
          parts.bet(id, round, '1.00'),
          parts.rollback(parts.fresh('back'), id, round),
        ]);
        expectOk(back);
      }
      await expectMoved(parts, before, 0n);
    },
  },
  {
    sentence: 'a rollback cannot be rolled back',
    async check(parts) {
      const [id, round, back] = [parts.fresh('bet'), parts.fresh('round'), parts.fresh('back')];
      expectOk(await parts.bet(id, round, '1.00'));
      expectOk(await parts.rollback(back, id, round));
      const before = await parts.balance();
      expectRefused(await parts.rollback(parts.fresh('back'), back, round), 'reused');
      await expectMoved(parts, before, 0n);
    },
  },
];
