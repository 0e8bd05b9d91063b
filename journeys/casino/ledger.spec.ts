import type { TablePicture } from '../../packages/contract/src/wire.ts';
import { callHouse, type Door } from '../support/call-house.ts';
import { expectAxeClean } from '../support/expect-axe-clean.ts';
import { expect, type Rounds, test } from '../support/rounds-journey.ts';

/** Stakes a hundred on Low. Even a seven loses half of it, so the balance changes whatever card falls. */
async function playLucky7(house: Door, token: string, rounds: Rounds): Promise<string> {
  await rounds.table('lucky7eu', 'bets');
  const picture = await fetch(new URL('/cache/table/lucky7eu', house.url));
  const { data }: TablePicture = await picture.json();
  const roundId = data.t1[0]?.mid ?? '';
  const bet = { roundId, sid: '1', rate: '2', amount: 100, casinoType: 'lucky7eu', eventId: '3032' };
  const placed = await callHouse(house, 'casino/casinoBetPlace', bet, { token });
  expect(placed.message).toBe('Bet Placed Successfully');
  await rounds.table('lucky7eu', 'result');
  return roundId;
}

// Runs on a phone only: voiding the round changes the bets of other clients on it too.
test('a client follows a day at a table from its ledger to the cards of a round, and to its correction', {
  tag: '@phone',
}, async ({ page, session, operator, rounds, roundsHouse }) => {
  const mid = await playLucky7(roundsHouse, session.token, rounds);
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
  await expect(page.getByText('This round is fair')).toBeVisible();
  await expect(page.getByText('Round void: every stake was returned')).toBeVisible();
  await expect(page.getByText('Wrong deck')).toBeVisible();
});
