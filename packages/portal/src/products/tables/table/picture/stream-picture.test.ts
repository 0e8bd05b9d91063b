import { faceOf } from '@maidan/games/boards';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { en } from '../../texts/en.ts';
import { StreamPicture } from './table-picture.tsx';

vi.mock('../../texts/table-texts.ts', () => ({ useTableTexts: () => en }));
vi.mock('../../../../texts/texts.ts', () => ({ useLanguage: () => 'en' }));
vi.mock('../live/live-table.tsx', () => ({ useClock: () => ({ secondsLeft: 9, secondsTotal: 25 }) }));

function drawn(cards: readonly { readonly card: '6SS' | '7SS' | 'KHH'; readonly place: string }[]): string {
  const face = faceOf('card32-a');
  if (!face) throw new Error('card32-a has no face');
  const round = {
    roundId: 'card32-a.1',
    phase: 'bets' as const,
    window: undefined,
    cards,
    result: undefined,
    watching: undefined,
    commitment: undefined,
    shut: undefined,
  };
  const address = 'https://stream.example/32';
  return renderToStaticMarkup(createElement(StreamPicture, { address, face, title: 'Card 32-A', round }));
}

test('over the video each player has its total, the highest of them green, and the countdown is there', () => {
  const html = drawn([
    { card: 'KHH', place: 'player 8' },
    { card: '7SS', place: 'player 9' },
    { card: '6SS', place: 'player 11' },
  ]);
  const totals = [
    ...html.matchAll(/<span( data-leads="true")? class="[^"]*data-leads:text-win[^"]*">(\d+)</g),
  ];
  expect(totals.map(([, leads, total]) => [total, leads !== undefined])).toEqual([
    ['21', true],
    ['16', false],
    ['17', false],
  ]);
  expect(html).toMatch(/role="timer"[^>]*>9</);
});

test('players with equal totals lead together', () => {
  const html = drawn([
    { card: '7SS', place: 'player 10' },
    { card: '6SS', place: 'player 11' },
  ]);
  expect(html.match(/data-leads="true"/g)).toHaveLength(2);
});
