import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { loadPatiently } from './load-patiently.ts';

/**
 * A component whose code loads when it is first rendered. Without a connection it loads later, and the page
 * around it keeps working.
 */
export function lazyPart<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await loadPatiently(load) }));
}
