import type { CSSProperties } from 'react';
import type { Place } from './layout.ts';

/** The style sheet turns these into a place on the lying or on the upright table. */
export const placeStyle = ({ x, y, wide, high }: Place): CSSProperties => ({
  '--x': x,
  '--y': y,
  '--wide': wide,
  '--high': high,
});
