import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { en } from '../../../app/home/texts/en.ts';
import type { Flight } from './flight.ts';
import { FlightCard } from './flight-card.tsx';

interface Heard {
  flight?: Flight | undefined;
  isOnline: boolean;
}

const heard = vi.hoisted((): Heard => ({ isOnline: true }));
vi.mock('../../../app/home/texts/home-texts.ts', () => ({ useHomeTexts: () => en }));
vi.mock('@maidan/ui/format/now.ts', () => ({ useNow: () => 0, now: () => 0 }));
vi.mock('./use-flight.ts', () => ({ useFlight: () => heard.flight }));
vi.mock('@maidan/ui/hooks/use-media.ts', () => ({ useIsOnline: () => heard.isOnline }));

const shown = () => renderToStaticMarkup(createElement(MemoryRouter, {}, createElement(FlightCard)));

beforeEach(() => {
  Object.assign(heard, { flight: undefined, isOnline: true } satisfies Heard);
});

test('no flight is announced while there is no connection to the house', () => {
  expect(shown()).not.toContain(en.games.waiting);
});

test('on a device that is offline no flight climbs on', () => {
  heard.flight = {
    status: 'running',
    roundId: 'aviator.1',
    takesBets: false,
    tookOffAt: 0,
    growthPerMs: 0.00006,
    lastSent: undefined,
    endsAt: 0,
    lengthMs: 0,
    crash: undefined,
    isVoid: false,
    seedHash: undefined,
    salt: undefined,
  };
  expect(shown()).toContain('1.00x');
  heard.isOnline = false;
  expect(shown()).not.toContain('1.00x');
  expect(shown()).not.toContain(en.games.flying);
});
