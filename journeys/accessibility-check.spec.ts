import { expectAxeClean } from './support/expect-axe-clean.ts';
import { expect, test } from './support/signed-in-journey.ts';

const outer =
  '<title>A page</title><img id="seen" src="data:,"><iframe title="A game" src="/framed"></iframe>';
const inner = '<title>A game</title><button id="bare"></button>';

test('what breaks a rule of accessibility is named, in a frame too', { tag: '@phone' }, async ({ page }) => {
  for (const [path, body] of Object.entries({ outer, framed: inner }))
    await page.route(`/${path}`, (route) =>
      route.fulfill({ contentType: 'text/html', body: `<!doctype html><html lang="en">${body}</html>` }),
    );
  await page.goto('/outer');
  const refused = await expectAxeClean(page).catch((error: Error) => error.message);
  expect(refused).toContain('#seen');
  expect(refused).toContain('iframe #bare');
});
