import type { SessionTerms } from './session.ts';

type RunQuestion = Pick<SessionTerms, 'isOdd' | 'lastDigit'>;

/** What a session with this run is settled at: the run itself, or, of a question about the run, 1 for yes and 0 for no. */
export function answerOf({ isOdd, lastDigit }: RunQuestion, run: number): number {
  if (isOdd === true) return run % 2;
  if (lastDigit === undefined || Number.isNaN(run)) return run;
  return run % 10 === lastDigit ? 1 : 0;
}

/** The sentence that explains the answer by the run; undefined where the run itself is asked for. */
export function formatAnswer({ isOdd, lastDigit }: RunQuestion, run: number): string | undefined {
  if (isOdd === true) return `${run} is ${run % 2 === 1 ? 'odd' : 'even'}.`;
  if (lastDigit === undefined) return undefined;
  return run % 10 === lastDigit
    ? `${run} ends in ${lastDigit}.`
    : `${run} ends in ${run % 10}, not in ${lastDigit}.`;
}

/** What yes and no mean on the board; undefined where a bet names a run. */
export function remarkOfAnswer({ isOdd, lastDigit }: RunQuestion): string | undefined {
  if (isOdd === true) return 'Yes if the run is odd, no if it is even';
  return lastDigit === undefined ? undefined : `Yes if the run ends in ${lastDigit}, no if it does not`;
}
