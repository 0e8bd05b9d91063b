import { useNow } from '@maidan/ui/format/now.ts';

/** Milliseconds as minutes and seconds, such as 4:07. */
export function minutesText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

const tickMs = 250;

/** The time left of the game. */
export function TimeLeft({ endsAtMs }: { readonly endsAtMs: number }) {
  return minutesText(endsAtMs - useNow(tickMs));
}
