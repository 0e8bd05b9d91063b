import { expect, test } from 'vitest';
import { launchTarget, pageOfOurs } from './launch-target.ts';

const portal = 'https://maidan.example';
const secret = 'ab'.repeat(16);

test.each(['/play/roulette#token=abc', `${portal}/play/roulette#token=abc`])(
  'a game of ours at %s may run scripts and forms, has an opaque origin, and gets the player’s language and the tab’s secret',
  (url) => {
    expect(launchTarget(url, portal, 'hi', secret)).toEqual({
      kind: 'frame',
      game: {
        src: `${portal}/play/roulette?lang=hi&bar=portal#token=abc&secret=${secret}`,
        sandbox: 'allow-scripts allow-forms',
        origin: 'null',
        sendsReady: true,
      },
    });
  },
);

test('a provider on another origin keeps its origin, and its messages come from there', () => {
  expect(launchTarget('https://games.example/lobby?token=abc', portal, 'hi', secret)).toEqual({
    kind: 'frame',
    game: {
      src: 'https://games.example/lobby?token=abc',
      sandbox: 'allow-scripts allow-forms allow-same-origin',
      origin: 'https://games.example',
      sendsReady: false,
    },
  });
});

test.each(['https://maidan.example.evil.example/play/roulette', 'http://maidan.example/play/roulette'])(
  '%s is another origin, whatever its path',
  (url) => {
    expect(launchTarget(url, portal, 'hi', secret)).toMatchObject({
      kind: 'frame',
      game: { sendsReady: false },
    });
  },
);

test.each([
  ['/main/aviator/303031', '/main/aviator/303031'],
  [`${portal}/main/teen/3031?from=list`, '/main/teen/3031?from=list'],
])('%s is a page of the portal and opened as such', (url, path) => {
  expect(launchTarget(url, portal, 'hi', secret)).toEqual({ kind: 'page', path });
});

test.each([
  'javascript:alert(1)',
  'data:text/html,hello',
  'https://',
  '/api/user/login',
  '/play/../main-menu',
  '',
])('"%s" is neither framed nor opened', (url) => {
  expect(launchTarget(url, portal, 'hi', secret)).toEqual({ kind: 'refused' });
});

const frameAt = (location: () => unknown) =>
  ({
    contentWindow: {
      get location() {
        return location();
      },
    },
  }) as HTMLIFrameElement;

test('when a provider returns to the portal inside its frame, the whole page goes there', () => {
  const frame = frameAt(() => ({ origin: portal, pathname: '/main/dashboard', search: '?from=game' }));
  expect(pageOfOurs(frame, portal)).toBe('/main/dashboard?from=game');
});

test('a page of another origin, or an empty frame, changes nothing', () => {
  const foreign = frameAt(() => {
    throw new DOMException('Blocked a frame', 'SecurityError');
  });
  expect(pageOfOurs(foreign, portal)).toBeUndefined();
  expect(
    pageOfOurs(
      frameAt(() => ({ origin: 'null', pathname: 'blank', search: '' })),
      portal,
    ),
  ).toBeUndefined();
  expect(pageOfOurs({ contentWindow: null }, portal)).toBeUndefined();
});
