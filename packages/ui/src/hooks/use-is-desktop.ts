import { useMedia } from './use-media.ts';

/** Whether the side menu is beside the page: the same width as the `lg:` styles. */
export function useIsDesktop(): boolean {
  return useMedia('(min-width: 62rem)');
}
