import type { Band } from '@maidan/games/rules';

export const bandPill: Readonly<Record<Band, string>> = {
  low: 'bg-[#0d2433] text-[#5ec3ff]',
  middle: 'bg-[#241640] text-[#c79bff]',
  high: 'bg-[#3a0f36] text-[#ff7bea]',
};

/** The colour of a multiplier in a table. */
export const bandText: Readonly<Record<Band, string>> = {
  low: 'text-[#5ec3ff]',
  middle: 'text-[#c79bff]',
  high: 'text-[#ff7bea]',
};
