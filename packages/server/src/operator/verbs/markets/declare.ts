import { declareUsage, readDeclaration, settleNamed } from '../../declare.ts';
import type { Verb } from '../../verb.ts';

export const declare: Verb = {
  name: 'declare',
  usage: declareUsage,
  summary: 'Declares the result of a market and settles it; a second time changes nothing',
  run: async (args, house, output) =>
    settleNamed(readDeclaration(args, house.by), house.settling.declare, house, output),
};
