import { expect, test } from 'vitest';
import { pageOfOurs } from './page-of-ours.ts';

const portal = 'https://maidan.example';
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
