import { useMedia } from './use-media.ts';

/** Document 2, section 9: whether the page has the columns of a desktop. */
export function useIsWide(): boolean {
  return useMedia('(min-width: 768px)');
}
