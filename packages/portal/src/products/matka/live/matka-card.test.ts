import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { en } from '../../../app/home/texts/en.ts';
import { MatkaCard } from './matka-card.tsx';

const heard = vi.hoisted((): { matkas?: readonly [] } => ({}));
vi.mock('../../../app/home/texts/home-texts.ts', () => ({ useHomeTexts: () => en }));
vi.mock('./use-live-matkas.ts', () => ({ useLiveMatkas: () => undefined }));
vi.mock('./server-clock.ts', () => ({ useHouseTime: () => 0 }));
vi.mock('../api.ts', () => ({ useMatkas: () => ({ data: heard.matkas }) }));

const shown = () => renderToStaticMarkup(createElement(MemoryRouter, {}, createElement(MatkaCard)));

test('nothing is shown of the matkas before the house has sent them', () => {
  expect(shown()).not.toContain(en.games.over);
  heard.matkas = [];
  expect(shown()).toContain(en.games.over);
});
