import type { Locator, Page } from '@playwright/test';
import { expectAxeClean } from '../support/expect-axe-clean.ts';
import { withoutLine } from '../support/live-line.ts';
import { expect, test } from '../support/rounds-journey.ts';
import { chooseLanguage } from '../support/screens/choose-language.ts';
import { cutFigures } from '../support/screens/cut-figures.ts';
import { isPhone } from '../support/screens/is-phone.ts';
import { expectNotice } from '../support/screens/notices.ts';
import { moveTime } from '../support/screens/page-time.ts';
import { roundIdIn } from '../support/screens/round-id.ts';
import { placeTableBet } from '../support/screens/table-bet.ts';
import { showPage } from '../support/show-page.ts';

/** The slip of a table closes by itself after this time. */
const slipMs = 7_000;

const openCell = (page: Page, name: RegExp): Locator => page.getByRole('button', { name, disabled: false });

async function openBets(page: Page): Promise<void> {
  if (isPhone()) await page.getByRole('button', { name: /^Open bets/ }).click();
  await expect(page.getByRole('table', { name: 'Open bets' })).toContainText('Not Declare');
}

test('a bet at the table of three hands is followed from the tap to the settled bet and its proof', {
  tag: '@motion',
}, async ({ page, rounds }) => {
  await rounds.table('teen9', 'bets');
  await page.goto('/main/teen9/3048');
  await expect(page.getByRole('heading', { level: 1, name: 'Teenpatti Test' })).toBeVisible();
  await expect(openCell(page, /^Lion Winner, 2.94$/)).toBeVisible();
  await page.getByRole('button', { name: 'Seed locked' }).click();
  await expect(page.getByText('Hash of the pay table')).toBeVisible();
  await page.keyboard.press('Escape');

  await placeTableBet(page, openCell(page, /^Lion Winner, 2.94$/));
  await expectNotice(page, 'Bet Successfull');
  const roundId = await roundIdIn(page).textContent();
  await expect(page.getByRole('button', { name: /^Lion Winner, 2.94.*\+1,940$/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Tiger Winner, 2.94.*-1,000$/ })).toBeVisible();
  await expect(page.getByText('99,000.00').filter({ visible: true }).first()).toBeVisible();
  await openBets(page);
  await expectAxeClean(page);
  if (isPhone()) await page.keyboard.press('Escape');

  await rounds.table('teen9', 'result');
  await expect(
    page.getByText('wins', { exact: false }).or(page.getByText('Round void')).first(),
  ).toBeVisible();
  await page
    .getByRole('button', { name: new RegExp(`round ${roundId}$`) })
    .first()
    .click();
  const popup = page.getByRole('dialog', { name: 'Teenpatti Test Result' });
  await expect(popup).toContainText(`Round Id ${roundId}`);
  await expect(popup).toContainText('1,000 at 2.94');
  await expectAxeClean(page);
  await page.mouse.click(5, 5);
  await expect(popup).toBeHidden();

  if (isPhone()) await page.getByRole('button', { name: /^Open bets/ }).click();
  await page.getByRole('button', { name: 'Completed Casino Bets' }).click();
  const list = page.getByRole('dialog', { name: 'Completed Casino Bet List' });
  await expect(list).toContainText('Lion Winner');
  await expect(list).toContainText('Total Profit / Loss');
  await list.getByRole('button', { name: 'Close' }).first().click();

  await page.goto(`/main/verify-round/${roundId}`);
  await expect(page.getByText('This round is fair')).toBeVisible();
  await expect(page.getByText('The bet was paid as it was due')).toBeVisible();
  await expectAxeClean(page);
});

test('andar bahar opens its bets window by window, and suits take none', { tag: '@phone' }, async ({
  page,
  rounds,
}) => {
  await rounds.table('abj', 'bets', { window: 'joker' });
  await page.goto('/main/ab2/3043');
  await expect(page.getByRole('heading', { level: 1, name: 'Andar Bahar' })).toBeVisible();
  await expect(openCell(page, /^Odd, 1.83$/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^1st Bet Andar, 2, locked/ })).toBeVisible();
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    void dialog.accept();
  });
  await page.getByRole('button', { name: /^Joker Spade/ }).click({ force: true });
  expect(alerts).toEqual(['Bets Not Accepteble']);
  await rounds.table('abj', 'bets', { window: 'first' });
  await placeTableBet(page, openCell(page, /^1st Bet Andar, 2$/));
  await expect(page.getByRole('button', { name: /^1st Bet Andar, 2.*\+1,000/ })).toBeVisible();
  await expectAxeClean(page);
});

test('tapping another cell restarts the slip, which closes by itself after seven seconds', async ({
  page,
  rounds,
}) => {
  await rounds.table('teen9', 'bets');
  await page.goto('/main/teen9/3048');
  await openCell(page, /^Lion Pair, 5.6$/).click();
  const slip = page.getByRole('form', { name: 'Bet slip' });
  await expect(slip).toContainText('Lion Pair');
  // On a phone the slip covers the other cells.
  if (!isPhone()) {
    await slip.getByLabel('Stake').fill('-5');
    await expect(slip.getByLabel('Stake')).toHaveValue('0');
    await slip.getByRole('button', { name: 'Increase: Rate' }).click();
    await expect(slip).toContainText('5.61');
    await openCell(page, /^Tiger Pair, 5.6$/).click();
    await expect(slip).toContainText('Tiger Pair');
    await expect(slip).not.toContainText('5.61');
    await slip.getByLabel('Stake').focus();
  }
  await moveTime(page, slipMs - 1_000);
  await expect(slip.getByRole('timer')).toHaveAccessibleName(/: 1$/);
  await moveTime(page, 1_000);
  await expect(slip).toBeHidden();
  const tapped = isPhone() ? /^Lion Pair/ : /^Tiger Pair/;
  await expect(page.getByRole('button', { name: tapped })).toBeFocused();
});

test('a page that comes back shows the present state of the table', async ({ page, rounds }) => {
  await rounds.table('teen9', 'bets');
  await page.goto('/main/teen9/3048');
  await expect(openCell(page, /^Lion Winner/)).toBeVisible();
  const listed = page
    .getByRole('navigation', { name: 'Live tables' })
    .getByRole('link', { name: /^Teenpatti Test/ });
  if (!isPhone()) await expect(listed).toHaveText(/\d$/);
  await showPage(page, false);
  await expect(page.getByRole('button', { name: /^Lion Winner, 2.94, locked/ })).toBeVisible();
  // While nothing is received, the table is not shown as open and no countdown runs.
  await expect(page.getByText('Place your bets')).toHaveCount(0);
  await expect(page.getByRole('timer')).toHaveCount(0);
  if (!isPhone()) await expect(listed).toHaveText('Teenpatti Test');
  await showPage(page, true);
  await expect(page.getByRole('alert')).toBeHidden();
});

test('without a live line the result shows what the bet won or lost, and the bet is no longer open', {
  tag: '@phone',
}, async ({ page, rounds }) => {
  await withoutLine(page);
  await rounds.table('teen9', 'bets');
  await page.goto('/main/teen9/3048');
  await placeTableBet(page, openCell(page, /^Lion Winner, 2.94$/));
  const bets = page.getByRole('button', { name: /^Open bets/ });
  await expect(bets).toHaveText(/1$/);
  await rounds.table('teen9', 'result');
  await expect(page.getByText(/^(You (won|lost)|Profit \/ Loss)/).first()).toBeVisible();
  await expect(bets).toHaveText(/0$/);
});

test('the rules say what each option pays and returns', { tag: '@phone' }, async ({ page, rounds }) => {
  await rounds.table('teen9', 'bets');
  await page.goto('/main/teen9/3048');
  await page.getByRole('button', { name: 'Rules' }).click();
  const rules = page.getByRole('dialog', { name: 'Teenpatti Test Rules' });
  await expect(rules.getByRole('row', { name: /Winner 2.94 98 %/ })).toBeVisible();
  await expectAxeClean(page);
});

/** A finished round of the house as another device would copy it, and a card to forge in it. */
async function playedRound(page: Page) {
  const { tables } = await (await page.request.get('/cache/tables')).json();
  const played = tables.flatMap(({ results }: { results: { mid: string }[] }) => results)[0];
  expect(played, 'no round is over yet').toBeDefined();
  const { data } = await (
    await page.request.get('/api/casino/allCasinoResult', { params: { roundId: played.mid } })
  ).json();
  const [result] = data.data;
  const cards: string[] = result.cards.split(',');
  const record = {
    game: result.gtype,
    roundId: result.mid,
    version: result.version,
    seed: result.seed,
    seedHash: result.seedHash,
    payTableHash: result.payTableHash,
    chain: { end: result.chainEnd, position: result.position },
    cards,
    result: result.win,
    bets: [],
  };
  const [card = ''] = cards;
  return { record, card, otherCard: card === 'ASS' ? 'KHH' : 'ASS' };
}

test('a round copied from another device is verified, and a forged one is detected', {
  tag: '@phone',
}, async ({ page, rounds }) => {
  await rounds.table('teen9', 'result');
  await page.goto('/main/verify-round');
  await expect(page.getByText('Open this page from a result')).toBeVisible();
  await page.getByLabel('Round from another device').fill('half a round');
  await page.getByRole('button', { name: 'Check this round' }).click();
  await expect(page.getByText('This is not a copied round.')).toBeVisible();
  await expectAxeClean(page);

  const played = await playedRound(page);
  const record = JSON.stringify(played.record);
  await page.getByLabel('Round from another device').fill(record);
  await page.getByRole('button', { name: 'Check this round' }).click();
  await expect(page.getByText('This round is fair')).toBeVisible();
  await page.getByLabel('Round from another device').fill(record.replaceAll(played.card, played.otherCard));
  await page.getByRole('button', { name: 'Check this round' }).click();
  await expect(page.getByText('This round does not check out')).toBeVisible();
  await expect(page.getByText('not ok').first()).toBeVisible();
  await expectAxeClean(page);

  await chooseLanguage(page, 'hi');
  await page.goto(`/main/verify-round/${played.record.roundId}`);
  const options = page.getByRole('listitem').filter({ hasText: /जीता|हारा/ });
  await expect(options.first()).toBeVisible();
  expect((await options.allInnerTexts()).filter((text) => /[a-z]{2}/i.test(text))).toEqual([]);
});

test('no figure on the slip is cut off, however large the stake', async ({ page, rounds }) => {
  await rounds.table('lucky7eu', 'bets');
  await page.goto('/main/lucky7/3032');
  await openCell(page, /^Low Card/i).click();
  const slip = page.getByRole('form', { name: 'Bet slip' });
  await slip.getByRole('textbox', { name: 'Stake' }).fill('9999999999');
  await expect(slip.getByRole('button', { name: 'Place Bet 9,99,99,99,999' })).toBeInViewport({ ratio: 1 });
  expect(await cutFigures(slip)).toEqual([]);
});

/** The fonts with this in their address that this load of the page asked for. */
function fontsNamed(page: Page, part: string): Promise<string[]> {
  return page.evaluate(async (named) => {
    await document.fonts.ready;
    const files = performance.getEntriesByType('resource').map(({ name }) => name);
    return files.filter((name) => name.includes(named));
  }, part);
}

/** A device without Hindi draws the same box for every letter. */
function drawsHindi(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const [one, other] = ['अ', 'ठ'].map((letter) => {
      const paper = document.createElement('canvas').getContext('2d');
      if (!paper) throw new Error('The browser has no canvas');
      paper.font = `600 40px ${getComputedStyle(document.body).fontFamily}`;
      paper.fillText(letter, 10, 60);
      return paper.canvas.toDataURL();
    });
    return one !== other;
  });
}

test('a Hindi table has the letters of Hindi on every device, and no other loads them', {
  tag: '@phone',
}, async ({ page, rounds }) => {
  await rounds.table('teen20', 'bets');
  await page.goto('/main/teen20/3030');
  await expect(page.locator('.mt-board')).toContainText('Player A');
  expect(await fontsNamed(page, 'devanagari')).toEqual([]);
  await chooseLanguage(page, 'hi');
  await page.reload();
  await expect(page.locator('.mt-board')).toContainText('खिलाड़ी');
  expect(await drawsHindi(page)).toBe(true);
});

test('the font of the site’s headings is not loaded by a table, which has another', async ({
  page,
  rounds,
}) => {
  await rounds.table('teen20', 'bets');
  await page.goto('/main/teen20/3030');
  await expect(page.locator('.mt-board')).toContainText('Player A');
  expect(await fontsNamed(page, '/display.woff2')).toEqual([]);
});

test('on an Arabic page the sides of a board are in the order of their hands on the cloth', {
  tag: '@phone',
}, async ({ page, rounds }) => {
  await chooseLanguage(page, 'ar');
  await rounds.table('dt20', 'bets');
  await page.goto('/main/dt20/3035');
  const middleOf = (part: Locator) =>
    part.evaluate((element) => {
      const { left, width } = element.getBoundingClientRect();
      return left + width / 2;
    });
  const hand = (name: string) => page.locator('.mt-title', { hasText: name });
  const cell = (name: string) =>
    page
      .locator('.mt-board')
      .getByRole('button', { name: new RegExp(`^${name}(?! ورقة)`) })
      .first();
  await expect(cell('التنين')).toBeVisible();
  expect(await middleOf(hand('التنين'))).toBeLessThan(await middleOf(hand('النمر')));
  expect(await middleOf(cell('التنين'))).toBeLessThan(await middleOf(cell('النمر')));
});
