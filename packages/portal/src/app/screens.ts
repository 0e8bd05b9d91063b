import { lazyPart } from '@maidan/ui/lazy-part.ts';
import type { ComponentType } from 'react';
import { currentBrand } from '../brand/brand.ts';
import type { AccountPath } from '../paths.ts';
import { isOfferedBy, type MainPath, mainPathNames, productOf } from '../products.ts';
import { hindiLetters } from '../texts/letters/hindi-letters.ts';
import type { OtherAccountPath } from './screens/account-screens.ts';
import { sectionAt } from './section-at.ts';

/** Where most visits begin: their loaders are part of the first load. */
const firstLoads: Record<Exclude<AccountPath, OtherAccountPath>, () => Promise<ComponentType>> = {
  dashboard: async () => {
    const [part, { dashboards }] = await Promise.all([
      import('./home/page.tsx'),
      import('../product-parts.ts'),
    ]);
    await dashboards.load();
    return part.DashboardPage;
  },
  changePassword: async () => (await import('../account/password/page.tsx')).PasswordPage,
  rules: async () => {
    const [part] = await Promise.all([import('./rules/page.tsx'), hindiLetters()]);
    return part.RulesPage;
  },
};

const isFirst = (name: MainPath): name is keyof typeof firstLoads => name in firstLoads;

export async function loadScreen(name: MainPath): Promise<ComponentType> {
  const product = productOf(name);
  if (product) {
    return isOfferedBy(currentBrand(), product)
      ? product.loadScreen(name)
      : (await import('./screens/not-offered-page.tsx')).NotOfferedPage;
  }
  if (isFirst(name)) return firstLoads[name]();
  return (await import('./screens/account-screens.ts')).accountScreens[name as OtherAccountPath]();
}

export const screens = Object.fromEntries(
  mainPathNames.map((name): [MainPath, ComponentType] => [name, lazyPart(() => loadScreen(name))]),
) as Record<MainPath, ComponentType>;

/** Loads the screen of an address before it is rendered. */
export function preloadScreen(pathname: string): void {
  const name = sectionAt(pathname);
  // Rendering the screen requests it again and reports the failure.
  if (name) void Promise.allSettled([loadScreen(name)]);
}
