import type { CasinoResult, TablePicture } from '../../packages/contract/src/wire.ts';
import { doorOf, expect, test } from '../support/betting-journey.ts';
import { callHouse } from '../support/call-house.ts';
import { expectAxeClean } from '../support/expect-axe-clean.ts';
import { readPassedOn } from '../support/passed-on.ts';
import { roundMs } from '../support/screens/table-bet.ts';

test.describe.configure({ timeout: 4 * roundMs });

const read = async <Data>(path: string): Promise<Data> =>
  (await (await fetch(new URL(path, readPassedOn('url')))).json()) as Data;

/** Stakes a hundred on Low. Even a seven loses half of it, so the balance changes whatever card falls. */
async function playLucky7(token: string): Promise<CasinoResult> {
  let roundId = '';
  await expect
    .poll(
      async () => {
        const { data, table } = await read<TablePicture>('/cache/table/lucky7eu');
        roundId = data.t1[0]?.mid ?? '';
        return table?.phase === 'bets' && table.secondsLeft > 5;
      },
      { timeout: roundMs },
    )
    .toBe(true);
  const bet = { roundId, sid: '1', rate: '2', amount: 100, casinoType: 'lucky7eu', eventId: '3032' };
  const placed = await callHouse(doorOf('default'), 'casino/casinoBetPlace', bet, { token });
  expect(placed.message).toBe('Bet Placed Successfully');
  let result: CasinoResult | undefined;
  await expect
    .poll(
      async () => {
        const reply = await read<{ data: { data: CasinoResult[] } }>(
          `/api/casino/allCasinoResult?roundId=${roundId}`,
        );
        [result] = reply.data.data;
        return result?.mid;
      },
      { timeout: roundMs },
    )
    .toBe(roundId);
  if (result === undefined) throw new Error('no result');
  return result;
}

// Runs on a phone only: voiding the round changes the bets of other clients on it too.
test('a client follows a day at a table from its ledger to the cards of a round, and to its correction', {
  tag: '@phone',
}, async ({ page, session, operator }) => {
  const { mid } = await playLucky7(session.token);
  await page.goto('/main/ledger');
  await page.getByRole('link', { name: 'Lucky7-A' }).click();
  await expect(page).toHaveURL(/\/main\/ledger-casino-details\/3032\/diamondCasino\/\d{4}-\d\d-\d\d$/);
  const bets = page.getByRole('table', { name: 'Casino Bets' });
  await expect(bets).toContainText('LOW Card');
  await expect(bets).toContainText('200.00');
  for (const block of ['Casino Plus Minus', 'Total Commission', 'Net Plus Minus'])
    await expect(page.getByRole('heading', { name: block })).toBeVisible();

  const round = page.getByRole('button', { name: new RegExp(`^LOW Card, .+, Result of round ${mid}$`) });
  const popup = page.getByRole('dialog', { name: 'PARTNERSHIP DETAILS' });
  await round.click();
  await expect(popup).toContainText(`Round Id ${mid}`);
  await expect(popup.getByRole('img')).toHaveCount(1);
  await expectAxeClean(page);
  await page.keyboard.press('Escape');

  await operator('void-round', {}, mid, 'Wrong deck');
  await page.reload();
  await round.click();
  await expect(popup).toContainText('Result corrected');
  await expect(popup).toContainText('Wrong deck');
  await expectAxeClean(page);
  await popup.getByRole('link', { name: 'Verify' }).click();
  await expect(page.getByText('This round is fair')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('Round void: every stake was returned')).toBeVisible();
  await expect(page.getByText('Wrong deck')).toBeVisible();
});
