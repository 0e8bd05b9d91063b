import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { loadPatiently } from './load-patiently.ts';

/** A part whose code comes when it is first drawn. Without a connection at that moment it comes late: the page around it keeps standing. */
export function lazyPart<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await loadPatiently(load) }));
}
