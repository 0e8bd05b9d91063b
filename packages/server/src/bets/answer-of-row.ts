import { odds } from '@maidan/betting';
import type { ActAnswer } from './act.ts';
import type { Placed } from './bet-request.ts';
import { decodeRefusal } from './refusal-json.ts';
import type { AnswerRow } from './store.ts';

type Wallet = Pick<Placed, 'balance' | 'exposure'>;

/** The answer as it was given, with the present wallet. */
export function answerOfRow(row: AnswerRow, wallet: Wallet | undefined): ActAnswer {
  if (row.bet_id === null || row.room === null) {
    return { ok: false, refusal: decodeRefusal(row.refusal) };
  }
  if (wallet === undefined) throw new Error(`the client of bet ${row.bet_id} has no wallet`);
  const { balance, exposure } = wallet;
  const common = { betId: row.bet_id, room: row.room, balance, exposure };
  if (row.is_taken_back) return { ok: true, value: { ...common, isTakenBack: true } };
  if (row.multiplier !== null) return { ok: true, value: { ...common, multiplier: row.multiplier } };
  if (row.odds === null) throw new Error(`bet ${row.bet_id} was stored without odds`);
  return { ok: true, value: { ...common, odds: odds(row.odds) } };
}
