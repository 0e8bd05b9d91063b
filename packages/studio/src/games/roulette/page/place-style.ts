import type { CSSProperties } from 'react';
import type { Place } from './layout.ts';

/** The style sheet computes a position on the horizontal or the upright table from these. */
export const placeStyle = ({ x, y, wide, high }: Place): CSSProperties => ({
  '--x': x,
  '--y': y,
  '--wide': wide,
  '--high': high,
});
