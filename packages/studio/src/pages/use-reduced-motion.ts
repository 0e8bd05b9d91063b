import { useMedia } from '@maidan/ui/hooks/use-media.ts';

export const useReducedMotion = (): boolean => useMedia('(prefers-reduced-motion: reduce)');
