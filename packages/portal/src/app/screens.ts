import { type ComponentType, lazy } from 'react';
import { type MainPath, mainPathNames } from '../api/paths.ts';
import { notYetScreen } from './not-yet-page.tsx';

/** Screens that are built; every other path says honestly that it is not open yet. */
const built: Partial<Record<MainPath, ComponentType>> = {
  dashboard: lazy(async () => ({ default: (await import('../features/dashboard/page.tsx')).DashboardPage })),
  matches: lazy(async () => ({ default: (await import('../features/matches/page.tsx')).MatchesPage })),
  matchDetails: lazy(async () => ({ default: (await import('../features/match/page.tsx')).MatchPage })),
  changePassword: lazy(async () => ({
    default: (await import('../features/password/page.tsx')).PasswordPage,
  })),
};

export const screens = Object.fromEntries(
  mainPathNames.map((name) => [name, built[name] ?? notYetScreen(name)]),
) as Record<MainPath, ComponentType>;
