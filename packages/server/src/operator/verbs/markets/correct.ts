import { correctWhatever, declareUsage, readDeclaration, settleNamed } from '../../declare.ts';
import type { Verb } from '../../verb.ts';

export const correct: Verb = {
  name: 'correct',
  usage: declareUsage,
  summary: 'Replaces the result of a settled market: reverses what it brought and settles again',
  run: async (args, house, output) =>
    settleNamed(readDeclaration(args, house.by), correctWhatever(house), house, output),
};
