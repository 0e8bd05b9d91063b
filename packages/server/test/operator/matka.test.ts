import { setTimeout as pause } from 'node:timers/promises';
import { isPanna, outcomeOfPanna } from '@maidan/games/rules';
import { afterAll, beforeAll, expect, it, test } from 'vitest';
import { limitPayouts } from '../../src/bets/markets-store.ts';
import { marketOfPart, matkaParts } from '../../src/products/matka/matka-day.ts';
import { settleDay } from '../../src/products/matka/settle-day.ts';
import { keepPanna } from '../../src/products/matka/store.ts';
import { operatedProducts } from '../../src/products.ts';
import { type MatkaDesk, openMatkaDesk } from '../support/matka-desk.ts';
import { operateHouse } from './operate-house.ts';

const code = 'sandhya';
const minuteMs = 60_000;

let desk: MatkaDesk;
beforeAll(async () => {
  desk = await openMatkaDesk();
});
afterAll(async () => {
  await desk.expectSound();
  await desk.close();
});

/** An operator enters both draws of the day: 134 and 579. */
async function enterDraws(): Promise<void> {
  for (const [draw, panna] of [
    ['open', '134'],
    ['close', '579'],
  ] as const) {
    await desk.toShut(code, draw);
    await desk.run('enter-panna', code, draw, panna);
  }
}

it('a shut matka takes no bets, is drawn to the end of its day and opens no other, until open-matka', async () => {
  const client = await desk.player();
  await desk.place(client, { matkaEventId: '7002' });
  expect((await desk.run('shut-matka', 'arunoday')).lines).toEqual([
    'Arunoday Morning (arunoday) is shut. The day under way is drawn to its end.',
  ]);
  expect((await desk.place(client, { matkaEventId: '7002' })).message).toBe('This market is not on offer');
  expect(await desk.market(client, '7002')).toMatchObject({
    matkaStatus: false,
    openBet: false,
    jodiBet: false,
  });
  const list = await desk.call('matka/getMatkaList', {}, client);
  expect(list.data?.map(({ matkaEventId }) => matkaEventId)).not.toContain('7002');
  for (const draw of ['open', 'close'] as const) {
    await desk.toShut('arunoday', draw);
    await desk.toDraw('arunoday', draw);
  }
  const { number, overAt } = desk.dayOf('arunoday');
  expect(overAt).not.toBeNull();
  await desk.to('arunoday', desk.clock.now() + 60 * minuteMs);
  expect(desk.dayOf('arunoday').number).toBe(number);
  await desk.run('open-matka', 'arunoday');
  expect(desk.dayOf('arunoday')).toMatchObject({ number: number + 1, overAt: null });
});

it('void-draw cancels a draw before it is out, and a jodi is paid as a single when it was the close', async () => {
  const client = await desk.player(1000);
  const day = desk.dayOf('gulmohar');
  for (const ank of '0123456789')
    await desk.place(client, { matkaEventId: '7004', gameType: 'JODI', betNumber: `${ank}5`, amount: 10 });
  await desk.place(client, { matkaEventId: '7004', betType: 'CLOSE' });
  await desk.toShut('gulmohar', 'open');
  await desk.toDraw('gulmohar', 'open');
  expect(isPanna(desk.dayOf('gulmohar').open.panna ?? '')).toBe(true);
  expect((await desk.run('void-draw', 'gulmohar', 'open', '--reason', 'no')).reason).toMatch(
    /drawn or cancelled already/,
  );
  const result = await desk.run('void-draw', 'gulmohar', 'close', '--reason', 'The line was cut');
  expect(result.lines).toEqual([
    `The close of Gulmohar Day on ${day.day} is cancelled and its stakes are returned.`,
  ]);
  // Ten jodis at 10 each: one of them begins with the open ank and pays 9.5 times its stake.
  expect(await desk.wallet(client)).toMatchObject({ coins: 1000 - 100 + 95, exposure: 0 });
});

it('void-draw given after a close, when the next day is open, cancels nothing until it is given a day', async () => {
  const matka = 'gulmohar';
  const closed = desk.dayOf(matka);
  await desk.to(matka, desk.clock.now() + 10 * minuteMs);
  const next = desk.dayOf(matka);
  expect([closed.overAt === null, next.number]).toEqual([false, closed.number + 1]);
  const client = await desk.player(1000);
  await desk.place(client, { matkaEventId: '7004', betType: 'CLOSE' });
  expect((await desk.run('void-draw', matka, 'close', '--reason', 'Disturbed')).reason).toBe(
    `void-draw: Gulmohar Day of ${closed.day} is over and ${next.day} takes bets. Say which you mean: --day ${next.day} cancels the close of that day; of ${closed.day} it is decided, and void-market gulmohar-close.${closed.number} returns its bets.`,
  );
  expect(await desk.market(client, '7004')).toMatchObject({ day: next.day, closeBet: true });
  expect((await desk.run('void-draw', matka, 'close', '--day', closed.day, '--reason', 'x')).reason).toBe(
    `void-draw: The close of Gulmohar Day on ${closed.day} was drawn or cancelled already; void-market gulmohar-close.${closed.number} returns bets on a result.`,
  );
  expect((await desk.place(client, { matkaEventId: '7004', betType: 'CLOSE' })).error).toBe(false);
  const result = await desk.run('void-draw', matka, 'close', '--day', next.day, '--reason', 'Disturbed');
  expect(result.lines).toEqual([
    `The close of Gulmohar Day on ${next.day} is cancelled and its stakes are returned.`,
  ]);
  expect(await desk.wallet(client)).toEqual({ coins: 1000, exposure: 0 });
});

it('set-matka changes limits at once, and what it does not name stays', async () => {
  const client = await desk.player();
  const result = await desk.run('set-matka', '7007', '--stake-min', '50', '--stake-max', '500');
  expect(result.lines).toEqual([
    'Sandhya Evening (sandhya): stake from 50 to 500, one number pays at most 2500000, drawn by its seed from the next day on.',
  ]);
  expect((await desk.place(client, { amount: 49 })).message).toBe('Minimum bet is 50');
  expect((await desk.place(client, { amount: 501 })).message).toBe('Maximum bet is 500');
  await desk.run('set-matka', code, '--liability-max', '1000');
  expect((await desk.place(client, { betNumber: '3', amount: 200 })).message).toBe(
    'The house can take up to 105 on this now',
  );
  expect(await desk.market(client)).toMatchObject({ minStake: 50, maxStake: 500, liabilityMax: 1000 });
  await desk.run('set-matka', code, '--liability-max', 'none', '--stake-min', 'none', '--stake-max', 'none');
  expect(await desk.market(client)).toMatchObject({ minStake: 10, maxStake: 25_000, liabilityMax: null });
  expect((await desk.place(client, { betNumber: '3', amount: 25_000 })).error).toBe(false);
});

it('enter-panna decides a draw left to an operator, once bets are shut, and settles it', async () => {
  expect((await desk.run('enter-panna', code, 'open', '134')).reason).toMatch(/drawn by its seed/);
  await desk.run('set-matka', code, '--draws', 'operator');
  await desk.toNextDay(code);
  const [winner, loser] = [await desk.player(1000), await desk.player(1000)];
  const day = desk.dayOf(code);
  expect(await desk.market(winner)).toMatchObject({ drawnBy: 'operator', draws: { open: { seedHash: '' } } });
  for (const [client, betNumber] of [
    [winner, '8'],
    [loser, '9'],
  ] as const) {
    expect((await desk.place(client, { betNumber })).error).toBe(false);
    await desk.place(client, { gameType: 'JODI', betNumber: `${betNumber}0` });
  }
  expect((await desk.run('enter-panna', code, 'open', '134')).reason).toMatch(
    /takes bets until 2026-01-02 19:15:00/,
  );
  await desk.toShut(code, 'open');
  await desk.toDraw(code, 'open');
  expect(desk.dayOf(code).open.panna).toBeNull();
  expect((await desk.run('enter-panna', code, 'open', '134', '--ank', '8')).lines).toEqual([
    'The open of Sandhya Evening on 2026-01-02 is 134.',
  ]);
  expect(await desk.wallet(winner)).toEqual({ coins: 1000 + 850 - 100, exposure: 100 });
  expect((await desk.run('enter-panna', code, 'open', '135')).reason).toMatch(/drawn or cancelled already/);
  await desk.toShut(code, 'close');
  expect((await desk.run('enter-panna', code, 'close', '479', '--jodi', '81')).reason).toMatch(
    /makes the jodi 80, not 81/,
  );
  await desk.run('enter-panna', code, 'close', '479', '--jodi', '80');
  expect(await desk.wallet(winner)).toMatchObject({ coins: 1000 + 850 + 9400, exposure: 0 });
  expect(await desk.wallet(loser)).toMatchObject({ coins: 800, exposure: 0 });
  expect(desk.dayOf(code)).toMatchObject({ number: day.number, open: { by: 'asha' } });
  const chart = await desk.call(
    'matka/matkaChart',
    { matkaEventId: '7007', toDate: '2026-01-02' },
    await desk.player(),
  );
  expect(chart.data?.at(-1)?.result).toBe('134-80-479');
});

it('correct-panna settles again by another panna, and the chart shows that it was corrected', async () => {
  const [was, client] = [desk.dayOf(code), await desk.player()];
  const args = [code, was.day, 'close', '579', '--reason', 'Read wrongly'];
  expect((await desk.run('correct-panna', ...args)).lines).toEqual([
    'The close of Sandhya Evening on 2026-01-02 is 579 in place of 479.',
  ]);
  const chart = await desk.call('matka/matkaChart', { matkaEventId: '7007', toDate: '2026-01-02' }, client);
  expect(chart.data?.at(-1)).toMatchObject({ result: '134-81-579', jodi: '81', isCorrected: true });
  await desk.expectSound();
  expect(await desk.run('correct-panna', ...args)).toMatchObject({
    exit: 0,
    lines: ['The close of Sandhya Evening on 2026-01-02 was 579 already, and its bets are settled by it.'],
  });
});

/** As when the server is in the middle of a step that it began before the command. */
const runDuring = (step: () => Promise<unknown>, ...argv: string[]) => {
  const products = operatedProducts(desk.products);
  const { onChanged } = products.matka;
  const late = async (matka: string) => {
    await step();
    await onChanged(matka);
  };
  return operateHouse(desk, { ...products, matka: { onChanged: late } }, argv);
};

it('correct-panna corrects also what the server settles meanwhile by the panna it replaces', async () => {
  await desk.toNextDay(code);
  const client = await desk.player(1000);
  await desk.place(client, { gameType: 'JODI', betNumber: '81' });
  await desk.toShut(code, 'open');
  await desk.run('enter-panna', code, 'open', '134');
  await desk.toShut(code, 'close');
  const day = desk.dayOf(code);
  await keepPanna(desk.db, day, 'close', '479', 'asha');
  const drawn = { ...day, close: { ...day.close, panna: '479' } };
  await runDuring(
    () => settleDay(desk.house.settling, drawn, new Set()),
    'correct-panna',
    ...[code, day.day, 'close', '579', '--reason', 'Read wrongly'],
  );
  expect(await desk.wallet(client)).toEqual({ coins: 1000 + 9400, exposure: 0 });
});

it('correct-panna settles what its draw decides again, and nothing that was returned by hand', async () => {
  await desk.toNextDay(code);
  const client = await desk.player(1000);
  await desk.place(client, { betNumber: '9' });
  await desk.place(client, { betType: 'CLOSE', betNumber: '0' });
  await desk.place(client, { gameType: 'JODI', betNumber: '80' });
  await enterDraws();
  expect(await desk.wallet(client)).toEqual({ coins: 700, exposure: 0 });
  const [openId, jodiId] = (['open', 'jodi'] as const).map((part) => marketOfPart(desk.dayOf(code), part));
  for (const id of [openId, jodiId]) await desk.run('void-market', id ?? '', '--reason', 'Disturbed');
  expect(await desk.wallet(client)).toEqual({ coins: 900, exposure: 0 });

  const correct = (draw: string, panna: string) =>
    desk.run('correct-panna', code, desk.dayOf(code).day, draw, panna, '--reason', 'Read wrongly');
  expect((await correct('close', '479')).lines).toEqual([
    `The close of Sandhya Evening on ${desk.dayOf(code).day} is 479 in place of 579.`,
    ...[openId, jodiId].map((id) => `${id} was returned by hand and stays so; correct ${id} settles it.`),
  ]);
  // The open stays as it was returned, and the close on 0 is won.
  expect(await desk.wallet(client)).toEqual({ coins: 900 + 950, exposure: 0 });
  expect((await correct('open', '135')).lines.slice(1)).toEqual(
    [openId, jodiId].map((id) => `${id} was returned by hand and stays so; correct ${id} settles it.`),
  );
  expect(await desk.wallet(client)).toEqual({ coins: 900 + 950, exposure: 0 });
});

it('correct-panna leaves alone what is returned by hand while it settles', async () => {
  await desk.toNextDay(code);
  const client = await desk.player(1000);
  await desk.place(client, { betNumber: '9' });
  await enterDraws();
  const day = desk.dayOf(code);
  const openId = marketOfPart(day, 'open');
  const { settling } = desk.house;
  let returned: ReturnType<typeof desk.run> | undefined;
  const correct: typeof settling.correct = async (correction) => {
    returned ??= desk.run('void-market', openId, '--reason', 'Disturbed');
    await returned;
    return settling.correct(correction);
  };
  const late = { ...desk, house: { ...desk.house, settling: { ...settling, correct } } };
  const words = ['correct-panna', code, day.day, 'open', '135', '--reason', 'Read wrongly'];
  const result = await operateHouse(late, operatedProducts(desk.products), words);
  expect((await returned)?.exit).toBe(0);
  expect(result.lines.slice(1)).toEqual([
    `${openId} was returned by hand and stays so; correct ${openId} settles it.`,
  ]);
  expect(await desk.wallet(client)).toEqual({ coins: 1000, exposure: 0 });
});

it('correct-panna leaves alone what is returned by hand before the server has settled it', async () => {
  await desk.toNextDay(code);
  const client = await desk.player(1000);
  await desk.place(client, { betType: 'CLOSE', betNumber: '1' });
  await desk.toShut(code, 'open');
  await desk.run('enter-panna', code, 'open', '134');
  await desk.toShut(code, 'close');
  const day = desk.dayOf(code);
  await keepPanna(desk.db, day, 'close', '479', 'asha');
  const closeId = marketOfPart(day, 'close');
  let returned: ReturnType<typeof desk.run> | undefined;
  const query: typeof desk.db.query = async (statement, values) => {
    const rows = await desk.db.query<never>(statement, values);
    if (statement.name === 'settling-market-read' && values?.[0] === closeId) {
      returned ??= desk.run('void-market', closeId, '--reason', 'Disturbed');
      await returned;
    }
    return rows;
  };
  const late = { ...desk, house: { ...desk.house, db: { ...desk.db, query } } };
  const unsettled = { ...operatedProducts(desk.products), matka: { onChanged: async () => undefined } };
  await operateHouse(late, unsettled, [
    'correct-panna',
    ...[code, day.day, 'close', '579', '--reason', 'Read wrongly'],
  ]);
  expect((await returned)?.exit).toBe(0);
  expect(await desk.wallet(client)).toEqual({ coins: 1000, exposure: 0 });
});

/** Why the markets stand as they do, in the order of their ids. */
const reasonsOf = async (ids: readonly string[]) => {
  const text = `select s.reason from market m join settlement s on s.id = m.settlement_id
    where m.id = any ($1::text[]) order by m.id`;
  const rows = await desk.db.query<{ reason: string }>({ name: 't-reasons', text }, [ids]);
  return rows.map(({ reason }) => reason);
};

it('correct-panna completes also a correction of the other draw that was interrupted before it settled', async () => {
  await desk.toNextDay(code);
  const client = await desk.player(1000);
  await desk.place(client, { betNumber: '9' });
  await desk.place(client, { gameType: 'JODI', betNumber: '90' });
  await enterDraws();
  const was = desk.dayOf(code);
  const { day } = was;
  const correct = (draw: string, panna: string) =>
    ['correct-panna', code, day, draw, panna, '--reason', `${draw} read wrongly`] as const;
  const killed = { ...desk.house.settling, correct: () => Promise.reject(new Error('killed')) };
  const interrupted = { ...desk, house: { ...desk.house, settling: killed } };
  const products = operatedProducts(desk.products);
  await expect(operateHouse(interrupted, products, correct('open', '135'))).rejects.toThrow('killed');
  expect(await desk.wallet(client)).toEqual({ coins: 800, exposure: 0 });
  const openId = marketOfPart(was, 'open');
  expect((await desk.run(...correct('close', '479'))).lines).toEqual([
    `The close of Sandhya Evening on ${day} is 479 in place of 579.`,
    `${openId} is settled again too: an earlier correction of the open was interrupted.`,
  ]);
  expect(await desk.wallet(client)).toEqual({ coins: 1000 + 850 + 9400, exposure: 0 });
  expect(await reasonsOf(matkaParts.map((part) => marketOfPart(was, part)))).toEqual([
    expect.stringMatching(/^The close panna is 479, .* win\. The close was corrected: close read wrongly$/),
    expect.stringMatching(/jodi 90 wins\. The close was corrected: close read wrongly$/),
    expect.stringMatching(/^The open panna is 135, .* win\. The open was corrected$/),
  ]);
  await desk.expectSound();
});

it('correct-panna leaves what was settled by hand of the other draw, and names it', async () => {
  await desk.toNextDay(code);
  const client = await desk.player(1000);
  await desk.place(client, { betNumber: '9' });
  await desk.place(client, { betType: 'CLOSE', betNumber: '0' });
  await enterDraws();
  const day = desk.dayOf(code);
  const openId = marketOfPart(day, 'open');
  const byHand = [
    'correct',
    openId,
    '--outcome',
    JSON.stringify(outcomeOfPanna('135')),
    '--reason',
    'Reread',
  ];
  expect((await desk.run(...byHand)).exit).toBe(0);
  expect(await desk.wallet(client)).toEqual({ coins: 800 + 950, exposure: 0 });
  const words = ['correct-panna', code, day.day, 'close', '479', '--reason', 'Read wrongly'];
  expect((await desk.run(...words)).lines).toEqual([
    `The close of Sandhya Evening on ${day.day} is 479 in place of 579.`,
    `${openId} was settled by hand and stays so.`,
  ]);
  expect(await desk.wallet(client)).toEqual({ coins: 800 + 950 + 950, exposure: 0 });
});

it('set-matka also limits a day that is being opened with the earlier limit', async () => {
  for (const afterMs of [0, 10 * minuteMs]) await desk.to('gulmohar', desk.clock.now() + afterMs);
  const ids = matkaParts.map((part) => marketOfPart(desk.dayOf('gulmohar'), part));
  await runDuring(
    () => limitPayouts(desk.db, ids, 250_000_000n),
    ...['set-matka', 'gulmohar', '--liability-max', '1000'],
  );
  const text = 'select distinct payout_max from market where id = any ($1::text[])';
  expect(await desk.db.query({ name: 't-payout-max', text }, [ids])).toEqual([{ payout_max: 100_000n }]);
});

it('set-matka given twice at one moment leaves markets and setting with the same limit', async () => {
  let second: Promise<unknown> | undefined;
  await runDuring(
    () => {
      second = desk.run('set-matka', 'gulmohar', '--liability-max', '2000');
      return Promise.race([second, pause(200)]);
    },
    ...['set-matka', 'gulmohar', '--liability-max', '3000'],
  );
  await second;
  const ids = matkaParts.map((part) => marketOfPart(desk.dayOf('gulmohar'), part));
  const text = 'select distinct payout_max from market where id = any ($1::text[])';
  const limit = (await desk.market(await desk.player(), '7004'))?.liabilityMax ?? 0;
  expect(await desk.db.query({ name: 't-payout-max-now', text }, [ids])).toEqual([
    { payout_max: BigInt(limit) * 100n },
  ]);
});

it('a draw that no operator enters within 30 minutes is cancelled and its stakes returned', async () => {
  await desk.to(code, desk.clock.now() + 10 * minuteMs);
  const client = await desk.player(1000);
  await desk.place(client);
  await desk.toShut(code, 'open');
  await desk.toDraw(code, 'open');
  await desk.pass(code, 30 * minuteMs);
  expect(desk.dayOf(code).open.cancelled).toBeNull();
  await desk.pass(code, 1);
  expect(desk.dayOf(code).open.cancelled).toMatch(/within 30 minutes/);
  expect(await desk.wallet(client)).toMatchObject({ coins: 1000, exposure: 0 });
});

test.each([
  [['shut-matka', 'nowhere'], 'There is no matka "nowhere". Those of the house are bhor, arunoday'],
  [['shut-matka', code, 'bhor'], '"bhor" is too much'],
  [['set-matka', code, 'bhor', '--stake-min', '20'], '"bhor" is too much'],
  [['enter-panna', code, 'open', '134', '2020-01-01'], '"2020-01-01" is too much'],
  [['void-draw', code, 'open', '2020-01-01', '--reason', 'x'], '"2020-01-01" is too much'],
  [['correct-panna', code, '2020-01-01', 'open', '134', '135', '--reason', 'x'], '"135" is too much'],
  [['set-matka', code], 'Nothing to set is given.'],
  [['set-matka', code, '--draws', 'luck'], '--draws is "luck": expected seed or operator.'],
  [['set-matka', code, '--stake-min', '500', '--stake-max', '10'], 'The least stake would be above the most'],
  [['set-matka', code, '--stake-max', '5'], 'The least stake would be above the most'],
  [['set-matka', code, '--liability-max', '-5'], '--liability-max'],
  [['enter-panna', code, 'middle', '134'], '"middle" is no draw: expected open or close.'],
  [
    ['enter-panna', code, 'open', '431'],
    '"431" is no panna: expected three digits, ascending, with 0 after 9. Its digits in order are 134.',
  ],
  [['enter-panna', code, 'open', '041'], 'Its digits in order are 140.'],
  [['enter-panna', code, 'open', '13'], '"13" is no panna'],
  [['enter-panna', code, 'open', '134', '--ank', '9'], 'The ank of 134 is 8, not 9.'],
  [['void-draw', code, 'open'], '--reason is missing.'],
  [
    ['void-draw', code, 'open', '--day', '2020-01-01', '--reason', 'x'],
    'Sandhya Evening has no day 2020-01-01.',
  ],
  [['void-draw', code, 'open', '--day', 'today', '--reason', 'x'], '"today" is no day: expected YYYY-MM-DD.'],
  [
    ['correct-panna', code, '2020-01-01', 'open', '134', '--reason', 'x'],
    'Sandhya Evening has no day 2020-01-01.',
  ],
  [
    ['correct-panna', code, '01-01-2020', 'open', '134', '--reason', 'x'],
    '"01-01-2020" is no day: expected YYYY-MM-DD.',
  ],
])('%j is refused with what to do', async (argv, reason) => {
  const result = await desk.run(...argv);
  expect([result.exit === 0, result.reason]).toEqual([false, expect.stringContaining(reason)]);
});
