import { useMedia } from '@maidan/ui/use-media.ts';

export const useReducedMotion = (): boolean => useMedia('(prefers-reduced-motion: reduce)');
