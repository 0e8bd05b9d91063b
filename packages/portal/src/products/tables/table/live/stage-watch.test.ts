import { expect, test } from 'vitest';
import { stageWatch } from './stage-watch.ts';
import type { RoundNow } from './table-now.ts';

const open = (roundId: string) => ({ round: { roundId, result: undefined } as RoundNow });
const decided = (roundId: string) => ({ round: { roundId, result: {} } as RoundNow });

test('a round that is decided and a round that begins are new stages, the first picture and a repeated one are not', () => {
  const isNewStage = stageWatch();
  const pictures = [open('1'), open('1'), decided('1'), decided('1'), open('2'), decided('2'), decided('3')];
  expect(pictures.map(isNewStage)).toEqual([false, false, true, false, true, true, true]);
});
