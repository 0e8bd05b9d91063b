import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { en } from '../../i18n/home/en.ts';
import { FlightCard } from './flight-card.tsx';
import { MatkaCard } from './matka-card.tsx';

const heard = vi.hoisted((): { matkas?: readonly [] } => ({}));
vi.mock('../../i18n/home/home-texts.ts', () => ({ useHomeTexts: () => en }));
vi.mock('../../format/now.ts', () => ({ useNow: () => 0, now: () => 0 }));
vi.mock('../../features/matka/live/use-live-matkas.ts', () => ({ useLiveMatkas: () => undefined }));
vi.mock('../../features/matka/live/server-clock.ts', () => ({ useHouseTime: () => 0 }));
vi.mock('../../features/matka/api.ts', () => ({ useMatkas: () => ({ data: heard.matkas }) }));
vi.mock('./use-flight.ts', () => ({ useFlight: () => undefined }));

const shown = (card: typeof MatkaCard) =>
  renderToStaticMarkup(createElement(MemoryRouter, {}, createElement(card)));

test('nothing is shown of the matkas before the house has sent them', () => {
  expect(shown(MatkaCard)).not.toContain(en.games.over);
  heard.matkas = [];
  expect(shown(MatkaCard)).toContain(en.games.over);
});

test('no flight is announced while there is no connection to the house', () => {
  expect(shown(FlightCard)).not.toContain(en.games.waiting);
});
