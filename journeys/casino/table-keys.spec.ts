import { tables } from '@maidan/games/rules';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/betting-journey.ts';
import { expectAxeClean } from '../support/expect-axe-clean.ts';
import { roundIdIn } from '../support/screens/round-id.ts';
import { placeTableBet, roundMs } from '../support/screens/table-bet.ts';
import { walkTo } from '../support/screens/walk-to.ts';

test.describe.configure({ timeout: 5 * roundMs });

interface Listed {
  readonly code: string;
  readonly phase?: string;
  readonly betsEndAt?: number;
}

/** Enough time to open the page and to bet. */
const timeToBetMs = 9_000;
/** Enough time also to double the bet and take one back. */
const timeToChangeMs = 19_000;

/** Waits for a table that still takes bets for this long. */
async function nextOpen(
  page: Page,
  isWanted: (code: string) => boolean,
  forMs = timeToBetMs,
): Promise<string> {
  let found: string | undefined;
  await expect
    .poll(
      async () => {
        const { at, tables: listed }: { at: number; tables: Listed[] } = await (
          await page.request.get('/cache/tables')
        ).json();
        const isOpen = ({ betsEndAt = 0, code }: Listed) => isWanted(code) && betsEndAt - at * 1000 > forMs;
        found = listed.find(isOpen)?.code;
        return found;
      },
      { timeout: 2 * roundMs },
    )
    .toBeDefined();
  return found ?? '';
}

/** The address of a table, by its code. */
function addressOf(code: string): string {
  const table = tables.find((each) => each.code === code);
  if (table === undefined) throw new Error(`no table ${code}`);
  return `/main/${table.route}/${table.eventId}`;
}

const betOnce = (page: Page): Promise<void> =>
  placeTableBet(page, page.locator('[data-option]').getByRole('button', { disabled: false }).first());

test('every table opens and takes a bet', { tag: '@phone' }, async ({ page }) => {
  const left = new Set<string>();
  for (const { code } of (await (await page.request.get('/cache/tables')).json()).tables) left.add(code);
  expect(left.size).toBeGreaterThanOrEqual(10);
  await page.goto('/main/casino');
  await expect(page.getByRole('heading', { level: 1, name: 'Live casino' })).toHaveCount(1);
  while (left.size > 0) {
    const code = await nextOpen(page, (each) => left.has(each));
    await walkTo(page, addressOf(code));
    await betOnce(page);
    left.delete(code);
  }
  await walkTo(page, '/main/pending-bets');
  await expect(page.getByRole('main')).toContainText('1,000');
});

test('bets are doubled, taken back and placed again in the next round, and one that is refused is named with its reason', {
  tag: '@phone',
}, async ({ page }) => {
  const key = (name: string) => page.getByRole('button', { name, exact: true });
  await page.goto('/main/dt20/3035');
  await nextOpen(page, (code) => code === 'dt20', timeToChangeMs);
  await betOnce(page);
  await expect(page.getByRole('button', { name: /^Dragon, 2.*\+1,000$/ })).toBeVisible();
  await key('Double').click();
  await expect(page.getByText('Bets placed: 1')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Dragon, 2.*\+2,000$/ })).toBeVisible();
  await key('Undo').click();
  await expect(page.getByText('Bet taken back')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Dragon, 2.*\+1,000$/ })).toBeVisible();
  await expect(page.getByText('99,000.00').filter({ visible: true }).first()).toBeVisible();
  await expectAxeClean(page);
  const roundId = await roundIdIn(page).textContent();

  await expect(roundIdIn(page)).not.toHaveText(roundId ?? '', {
    timeout: roundMs,
  });
  await expect(key('Double')).toBeDisabled();
  await expect(key('Undo')).toBeDisabled();
  await expect(key('Rebet')).toBeEnabled({ timeout: roundMs });
  await key('Rebet').click();
  await expect(page.getByText('Bets placed: 1')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Dragon, 2.*\+1,000$/ })).toBeVisible();

  await page.route('**/api/casino/casinoBetPlace', (route) =>
    route.fulfill({ json: { error: true, code: 1, message: 'Dragon is suspended', data: {} } }),
  );
  await key('Double').click();
  const answered = page.getByRole('dialog', { name: 'Not every bet was placed' });
  await expect(answered).toContainText('1,000 at 2');
  await expect(answered).toContainText('Dragon is suspended');
  await expectAxeClean(page);
  await page.keyboard.press('Escape');
  await expect(answered).toHaveCount(0);

  await page.getByRole('button', { name: 'Roads and numbers' }).click();
  await expect(page.getByRole('img', { name: /^Bead road, newest first: / })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Big road, newest run first: / })).toBeVisible();
  await expect(page.getByText(/^How often each option won in the last \d+ rounds$/)).toBeVisible();
  await expectAxeClean(page);
});
