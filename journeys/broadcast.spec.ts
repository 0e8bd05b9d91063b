import type { CricketDetail, FeedChange, FootballDetail, TennisDetail } from '@maidan/feeds';
import type { Page } from '@playwright/test';
import { expectAxeClean } from './support/expect-axe-clean.ts';
import { chooseLanguage } from './support/screens/choose-language.ts';
import { expect, test } from './support/scripted-journey.ts';
import { scriptedMatch } from './support/scripted-match.ts';

const opening: CricketDetail = {
  format: 'T20',
  status: { text: 'In play', key: 'inPlay' },
  isBallRunning: false,
  toss: 'Lions chose to bat',
  innings: [
    {
      team: 'Lions',
      short: 'LIO',
      runs: 41,
      wickets: 1,
      overs: '5.2',
      isDeclared: false,
      worm: [6, 14, 21, 30, 38],
    },
  ],
  isSuperOver: false,
  batters: [
    { name: 'A Rao', runs: 22, balls: 17, fours: 3, sixes: 0, isOnStrike: true },
    { name: 'B Sen', runs: 12, balls: 11, fours: 1, sixes: 0, isOnStrike: false },
  ],
  bowler: { name: 'C Roy', overs: '1.2', runs: 11, wickets: 1 },
  bowlers: [],
  lastBalls: ['1', '2'],
  thisOver: ['1', '2'],
  isFreeHit: false,
  runRate: 7.69,
  target: undefined,
  chances: [58, 42],
};

const afterFour: CricketDetail = {
  ...opening,
  status: { text: 'FOUR', key: 'four' },
  innings: opening.innings.map((innings) => ({ ...innings, runs: 45, overs: '5.3' })),
  thisOver: ['1', '2', '4'],
};

const sends = (matchId: string, detail: CricketDetail): { kind: 'say'; changes: FeedChange[] } => ({
  kind: 'say',
  changes: [{ kind: 'score', matchId, score: { sport: 'cricket', headline: 'LIO 41/1', detail } }],
});

const chase: CricketDetail = { ...afterFour, target: { runs: 180, need: 135, ballsLeft: 87, rate: 9.31 } };

/** The full width and height of the page, including what is scrolled out of view. */
const sizeOf = (page: Page): Promise<number[]> =>
  page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    return [scrollWidth, scrollHeight];
  });

test('the TV picture follows the match ball by ball and says that it is simulated', {
  tag: '@motion',
}, async ({ house, match, page }) => {
  await house.order(sends(match.eventId, opening));
  await page.goto(`/tv/${match.eventId}`);
  await expect(page.getByRole('main')).toContainText('LIO 41/1 (5.2)');
  await expect(page.getByText('Simulated match', { exact: true })).toBeVisible();
  await expect(page.getByRole('list', { name: 'This over' }).getByRole('listitem')).toHaveText(['1', '2']);
  await expect(page.getByRole('region', { name: 'Chances to win' })).toContainText('Lions 58%');
  await expectAxeClean(page);

  await house.order(sends(match.eventId, afterFour));
  await expect(page.getByRole('main')).toContainText('LIO 45/1 (5.3)');
  await expect(page.locator('.flash')).toHaveText('FOUR');
  await expect(page.locator('.trail')).toHaveAttribute('d', /^M/);
});

test('the scoreboard follows the match and announces an over, not each ball', { tag: '@phone' }, async ({
  house,
  match,
  page,
}) => {
  await house.order(sends(match.eventId, opening));
  await page.goto(`/score/${match.eventId}`);
  const words = page.locator('[aria-live]');
  await expect(words).toHaveText('Lions 41/1 (5.2). Simulated match.');
  await expect(page.getByText('A Rao')).toBeVisible();
  await expectAxeClean(page);

  await house.order(sends(match.eventId, afterFour));
  await expect(page.getByRole('main')).toContainText('45/1');
  await expect(words).toHaveText('Lions 41/1 (5.2). Simulated match.');
});

test('a lost connection keeps the last picture and says how old it is, until it is back', {
  tag: '@phone',
}, async ({ house, match, page }) => {
  await house.order(sends(match.eventId, opening));
  await page.goto(`/tv/${match.eventId}`);
  await expect(page.getByRole('main')).toContainText('LIO 41/1');
  await page.route('**/cache/score/*', (route) => route.abort());
  await expect(page.locator('.lost')).toHaveText(/^Connection lost, last update \d+ s ago$/);
  await expect(page.getByRole('main')).toContainText('LIO 41/1');
  await page.unroute('**/cache/score/*');
  await expect(page.locator('.lost')).toBeHidden();
});

test('before the start the picture gives the time at +05:30, after it the result', { tag: '@phone' }, async ({
  house,
  match,
  page,
}) => {
  await house.order({ kind: 'say', changes: match.status('upcoming') });
  await page.goto(`/tv/${match.eventId}`);
  await expect(page.getByText(/\d{2}-\d{2}-\d{4} \d{2}:\d{2}:\d{2} \+05:30/)).toBeVisible();
  const over = { ...afterFour, status: { text: 'Lions won by 9 wickets' }, batters: [], bowler: undefined };
  await house.order(sends(match.eventId, over));
  await house.order({ kind: 'say', changes: match.status('completed') });
  await expect(page.getByText('Lions won by 9 wickets', { exact: true })).toBeVisible();
});

test('a rain break is shown and announced', { tag: '@phone' }, async ({ house, match, page }) => {
  await house.order(sends(match.eventId, { ...opening, status: { text: 'Rain', key: 'rain' } }));
  await page.goto(`/tv/${match.eventId}`);
  await expect(page.getByText('Rain', { exact: true })).toBeVisible();
  await expect(page.locator('.covers')).toBeVisible();
});

test('the pages use the language chosen in the portal, and right-to-left layout where it needs one', {
  tag: '@phone',
}, async ({ house, match, page }) => {
  await house.order(sends(match.eventId, opening));
  await chooseLanguage(page, 'ar');
  await page.goto(`/score/${match.eventId}`);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByText('مباراة محاكاة', { exact: true })).toBeVisible();
  await expect(page.getByText('اللعب جارٍ')).toBeVisible();
});

test('in right-to-left layout each side’s goals are still beside its name', { tag: '@phone' }, async ({
  house,
  page,
}) => {
  const match = scriptedMatch({ sport: 'football', teams: ['Northgate', 'Serena'] });
  const detail: FootballDetail = {
    status: { text: 'In play', key: 'inPlay' },
    minute: 53,
    teams: ['Northgate', 'Serena'],
    shortNames: ['NGR', 'VSE'],
    goals: [3, 0],
    penalties: undefined,
    events: [],
    reds: [0, 0],
    stats: { shots: [11, 7], onTarget: [4, 2], corners: [5, 2], fouls: [8, 2], possession: [29, 24] },
    chances: [99, 1, 0],
  };
  await house.order({ kind: 'say', changes: match.opening() });
  const score = { sport: 'football', headline: 'NGR 3-0 VSE', detail } as const;
  await house.order({ kind: 'say', changes: [{ kind: 'score', matchId: match.eventId, score }] });
  await chooseLanguage(page, 'ar');
  await page.goto(`/tv/${match.eventId}`);
  const boxes = ['NGR', '3 - 0', 'VSE'].map((text) =>
    page.locator('header').getByText(text, { exact: true }).boundingBox(),
  );
  const lefts = (await Promise.all(boxes)).map((box) => box?.x ?? 0);
  expect(lefts).toEqual(lefts.toSorted((one, other) => one - other));
  await expectAxeClean(page);
  await house.order({ kind: 'say', changes: match.status('abandoned') });
});

test('a tie-break ends when a player retires', { tag: '@phone' }, async ({ house, page }) => {
  const players = ['Yara Uribarri', 'Sanne Eskelund'] as const;
  const match = scriptedMatch({ sport: 'tennis', teams: players });
  const detail: TennisDetail = {
    status: { text: 'Yara Uribarri retired' },
    players,
    sets: [[6, 3]],
    setsWon: [1, 0],
    games: [6, 6],
    points: ['3', '5'],
    isTieBreak: true,
    server: 0,
    isPointInPlay: false,
    lastWinner: 1,
    aces: [2, 6],
    pointsWon: [59, 76],
    chances: [0, 0],
  };
  await house.order({ kind: 'say', changes: match.opening() });
  const score = { sport: 'tennis', headline: 'Retired', detail } as const;
  await house.order({ kind: 'say', changes: [{ kind: 'score', matchId: match.eventId, score }] });
  await page.goto(`/tv/${match.eventId}`);
  await expect(page.getByText('Tie-break', { exact: true })).toBeVisible();
  await house.order({ kind: 'say', changes: match.status('completed') });
  await expect(page.getByText('Tie-break', { exact: true })).toBeHidden();
  await page.goto(`/score/${match.eventId}`);
  await expect(page.getByText('Yara Uribarri retired', { exact: true })).toBeVisible();
  await expect(page.getByText('Tie-break', { exact: true })).toBeHidden();
});

test('an unknown match says that there is no such match', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/tv/no-such-match');
  await expect(page.getByText('There is no such match')).toBeVisible();
  await expectAxeClean(page);
});

test('nothing on the scoreboard is cut off or scrolls in the frames of the match page', {
  tag: '@phone',
}, async ({ house, match, page }) => {
  await house.order(sends(match.eventId, chase));
  for (const [width, height] of [
    [320, 110],
    [360, 150],
    [336, 184],
    [530, 184],
    [900, 110],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(`/score/${match.eventId}`);
    await expect(page.getByText('Need 135 from 87 balls')).toBeVisible();
    expect(await sizeOf(page)).toEqual([width, height]);
  }
});

test('the longest names of batters and bowlers are shown in full in a phone’s frame', {
  tag: '@phone',
}, async ({ house, match, page }) => {
  const names = ['Wilhelmina Okonkwo-Harris', 'Chandrasekharan Pillai'];
  const batters = chase.batters.map((batter, place) => ({ ...batter, name: names[place] ?? '', runs: 104 }));
  const bowler = { overs: '3.2', runs: 41, wickets: 2, name: 'Bartholomew Fitzgerald' };
  await house.order(sends(match.eventId, { ...chase, batters, bowler }));
  for (const [width, height] of [
    [336, 184],
    [296, 184],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(`/score/${match.eventId}`);
    await expect(page.getByText('Wilhelmina Okonkwo-Harris')).toBeVisible();
    const cut = await page
      .locator('.people .name')
      .evaluateAll((names) =>
        names.filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent),
      );
    expect(cut).toEqual([]);
    expect(await sizeOf(page)).toEqual([width, height]);
  }
});

test('the smallest scoreboard fits its frame in an over with many extras, and when the connection is lost', {
  tag: '@phone',
}, async ({ house, match, page }) => {
  const thisOver = ['1', 'wd+4', 'nb+4', 'W+1', '6', '4', '2lb', '0', 'wd'];
  await house.order(sends(match.eventId, { ...chase, thisOver }));
  await page.setViewportSize({ width: 320, height: 110 });
  await page.goto(`/score/${match.eventId}`);
  await expect(page.getByText('Need 135 from 87 balls')).toBeInViewport({ ratio: 1 });
  expect(await sizeOf(page)).toEqual([320, 110]);
  await page.route('**/cache/score/*', (route) => route.abort());
  await expect(page.locator('.lost')).toBeInViewport({ ratio: 1 });
  expect(await sizeOf(page)).toEqual([320, 110]);
});
