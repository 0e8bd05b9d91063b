import { expectAxeClean } from '../support/expect-axe-clean.ts';
import { expect, test } from '../support/rounds-journey.ts';

test('the video address of a table shows its live picture to anybody, 350 pixels high', async ({
  page,
  rounds,
}) => {
  await rounds.table('teen9', 'bets');
  const sockets: string[] = [];
  page.on('websocket', (socket) => void sockets.push(socket.url()));
  await page.goto('/table-video/teen9');
  const picture = page.getByRole('region', { name: 'Teenpatti Test, the live table' });
  await expect(picture).toBeVisible();
  expect((await picture.boundingBox())?.height).toBe(350);
  await expect(picture.getByRole('timer')).toBeVisible();
  await rounds.table('teen9', 'result');
  await expect(picture.getByRole('img').first()).toBeVisible();
  expect(sockets).toEqual([]);
  await expectAxeClean(page);
});

test('the video address of no table says so', { tag: '@phone' }, async ({ page }) => {
  const reply = await page.goto('/table-video/nowhere');
  expect(reply?.status()).toBe(404);
  await expect(page.getByText('The table could not be opened')).toBeVisible();
});

test("an operator's stream replaces the picture, with the cards and the countdown over it", async ({
  page,
  rounds,
  operator,
}) => {
  await rounds.table('teen9', 'bets');
  const stream = 'https://stream.example/nine';
  await page.route('https://stream.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>A real dealer</p>' }),
  );
  await operator('set-table', { video: stream }, 'teen9');
  await page.goto('/main/teen9/3048');
  const frame = page.frameLocator('iframe[title="Teenpatti Test, the live table"]');
  await expect(frame.getByText('A real dealer')).toBeVisible();
  const timer = page.getByRole('timer').first();
  await expect(timer).toBeVisible();
  const [video, clock] = [await page.locator('iframe').boundingBox(), await timer.boundingBox()];
  expect(video?.height).toBe(350);
  const cornerOf = (box: typeof video) => [
    (box?.x ?? 0) + (box?.width ?? 0),
    (box?.y ?? 0) + (box?.height ?? 0),
  ];
  const [right = 0, bottom = 0] = cornerOf(video);
  const [clockRight = 0, clockBottom = 0] = cornerOf(clock);
  for (const gap of [right - clockRight, bottom - clockBottom]) {
    expect(gap).toBeGreaterThan(0);
    expect(gap).toBeLessThan(20);
  }
  await rounds.table('teen9', 'result');
  await expect(page.getByRole('img', { name: /[♠♥♣♦]/ }).first()).toBeVisible();
  await expectAxeClean(page);
  await operator('set-table', { video: 'none' }, 'teen9');
});
