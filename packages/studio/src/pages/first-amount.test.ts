import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { useInstantGame } from './instant/use-instant-game.ts';

const nothing = vi.hoisted(() => () => undefined);
vi.mock('./session/studio-context.ts', () => ({
  callAs: nothing,
  useStudio: () => ({
    texts: {},
    sounds: { play: nothing },
    balance: 1_000,
    session: {},
    setBalance: nothing,
    endSession: nothing,
  }),
}));

test('a game begins with a first amount of 10', () => {
  const Chip = () => String(useInstantGame('dus-ka-dum').chip);
  expect(renderToStaticMarkup(createElement(Chip))).toBe('10');
});
