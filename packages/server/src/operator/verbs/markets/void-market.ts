import { readMarket } from '../../../bets/settling/store.ts';
import { readVoiding, settleNamed } from '../../declare.ts';
import type { Verb } from '../../verb.ts';

export const voidMarket: Verb = {
  name: 'void-market',
  usage: 'ID --reason TEXT [--rule ANCHOR] [--by NAME]',
  summary: 'Returns every bet of a market, settled or not',
  async run(args, house, output) {
    const voiding = readVoiding(args, house.by);
    const market = await readMarket(house.db, voiding.marketId);
    const isDeclared = market !== undefined && market.settlement_id !== null;
    const { declare, correct } = house.settling;
    return settleNamed(voiding, isDeclared ? correct : declare, house, output);
  },
};
