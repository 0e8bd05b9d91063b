import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/**
 * A component whose code loads when it is first rendered. Without a connection it loads later, and the page
 * around it keeps working.
 */
export function lazyPart<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await loadPatiently(load) }));
}

const pausesMs: readonly number[] = [1_000, 3_000];

/** Code that failed to load. Most browsers remember the failure until the page is reloaded. */
export class MissingPart extends Error {}

/** Waits as long as there is no connection. With one it tries three times before it fails. */
export async function loadPatiently<Part>(load: () => Promise<Part>, pauses = pausesMs): Promise<Part> {
  try {
    return await load();
  } catch (failure) {
    const left = navigator.onLine ? await pause(pauses, failure) : await connection();
    askForStylesAgain();
    return loadPatiently(load, left);
  }
}

async function pause([pauseMs, ...left]: readonly number[], failure: unknown): Promise<readonly number[]> {
  if (pauseMs === undefined) throw new MissingPart(String(failure), { cause: failure });
  await new Promise((resolve) => setTimeout(resolve, pauseMs));
  return left;
}

async function connection(): Promise<readonly number[]> {
  await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
  return pausesMs;
}

/** Repeating an import does not request its failed style sheet again, so this does. */
function askForStylesAgain(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'))
    if (link.sheet === null) document.head.append(link.cloneNode());
}
