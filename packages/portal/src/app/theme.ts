import { useStore } from '@maidan/ui/hooks/use-store.ts';
import { currentBrand } from '../brand/brand.ts';
import { createLocalStore } from '../house/local-store.ts';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const themeKey = 'theme';

const store = createLocalStore<Theme>({
  keys: [themeKey],
  read: () =>
    themes.find((theme) => theme === localStorage.getItem(themeKey)) ?? currentBrand().look.defaultTheme,
  write: (theme) => localStorage.setItem(themeKey, theme),
});

/** Without the attribute, which the house sets to the brand's default, colours follow the device. */
function paint(): void {
  const theme = store.get();
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

export function startTheme(): void {
  paint();
  store.subscribe(paint);
}

export function useTheme(): readonly [Theme, (theme: Theme) => void] {
  return [useStore(store), store.set];
}
