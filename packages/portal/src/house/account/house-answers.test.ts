import { expect, test } from 'vitest';
import { doesHouseAnswer, noteAnswer } from './house-answers.ts';

test('the house counts as silent from the second call without an answer, until the next answer', () => {
  const seen = [true, false, false, false, true, false].map((isAnswered) => {
    noteAnswer(isAnswered);
    return doesHouseAnswer();
  });
  expect(seen).toEqual([true, true, false, false, true, true]);
  noteAnswer(true);
});
