import type { Locator, Page } from '@playwright/test';
import { doorOf, expect, test } from './support/betting-journey.ts';
import { callHouse, type HouseSession } from './support/call-house.ts';
import { expectAxeClean } from './support/expect-axe-clean.ts';
import { withReach } from './support/live-line.ts';
import { cutFigures } from './support/screens/cut-figures.ts';
import {
  aviatorAddress,
  cardOf,
  flightMs,
  openAviator,
  stageOf,
  whileFlying,
  whileOpen,
} from './support/screens/flight-screen.ts';
import { speak } from './support/screens/speak.ts';
import { showPage } from './support/show-page.ts';

test.describe.configure({ timeout: 5 * flightMs });

const coins = (page: Page, amount: string) =>
  page.getByText(amount, { exact: true }).filter({ visible: true }).first();

/**
 * Whether the house accepted the cash-out: the flight may crash before the press, or before the call arrives.
 */
async function isCashedOut(page: Page, cashOut: Locator): Promise<boolean> {
  const answer = page.waitForResponse(/\/avaitorCashOut$/).catch(() => undefined);
  const isPressed = await cashOut.click({ timeout: 5_000 }).then(
    () => true,
    () => false,
  );
  const reply = isPressed ? await answer : undefined;
  return reply !== undefined && !(await reply.json()).error;
}

/** Bets and cashes out at once, until one cash-out is in time. Profit is of all these bets, in hundredths. */
async function winOnce(page: Page, stake: number): Promise<{ roundId: string; profit: number }> {
  const card = cardOf(page, 1);
  await card.getByRole('button', { name: String(stake), exact: true }).click();
  for (let lost = 0; ; lost += 1) {
    const roundId = await whileOpen(page);
    await card.getByRole('button', { name: /^BET/ }).click();
    await expect(page.getByText('Aviator Bet Place Succesfull')).toBeVisible();
    await expect(card.getByRole('button', { name: /^CANCEL/ })).toBeVisible();
    const cashOut = card.getByRole('button', { name: 'Cashout' });
    await expect(cashOut.or(stageOf(page).getByText('FLEW AWAY!'))).toBeVisible({ timeout: flightMs });
    if (!(await isCashedOut(page, cashOut))) continue;
    const landing = stageOf(page).getByText(/^Cashed out at [\d.]+x/);
    const won = /Profit ([\d,.]+)/.exec((await landing.locator('..').textContent()) ?? '')?.[1] ?? '';
    return { roundId, profit: Math.round((Number(won.replaceAll(',', '')) - lost * stake) * 100) };
  }
}

/** Whether the house lists the flight as over. */
async function isFlown(roundId: string, session: HouseSession): Promise<boolean> {
  const asked = { gameType: 'aviator', roundId };
  const { data } = await callHouse(doorOf('default'), 'v1/game/getRoundIdDetails', asked, session);
  return (data as { data: readonly unknown[] }).data.length > 0;
}

/** An amount in hundredths, as the wallet shows it. */
function written(hundredths: number): string {
  const whole = new Intl.NumberFormat('en-IN').format(Math.floor(hundredths / 100));
  return `${whole}.${String(hundredths % 100).padStart(2, '0')}`;
}

test('a bet is placed and cashed out, and wallet, history and proof agree', {
  tag: '@narrow-motion',
}, async ({ page }) => {
  await openAviator(page);
  await expect(page.getByText('Seed locked')).toBeAttached({ timeout: flightMs });
  const { roundId, profit } = await winOnce(page, 100);
  await expect(
    page
      .getByRole('row', { name: /^You 100/ })
      .or(stageOf(page).getByText('FLEW AWAY!'))
      .first(),
  ).toBeVisible();
  await expectAxeClean(page);

  const past = page.getByRole('button', { name: new RegExp(`, round ${roundId}$`) });
  await expect(past.first()).toBeVisible({ timeout: flightMs });
  // Bets are settled only when the flight is over.
  await expect(coins(page, written(10_000_000 + profit))).toBeVisible();
  await past.first().click();
  const proof = page.getByRole('dialog', { name: `Round ${roundId}` });
  await expect(proof).toContainText('Flew away at');
  await expect(proof).toContainText('Salt, public');
  await expectAxeClean(page);
  await proof.getByRole('link', { name: 'Verify' }).click();
  await expect(page.getByText('This round is fair')).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('The bet was paid as it was due')).toBeVisible();
  await expect(page.getByText('The plane flew away where seed and salt say')).toBeVisible();
  await expectAxeClean(page);
});

test('an auto cash-out is paid while the page is closed, and is shown when it is opened again', {
  tag: '@phone',
}, async ({ page, session }) => {
  await openAviator(page);
  const card = cardOf(page, 2);
  await card.getByRole('tab', { name: 'Auto' }).click();
  const target = card.getByLabel('Cash out at');
  await expect(target).toHaveValue('5.20');
  await target.fill('1,01');
  await expect(target).toHaveValue('1.01');
  await card.getByRole('switch', { name: 'Auto cash out' }).click();
  await expect(target).toBeDisabled();
  await expect(target).toHaveValue('1.01');
  // Only one flight in twenty-five crashes before the target.
  for (let lost = 0; ; lost += 1) {
    const roundId = await whileOpen(page);
    await card.getByRole('button', { name: /^BET/ }).click();
    await expect(card.getByRole('button', { name: /^CANCEL/ })).toBeVisible();
    await showPage(page, false);
    await expect.poll(() => isFlown(roundId, session), { timeout: flightMs }).toBe(true);
    await showPage(page, true);
    // Until the flight is settled the stake is missing from the balance, as after a loss.
    await expect(page.getByText('Exposure 0.00').filter({ visible: true }).first()).toBeVisible({
      timeout: flightMs,
    });
    await expect(
      coins(page, written(10_000_000 - lost * 1_000 + 10)).or(
        coins(page, written(10_000_000 - (lost + 1) * 1_000)),
      ),
    ).toBeVisible({ timeout: flightMs });
    if (await coins(page, written(10_000_000 - lost * 1_000 + 10)).isVisible()) {
      await openAviator(page);
      await expect(page.getByRole('button', { name: new RegExp(`, round ${roundId}$`) }).first()).toBeVisible(
        { timeout: flightMs },
      );
      return;
    }
  }
});

test('a bet placed between two rounds waits for the next one, and can be cancelled', {
  tag: '@phone',
}, async ({ page }) => {
  await openAviator(page);
  await whileFlying(page);
  const card = cardOf(page, 1);
  await card.getByRole('button', { name: /^BET/ }).click();
  await expect(page.getByText('Your bet will be placed in the next round.')).toBeVisible();
  await card.getByRole('button', { name: /^CANCEL/ }).click();
  await expect(page.getByText('Advance bet canceled.')).toBeVisible();

  await whileOpen(page);
  await card.getByRole('button', { name: /^BET/ }).click();
  await expect(coins(page, '99,990.00')).toBeVisible();
  await card.getByRole('button', { name: /^CANCEL/ }).click();
  await expect(page.getByText('Bet canceled. The stake is back.')).toBeVisible();
  await expect(coins(page, '1,00,000.00')).toBeVisible();
});

test('a flight that could not be reached is followed again by a press, or once the house is back', {
  tag: '@phone',
}, async ({ page }) => {
  const reach = await withReach(page);
  await openAviator(page);
  const notice = stageOf(page).getByRole('alert');
  const bet = cardOf(page, 1).getByRole('button', { name: /^BET/ });
  await expect(bet).toBeEnabled();
  for (const [back, press] of [
    ['polling', true],
    ['all', false],
  ] as const) {
    await reach('none');
    await expect(notice).toContainText('The flight can not be reached.', { timeout: 60_000 });
    await expect(bet).toBeDisabled();
    await reach(back);
    if (press) await notice.getByRole('button', { name: 'Connect again' }).click();
    await expect(notice).toBeHidden({ timeout: 30_000 });
    await expect(bet).toBeEnabled({ timeout: flightMs });
  }
});

test('stakes outside the limits are refused with the specified texts, the stake moves in steps of ten, no figure is cut off, and no bet can be placed while the connection is lost', {
  tag: '@phone',
}, async ({ page, context }) => {
  await openAviator(page);
  const card = cardOf(page, 1);
  const stake = card.getByLabel('Stake', { exact: true });
  await expect(stake).toHaveValue('10.00');
  await card.getByRole('button', { name: 'Increase: Stake' }).click();
  await expect(stake).toHaveValue('20.00');
  await stake.fill('10001');
  await expect(stageOf(page).getByText('Waiting for the flight')).toBeHidden();
  await card.getByRole('button', { name: /^BET/ }).click();
  await expect(page.getByText('max bet amount 10000')).toBeVisible();
  await stake.fill('nine 9');
  await expect(stake).toHaveValue('9');
  await card.getByRole('button', { name: /^BET/ }).click();
  await expect(page.getByText('min bet amount 10', { exact: true })).toBeVisible();
  await stake.fill('99999999.99');
  await expect(card).toContainText('9,99,99,999.99');
  expect(await cutFigures(card)).toEqual([]);

  await stake.fill('10');
  const bet = card.getByRole('button', { name: /^BET/ });
  await expect(bet).toBeEnabled();
  await context.setOffline(true);
  await expect(stageOf(page).getByRole('alert')).toContainText('The line is lost');
  await expect(bet).toBeDisabled();
});

test('chat messages are shown as plain text, even when they contain markup', { tag: '@phone' }, async ({
  page,
}) => {
  await openAviator(page);
  await expect(stageOf(page).getByText('Waiting for the flight')).toBeHidden({ timeout: 20_000 });
  await page.getByRole('textbox', { name: 'Message' }).fill('<img src=x onerror=alert(1)> hello');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('<img src=x onerror=alert(1)> hello').first()).toBeVisible();
  await expectAxeClean(page);
});

test('on an Arabic page too, nothing covers the plane before the start', { tag: '@phone' }, async ({
  page,
}) => {
  await speak(page, 'ar');
  await page.goto(aviatorAddress);
  const sound = page.locator('section:has(> div > canvas)').getByRole('button');
  await expect(sound).toBeVisible();
  const { x = 0 } = (await sound.boundingBox()) ?? {};
  expect(x).toBeGreaterThan((page.viewportSize()?.width ?? 0) / 2);
});
