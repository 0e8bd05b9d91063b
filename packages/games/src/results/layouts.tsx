import { type ComponentType, lazy } from 'react';
import type { ResultLayout, ResultLayoutProps } from './result-layout.ts';

const layout = (load: () => Promise<ResultLayout>): ComponentType<ResultLayoutProps> =>
  lazy(async () => ({ default: await load() }));

const thirtyTwoCards = layout(
  async () => (await import('./families/thirty-two-cards.tsx')).ThirtyTwoCardsLayout,
);
const dragonTiger = layout(async () => (await import('./families/dragon-tiger.tsx')).DragonTigerLayout);
const luckySeven = layout(async () => (await import('./families/lucky-seven.tsx')).LuckySevenLayout);
const worli = layout(async () => (await import('./families/worli.tsx')).WorliLayout);
const poker = layout(async () => (await import('./families/poker.tsx')).PokerLayout);
const baccarat = layout(async () => (await import('./families/baccarat.tsx')).BaccaratLayout);
const unknownGame = layout(async () => (await import('./families/unknown-game.tsx')).UnknownGameLayout);

/** Document 2, section 2, "Result popup": every game type with a result view, by its name in lower case. */
const layouts = {
  teen20: layout(async () => (await import('./families/teenpatti-twenty.tsx')).TeenpattiTwentyLayout),
  teen8: layout(async () => (await import('./families/teenpatti-open.tsx')).TeenpattiOpenLayout),
  teen9: layout(async () => (await import('./families/teenpatti-three.tsx')).TeenpattiThreeLayout),
  teen: layout(async () => (await import('./families/teenpatti-day.tsx')).TeenpattiDayLayout),
  queen: layout(async () => (await import('./families/queen.tsx')).QueenLayout),
  race20: layout(async () => (await import('./families/race.tsx')).RaceLayout),
  abj: layout(async () => (await import('./families/andar-bahar.tsx')).AndarBaharLayout),
  ab20: layout(async () => (await import('./families/andar-bahar-twenty.tsx')).AndarBaharTwentyLayout),
  worli,
  worli2: worli,
  superover: layout(async () => (await import('./families/super-over.tsx')).SuperOverLayout),
  card32: thirtyTwoCards,
  'card32-a': thirtyTwoCards,
  card32eu: thirtyTwoCards,
  aaa: layout(async () => (await import('./families/amar-akbar-anthony.tsx')).AmarAkbarAnthonyLayout),
  lucky7: luckySeven,
  lucky7eu: luckySeven,
  dt20: dragonTiger,
  dt6: dragonTiger,
  dt202: dragonTiger,
  poker,
  poker20: poker,
  war: layout(async () => (await import('./families/war.tsx')).WarLayout),
  baccarat,
  baccarat2: baccarat,
  cmeter: layout(async () => (await import('./families/card-meter.tsx')).CardMeterLayout),
  cmatch20: layout(async () => (await import('./families/cricket-match.tsx')).CricketMatchLayout),
  btable: layout(async () => (await import('./families/bollywood-table.tsx')).BollywoodTableLayout),
} as const;

/** The type may be in upper or lower case; an unknown one gets a layout that says so. */
export function layoutOf(casinoType: string): ComponentType<ResultLayoutProps> {
  const name = casinoType.toLowerCase();
  return Object.hasOwn(layouts, name) ? layouts[name as keyof typeof layouts] : unknownGame;
}
