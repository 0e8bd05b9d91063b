import { lazyPart } from '@maidan/ui/lazy-part.ts';
import type { ComponentType } from 'react';
import { type MainPath, mainPathNames } from '../paths.ts';
import { hindiLetters } from '../texts/letters/hindi-letters.ts';
import { type GameScreenName, gameScreenNames } from './screens/game-screen-names.ts';
import type { AccountScreenName, FirstScreenName } from './screens/screen-names.ts';
import { sectionAt } from './section-title.ts';

type LoadScreen = () => Promise<ComponentType>;

const gameLoads = Object.fromEntries(
  gameScreenNames.map((name) => [
    name,
    async () => (await import('./screens/game-screens.ts')).gameScreens[name](),
  ]),
) as Record<GameScreenName, LoadScreen>;

const firstLoads: Record<FirstScreenName, LoadScreen> = {
  dashboard: async () => (await import('./live-now/dashboard-screen.tsx')).DashboardScreen,
  matches: async () => (await import('../products/sports/list/page.tsx')).MatchesPage,
  matchDetails: async () => (await import('../products/sports/match/page.tsx')).MatchPage,
  changePassword: async () => (await import('../account/password/page.tsx')).PasswordPage,
  rules: async () => {
    const [part] = await Promise.all([import('./rules/page.tsx'), hindiLetters()]);
    return part.RulesPage;
  },
};

const directLoads: Partial<Record<MainPath, LoadScreen>> = { ...gameLoads, ...firstLoads };

async function load(name: MainPath): Promise<ComponentType> {
  const direct = directLoads[name];
  if (direct) return direct();
  return (await import('./screens/account-screens.ts')).accountScreens[name as AccountScreenName]();
}

export const screens = Object.fromEntries(
  mainPathNames.map((name): [MainPath, ComponentType] => [name, lazyPart(() => load(name))]),
) as Record<MainPath, ComponentType>;

/** Whether the address is a game's, or a live table's, which has no section. */
export function mayBeWholePage(pathname: string): boolean {
  const section = sectionAt(pathname);
  return !section || section in gameLoads;
}

/** Loads the screen of an address before it is rendered. */
export function preloadScreen(pathname: string): void {
  const name = sectionAt(pathname);
  // Rendering the screen requests it again and reports the failure.
  if (name) void Promise.allSettled([load(name)]);
}
