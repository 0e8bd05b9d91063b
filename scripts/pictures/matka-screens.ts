import type { Page } from '@playwright/test';
import type { MatkaMarket } from '../../packages/contract/src/wire.ts';
import { openScreen, screen } from './open-screen.ts';
import type { Picture } from './picture.ts';

/** The market that takes every kind of bet for longest. */
async function openMarket(page: Page, isHaroop = false): Promise<MatkaMarket> {
  await openScreen(page, 'matka');
  const markets = await page.evaluate(async () => {
    const { token } = JSON.parse(localStorage.getItem('session') ?? '{}');
    const reply = await fetch('/api/matka/getMatkaList', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: '{}',
    });
    const { data }: { data: MatkaMarket[] } = await reply.json();
    return data;
  });
  const found = markets
    .filter(({ isHaroopAndarBahar, jodiBet }) => isHaroopAndarBahar === isHaroop && jodiBet)
    .toSorted((one, other) => Date.parse(other.draws.open.betsUntil) - Date.parse(one.draws.open.betsUntil))
    .at(0);
  if (!found) throw new Error('No matka takes bets now.');
  return found;
}

const market = (name: string, pathOf: (market: MatkaMarket) => string, isHaroop = false): Picture => ({
  name: `matka/${name}`,
  async open(page) {
    await openScreen(page, pathOf(await openMarket(page, isHaroop)));
  },
});

const game = (name: string, path: string): Picture =>
  market(name, ({ matkaEventId }) => `${path}/${matkaEventId}`);

/** Opens a slip with two numbers. */
async function pickJodis(page: Page): Promise<void> {
  const { matkaEventId } = await openMarket(page);
  await openScreen(page, `matka-jodi/${matkaEventId}`);
  for (const number of ['07', '12']) {
    await page.getByRole('button', { name: new RegExp(`^${number}(?!\\d)`) }).click();
  }
  const slip = page.getByRole('form', { name: 'Bet slip' });
  await slip.getByRole('button', { name: '1,000', exact: true }).click();
}

async function openBetList(page: Page): Promise<void> {
  await pickJodis(page);
  await page.getByRole('button', { name: 'DONE 2,000' }).click();
  await page.getByText('Bet Successful').waitFor();
  await openScreen(page, 'matka-bet-list');
}

export const matkaPictures: readonly Picture[] = [
  screen('matka/markets', 'matka'),
  market('games', ({ name, matkaEventId }) => `matka-type/${encodeURIComponent(name)}/${matkaEventId}`),
  game('single', 'matka-single'),
  { name: 'matka/jodi', open: pickJodis },
  game('single-patti', 'matka-single-patti'),
  game('double-patti', 'matka-double-patti'),
  game('triple-patti', 'matka-tripple-patti'),
  game('odd-even', 'matka-odd-even'),
  market('satta', ({ matkaEventId }) => `satta-matkas/${matkaEventId}`, true),
  game('panel-chart', 'matka-chart'),
  market('jodi-chart', ({ matkaEventId }) => `matka-chart/${matkaEventId}/jodi`),
  { name: 'matka/bet-list', open: openBetList },
];
