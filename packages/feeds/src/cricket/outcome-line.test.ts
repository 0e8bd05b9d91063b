import { expect, test } from 'vitest';
import { outcomeLine } from './outcome-line.ts';

const won = { kind: 'won', team: 'India' } as const;

test.each([
  [{ ...won, by: '7 wickets', margin: { wickets: 7 } }, 'India won by 7 wickets'],
  [{ ...won, by: '12 runs', margin: { runs: 12 }, method: 'D/L' }, 'India won by 12 runs (D/L)'],
  [{ ...won, by: 'award', method: 'Awarded' }, 'India won by award'],
  [{ kind: 'tied', superOverWinner: 'India' } as const, 'Match tied, India won the super over'],
  [{ kind: 'tied', bowlOutWinner: 'India' } as const, 'Match tied, India won the bowl-out'],
  [{ kind: 'drawn' } as const, 'Match drawn'],
])('%o reads "%s"', (outcome, text) => {
  expect(outcomeLine(outcome).text).toBe(text);
});
