import { type ComponentType, lazy } from 'react';
import { playedLayouts } from '../faces/dealt-faces.ts';
import type { ResultLayout, ResultLayoutProps } from './result-layout.ts';

type Layout = ComponentType<ResultLayoutProps>;

const layout = (load: () => Promise<ResultLayout>): Layout => lazy(async () => ({ default: await load() }));

const ofHands = () => import('./games-of-hands.tsx');
const ofCounts = () => import('./games-of-counts.tsx');

const poker = layout(async () => (await ofHands()).PokerLayout);
const baccarat = layout(async () => (await ofHands()).BaccaratLayout);
const unknownGame = layout(async () => (await ofCounts()).UnknownGameLayout);

/**
 * Document 2, section 2, "Result popup": every game type with a result view, by its name in lower case. Those of the
 * house's own tables are with their faces.
 */
const layouts = new Map<string, Layout>([
  ...playedLayouts,
  ['teen8', layout(async () => (await ofHands()).TeenpattiOpenLayout)],
  ['queen', layout(async () => (await ofHands()).QueenLayout)],
  ['race20', layout(async () => (await ofHands()).RaceLayout)],
  ['ab20', layout(async () => (await ofHands()).AndarBaharTwentyLayout)],
  ['superover', layout(async () => (await ofCounts()).SuperOverLayout)],
  ['poker', poker],
  ['poker20', poker],
  ['war', layout(async () => (await ofHands()).WarLayout)],
  ['baccarat', baccarat],
  ['baccarat2', baccarat],
  ['cmeter', layout(async () => (await ofCounts()).CardMeterLayout)],
  ['cmatch20', layout(async () => (await ofCounts()).CricketMatchLayout)],
  ['btable', layout(async () => (await ofCounts()).BollywoodTableLayout)],
]);

/** The type may be in upper or lower case; an unknown one gets a layout that says so. */
export const layoutOf = (casinoType: string): Layout => layouts.get(casinoType.toLowerCase()) ?? unknownGame;
