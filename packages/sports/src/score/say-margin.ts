import { counted } from '../wording.ts';
import type { WinningMargin } from './cricket-match.ts';

/** As shown: "23 runs", "1 wicket", "an innings and 239 runs". */
export function sayMargin({ runs = 0, wickets, innings }: WinningMargin): string {
  if (innings !== undefined) return `an innings and ${counted(runs, 'run')}`;
  return wickets === undefined ? counted(runs, 'run') : counted(wickets, 'wicket');
}
