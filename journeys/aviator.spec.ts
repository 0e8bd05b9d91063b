import type { Page } from '@playwright/test';
import { expectAxeClean } from './support/expect-axe-clean.ts';
import { withReach } from './support/live-line.ts';
import { expect, type Rounds, test } from './support/rounds-journey.ts';
import { chooseLanguage } from './support/screens/choose-language.ts';
import { cutFigures } from './support/screens/cut-figures.ts';
import { aviatorAddress, cardOf, openAviator, stageOf } from './support/screens/flight-screen.ts';
import { expectNotice } from './support/screens/notices.ts';
import { roundIdIn } from './support/screens/round-id.ts';
import { showPage } from './support/show-page.ts';

/** In hundredths: flights that reach it have time for a cash-out, and one in two does. */
const longFlight = { crashMin: 200 };

const coins = (page: Page, amount: string) =>
  page.getByText(amount, { exact: true }).filter({ visible: true }).first();

/** Opens the screen while bets are taken on a flight that lasts; gives its round. */
async function openBeforeLongFlight(page: Page, rounds: Rounds): Promise<string> {
  await rounds.flight('open', longFlight);
  await openAviator(page);
  await expect(stageOf(page).getByText('Waiting for next round')).toBeVisible();
  return (await roundIdIn(page).textContent()) ?? '';
}

test('a bet is placed and cashed out, and wallet, history and proof agree', {
  tag: '@narrow-motion',
}, async ({ page, rounds }) => {
  const roundId = await openBeforeLongFlight(page, rounds);
  await expect(page.getByText('Seed locked')).toBeAttached();
  const card = cardOf(page, 1);
  await card.getByRole('button', { name: '100', exact: true }).click();
  await card.getByRole('button', { name: /^BET/ }).click();
  await expectNotice(page, 'Aviator Bet Place Succesfull');
  await expect(card.getByRole('button', { name: /^CANCEL/ })).toBeVisible();
  await rounds.flight('running', { reached: 150 });
  await card.getByRole('button', { name: 'Cashout' }).click();
  const landing = stageOf(page).getByText(/^Cashed out at 1\.\d\dx/);
  const won = /Profit ([\d,.]+)/.exec((await landing.locator('..').textContent()) ?? '')?.[1] ?? '';
  expect(Number(won)).toBeGreaterThanOrEqual(50);
  await expect(page.getByRole('row', { name: /^You 100/ }).first()).toBeVisible();
  await expectAxeClean(page);

  // Bets are settled only when the flight is over.
  await rounds.flight('close');
  const past = page.getByRole('button', { name: new RegExp(`, round ${roundId}$`) });
  await expect(past.first()).toBeVisible();
  await expect(coins(page, `1,00,0${Number(won).toFixed(2)}`)).toBeVisible();
  await past.first().click();
  const proof = page.getByRole('dialog', { name: `Round ${roundId}` });
  await expect(proof).toContainText('Flew away at');
  await expect(proof).toContainText('Salt, public');
  await expectAxeClean(page);
  await proof.getByRole('link', { name: 'Verify' }).click();
  await expect(page.getByText('This round is fair')).toBeVisible();
  await expect(page.getByText('The bet was paid as it was due')).toBeVisible();
  await expect(page.getByText('The plane flew away where seed and salt say')).toBeVisible();
  await expectAxeClean(page);
});

test('an auto cash-out is paid while the page is closed, and is shown when it is opened again', {
  tag: '@phone',
}, async ({ page, rounds }) => {
  const roundId = await openBeforeLongFlight(page, rounds);
  const card = cardOf(page, 2);
  await card.getByRole('tab', { name: 'Auto' }).click();
  const target = card.getByLabel('Cash out at');
  await expect(target).toHaveValue('5.20');
  await target.fill('1,01');
  await expect(target).toHaveValue('1.01');
  await card.getByRole('switch', { name: 'Auto cash out' }).click();
  await expect(target).toBeDisabled();
  await expect(target).toHaveValue('1.01');
  await card.getByRole('button', { name: /^BET/ }).click();
  await expect(card.getByRole('button', { name: /^CANCEL/ })).toBeVisible();
  await showPage(page, false);
  await rounds.flight('close');
  await showPage(page, true);
  // Ten at 1.01.
  await expect(coins(page, '1,00,000.10')).toBeVisible();
  await expect(page.getByText('Exposure 0.00').filter({ visible: true }).first()).toBeVisible();
  await openAviator(page);
  await expect(page.getByRole('button', { name: new RegExp(`, round ${roundId}$`) }).first()).toBeVisible();
});

test('a bet placed between two rounds waits for the next one, and can be cancelled', {
  tag: '@phone',
}, async ({ page, rounds }) => {
  await rounds.flight('running', longFlight);
  await openAviator(page);
  await expect(stageOf(page).getByText(/^\d+\.\d\dx$/)).toBeVisible();
  const card = cardOf(page, 1);
  await card.getByRole('button', { name: /^BET/ }).click();
  await expectNotice(page, 'Your bet will be placed in the next round.');
  await card.getByRole('button', { name: /^CANCEL/ }).click();
  await expectNotice(page, 'Advance bet canceled.');

  await card.getByRole('button', { name: /^BET/ }).click();
  await rounds.flight('open');
  await expect(coins(page, '99,990.00')).toBeVisible();
  await card.getByRole('button', { name: /^CANCEL/ }).click();
  await expectNotice(page, 'Bet canceled. The stake is back.');
  await expect(coins(page, '1,00,000.00')).toBeVisible();
});

test('a flight that could not be reached is followed again by a press, or once the house is back', {
  tag: '@phone',
}, async ({ page, rounds }) => {
  const reach = await withReach(page);
  await rounds.flight('open');
  await openAviator(page);
  const notice = stageOf(page).getByRole('alert');
  const bet = cardOf(page, 1).getByRole('button', { name: /^BET/ });
  await expect(bet).toBeEnabled();
  for (const [back, press] of [
    ['polling', true],
    ['all', false],
  ] as const) {
    await reach('none');
    await expect(notice).toContainText('The flight can not be reached.');
    await expect(bet).toBeDisabled();
    await reach(back);
    if (press) await notice.getByRole('button', { name: 'Connect again' }).click();
    await expect(notice).toBeHidden();
    await expect(bet).toBeEnabled();
  }
});

test('stakes outside the limits are refused with the specified texts, the stake moves in steps of ten, no figure is cut off, and no bet can be placed while the connection is lost', {
  tag: '@phone',
}, async ({ page, context, rounds }) => {
  await rounds.flight('open');
  await openAviator(page);
  const card = cardOf(page, 1);
  const stake = card.getByLabel('Stake', { exact: true });
  await expect(stake).toHaveValue('10.00');
  await card.getByRole('button', { name: 'Increase: Stake' }).click();
  await expect(stake).toHaveValue('20.00');
  await stake.fill('10001');
  await expect(stageOf(page).getByText('Waiting for the flight')).toBeHidden();
  await card.getByRole('button', { name: /^BET/ }).click();
  await expectNotice(page, 'max bet amount 10000');
  await stake.fill('nine 9');
  await expect(stake).toHaveValue('9');
  await card.getByRole('button', { name: /^BET/ }).click();
  await expectNotice(page, 'min bet amount 10');
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
  rounds,
}) => {
  await rounds.flight('open');
  await openAviator(page);
  await expect(stageOf(page).getByText('Waiting for the flight')).toBeHidden();
  await page.getByRole('textbox', { name: 'Message' }).fill('<img src=x onerror=alert(1)> hello');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('<img src=x onerror=alert(1)> hello').first()).toBeVisible();
  await expectAxeClean(page);
});

test('on an Arabic page too, nothing covers the plane before the start', { tag: '@phone' }, async ({
  page,
  rounds,
}) => {
  await rounds.flight('open');
  await chooseLanguage(page, 'ar');
  await page.goto(aviatorAddress);
  const sound = page.locator('section:has(> div > canvas)').getByRole('button');
  await expect(sound).toBeVisible();
  const { x = 0 } = (await sound.boundingBox()) ?? {};
  expect(x).toBeGreaterThan((page.viewportSize()?.width ?? 0) / 2);
});
