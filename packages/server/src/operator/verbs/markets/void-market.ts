import { readMarket } from '../../../bets/settling/store.ts';
import { correctWhatever, readVoiding, settleNamed } from '../../declare.ts';
import type { Verb } from '../../verb.ts';

export const voidMarket: Verb = {
  name: 'void-market',
  usage: 'ID --reason TEXT [--rule ANCHOR] [--by NAME]',
  summary: 'Returns every bet of a market, settled or not',
  async run(args, house, output) {
    const voiding = readVoiding(args, house.by);
    const market = await readMarket(house.db, voiding.marketId);
    const isDeclared = market !== undefined && market.settlement_id !== null;
    const settle = isDeclared ? correctWhatever(house) : house.settling.declare;
    return settleNamed(voiding, settle, house, output);
  },
};
