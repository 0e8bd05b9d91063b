export type Band = 'low' | 'middle' | 'high';

/** Document 2, section 4: below 2, 2 to below 10, 10 or more. In hundredths. */
export function bandOf(crash: number): Band {
  if (crash < 200) return 'low';
  return crash < 1000 ? 'middle' : 'high';
}
