import { mainPath } from '../paths.ts';

const startUrlKey = 'startUrl';

/**
 * Remembers the address a visit began at: the root path redirects there once signed in (document 1, section
 * 2).
 */
export function rememberStartUrl(path: string): void {
  const isScreen = path.startsWith(`${mainPath}/`) && path !== `${mainPath}/`;
  if (isScreen && sessionStorage.getItem(startUrlKey) === null) sessionStorage.setItem(startUrlKey, path);
}

export function startUrl(): string | undefined {
  return sessionStorage.getItem(startUrlKey) ?? undefined;
}
