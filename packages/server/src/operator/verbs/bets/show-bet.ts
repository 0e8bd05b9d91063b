import { CommandError, need, readArguments, readBetId, refuseMore } from '../../../verb/arguments.ts';
import { shownSide, shownTime, type TableRow, tableLines } from '../../../verb/table.ts';
import type { Verb } from '../../../verb/verb.ts';
import { hundredthsToWire } from '../../../wallet/coins-wire.ts';
import { resultInWords, settlementRow } from '../house/listing/rows.ts';
import { listSettlements } from '../house/listing/store.ts';
import { type BetStory, readBetStory, readTransferStory, type TransferStory } from './bet-story-store.ts';

const settlementsMost = 1_000;

export const showBet: Verb = {
  name: 'show-bet',
  usage: 'ID [--json]',
  summary: 'Shows the whole story of a bet: as placed, its results, and what its market moved for the client',
  isReadOnly: () => true,
  async run(args, { db }, output) {
    const { values, positionals } = readArguments(args, { json: { type: 'boolean', default: false } }, true);
    refuseMore(positionals, 1);
    const id = readBetId(need(positionals[0], 'The number of the bet'));
    const found = await readBetStory(db, id);
    if (found === undefined) throw new CommandError(`There is no bet ${id}.`);
    const bet = betFacts(found);
    const results = await listSettlements(db, { market: found.market_id }, settlementsMost);
    const settlements = results.map((row) => settlementRow(row, resultInWords));
    const transfers = (await readTransferStory(db, found.market_id, found.client_id)).map(transferRow);
    if (values.json) {
      output.print(JSON.stringify({ bet, settlements, transfers }));
      return 0;
    }
    const width = Math.max(...Object.keys(bet).map((name) => name.length));
    for (const [name, value] of Object.entries(bet)) output.print(`${name.padEnd(width)}  ${value ?? '-'}`);
    for (const [title, rows] of [
      ['Results of the market', settlements],
      ['Transfers of the client on it', transfers],
    ] as const) {
      output.print('');
      output.print(`${title}: ${rows.length === 0 ? 'none' : ''}`.trimEnd());
      for (const line of tableLines(rows)) output.print(`  ${line}`);
    }
    return 0;
  },
};

const betFacts = (bet: BetStory): TableRow => ({
  bet: Number(bet.id),
  client: `${bet.brand}/${bet.username}`,
  market: bet.market_id,
  'market name': bet.market_name,
  match: bet.match_name,
  'market state': bet.market_state,
  option: bet.details?.teamName ?? bet.option,
  side: shownSide(bet),
  stake: hundredthsToWire(bet.stake),
  odds: bet.odds / 10_000,
  'odds seen': bet.odds_seen / 10_000,
  run: bet.run,
  'cashed at': bet.cashed_at === null ? null : bet.cashed_at / 100,
  placed: shownTime(bet.placed_at),
  'request id': bet.request_id,
  address: bet.address,
  state: bet.state,
  profit: bet.profit === null ? null : hundredthsToWire(bet.profit),
  settlement: bet.settlement_id === null ? null : Number(bet.settlement_id),
  remark: bet.remark,
  'taken out by': bet.taken_out_by,
  'taken out': bet.taken_out_at === null ? null : shownTime(bet.taken_out_at),
});

const transferRow = (row: TransferStory): TableRow => ({
  id: Number(row.id),
  kind: row.kind,
  from: row.from_name,
  to: row.to_name,
  coins: hundredthsToWire(row.coins),
  settlement: row.settlement_id === null ? null : Number(row.settlement_id),
  corrects: row.corrects === null ? null : Number(row.corrects),
  moved: shownTime(row.created_at),
  remark: row.remark,
});
