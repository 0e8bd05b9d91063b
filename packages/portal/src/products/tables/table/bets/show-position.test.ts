import { coinsFromWhole } from '@maidan/betting';
import { Cell } from '@maidan/games/boards';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { en } from '../../texts/en.ts';
import { showPosition } from './show-position.ts';

function drawn(position: number): string {
  const cell = createElement(Cell, {
    name: 'Lion Winner',
    isLocked: false,
    position: showPosition(coinsFromWhole(position)),
    words: en.cell,
    onPress: () => undefined,
  });
  return renderToStaticMarkup(cell);
}

test('a position is red below zero and green otherwise, 0 among them', () => {
  expect(drawn(-1500)).toContain('data-loss="true">-1,500<');
  expect(drawn(144)).toContain('mt-cell-position">+144<');
  expect(drawn(0)).toContain('mt-cell-position">0<');
});
