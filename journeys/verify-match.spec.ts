import type { Page } from '@playwright/test';
import { expectAxeClean } from './support/expect-axe-clean.ts';
import { expect, test } from './support/signed-in-journey.ts';

/** Two T20 matches of the house's season: one already over when the season began, and one far from over. */
const overId = '3011499996';
const laterId = '3011500006';

const proofIn = (page: Page) =>
  page.waitForResponse((response) => response.url().endsWith('/api/sports/matchProof'));

test('a finished match is replayed in the browser, and a proof from another device too', {
  tag: '@phone',
}, async ({ page }) => {
  const [reply] = await Promise.all([proofIn(page), page.goto(`/main/verify-match/${overId}`)]);
  await expect(page.getByRole('heading', { level: 1, name: 'Verify a Match' })).toBeVisible();
  await expect(page.getByText('Verified: the seed is the one that was committed')).toBeVisible();
  await expect(page.getByText('Hash shown before the first bet')).toBeVisible();
  await expect(page.getByRole('listitem').first()).toBeVisible();
  await expectAxeClean(page);

  const { data: proof } = await reply.json();
  const paste = page.getByLabel('Proof from another device');
  const check = page.getByRole('button', { name: 'Verify', exact: true });
  await page.goto('/main/verify-match');
  await paste.fill('half a proof');
  await check.click();
  await expect(page.getByText('This is not a whole proof.')).toBeVisible();
  const forged = { ...proof, seed: '0'.repeat(64) };
  await paste.fill(JSON.stringify(forged));
  await check.click();
  await expect(page.getByText('the seed shown is not the one that was committed')).toBeVisible();
  const bent = {
    marketId: `1.${overId}1`,
    marketName: 'Match Odds',
    oddsType: 'matchOdds',
    runners: [],
    result: { kind: 'void' },
    isByHand: false,
    rule: '',
    reason: '',
  };
  await paste.fill(JSON.stringify({ ...proof, markets: [bent] }));
  await check.click();
  await expect(page.getByText('Results that differ from the play: 1')).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Different' })).toBeVisible();
  await expectAxeClean(page);
});

test('the match page links to its commitment, and says that the seed is still secret', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto(`/main/match-deatils/1.${laterId}/${laterId}`);
  await expect(page.getByText('Result committed:')).toBeVisible();
  await page.getByRole('link', { name: 'Verify', exact: true }).click();
  await expect(page).toHaveURL(`/main/verify-match/${laterId}`);
  await expect(page.getByText('The seed is still secret.')).toBeVisible();
  await expectAxeClean(page);
});
