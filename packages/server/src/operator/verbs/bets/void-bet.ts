import type { Verb } from '../../verb.ts';
import { takeOutNamed, takeOutUsage } from './take-out.ts';

export const voidBet: Verb = {
  name: 'void-bet',
  usage: takeOutUsage,
  summary: 'Returns chosen bets, settled or not, with a remark the client sees',
  run: (args, house, output) => takeOutNamed('void', args, house, output),
};
