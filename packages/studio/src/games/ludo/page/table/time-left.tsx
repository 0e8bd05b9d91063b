import { useNow } from '@maidan/ui/format/now.ts';
import { minutesText } from './minutes-text.ts';

const tickMs = 250;

/** The time left of the game. */
export function TimeLeft({ endsAtMs }: { readonly endsAtMs: number }) {
  return minutesText(endsAtMs - useNow(tickMs));
}
