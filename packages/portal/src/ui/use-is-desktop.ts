import { useMedia } from './use-media.ts';

/** Whether the page has the side menu beside it: the same width as the `lg:` styles. */
export function useIsDesktop(): boolean {
  return useMedia('(min-width: 62rem)');
}
