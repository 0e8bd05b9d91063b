import type { TableGame } from '@maidan/games/rules';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { en } from '../texts/en.ts';
import { KeyBar } from './key-bar.tsx';

const list = vi.hoisted(() => ({ data: undefined as readonly object[] | undefined }));
vi.mock('../texts/table-texts.ts', () => ({ useTableTexts: () => en }));
vi.mock('./keys/round-keys.tsx', () => ({ RoundKeys: () => null }));
vi.mock('./bets/bets-panel.tsx', () => ({ BetsPanel: () => null }));
vi.mock('./api.ts', () => ({ useOpenBetsList: () => list }));

const game = { entry: { eventId: '3048' } } as TableGame;
const counted = () =>
  />([^<]*)<\/span><\/button>/.exec(
    renderToStaticMarkup(createElement(KeyBar, { game, oddsDifference: 0, mayBet: true })),
  )?.[1];

test('the number of open bets is shown once it is known', () => {
  expect(counted()).toBe('–');
  list.data = [{}, {}];
  expect(counted()).toBe('2');
});
