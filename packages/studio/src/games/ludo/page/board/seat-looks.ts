import type { LudoSeat } from '../../../../wire/ludo.ts';

/** Seats differ in shape as well as in colour: A has round heads, B has crowns. */
export const seatLooks: Readonly<
  Record<LudoSeat, { readonly fill: string; readonly dark: string; readonly light: string }>
> = {
  A: { fill: '#d63a45', dark: '#8c1620', light: '#ff9c9c' },
  B: { fill: '#2f6fd8', dark: '#123a82', light: '#a5ccff' },
};
