import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { roundHead, roundOption, roundResult, tablePicture } from './events/casino.ts';
import {
  bookmakerPicture,
  marketByEventPayload,
  oddsPicture,
  roomPayload,
  sessionRow,
  teamRow,
} from './events/match.ts';

/** Recorded payloads are never part of the repository; where they lie beside it they are tested too. */
const folder = new URL('../../../../shared/data/wire/', import.meta.url);
const read = (name: string): unknown => JSON.parse(readFileSync(new URL(name, folder), 'utf8'));

const row = {
  session_name: '6 OVER RUNS',
  session_id: 'a1',
  Selection_id: '39',
  runsYes: 48,
  runsNo: 47,
  oddsYes: 1,
  oddsNo: 1,
  running_status: '',
  max: '50000',
  priority: '39',
  remark: '',
  com_perm: 'YES',
  play_status: 1,
};

describe('a picture', () => {
  it('of the bookmaker has teams, toss and three lists of sessions, and is numbered', () => {
    const team = { team_name: 'A', lgaai: '0.90', khaai: '0.94', positon: 0, selectionid: 1 };
    const result = {
      team_data: [team],
      toss_data: [team],
      session: [row],
      commission_fancy_data: [row],
      no_commission_fancy_data: [],
    };
    expect(bookmakerPicture.parse({ result, n: 4 })).toEqual({ result, n: 4 });
    expect(bookmakerPicture.safeParse({ result }).success).toBe(false);
  });

  it('refuses a lagai that is not text', () => {
    expect(
      teamRow.safeParse({ team_name: 'A', lgaai: 0.9, khaai: '0.94', positon: 0, selectionid: 1 }).success,
    ).toBe(false);
  });

  it('of match odds has runners with prices on both sides', () => {
    const ex = { availableToBack: [{ price: 1.8, size: 100 }], availableToLay: [] };
    const runners = [{ selectionName: 'A', selectionId: 1, ex }];
    const data = [{ marketType: 'Match Odds', marketId: '1.2', status: 'OPEN', runners }];
    expect(oddsPicture.parse({ data, n: 1 })).toEqual({ data, n: 1 });
  });

  it('of a table keeps cards under the names it gives them', () => {
    const t1 = [{ mid: '1', autotime: '15', C1: 'KDD', C10: '1' }];
    expect(tablePicture.parse({ data: { t1, t2: [] }, result: [], n: 1 }).data.t1).toEqual(t1);
  });

  it('of odds is requested by an event id, alone or in an object', () => {
    expect(marketByEventPayload.parse('30')).toEqual({ room: '30', changes: false, isBare: true });
    expect(marketByEventPayload.parse({ eventId: 30 })).toEqual({
      room: '30',
      changes: false,
      isBare: false,
    });
  });

  it('may be requested as changes only', () => {
    expect(marketByEventPayload.parse({ eventId: '30', changes: true })).toEqual({
      room: '30',
      changes: true,
      isBare: false,
    });
    expect(roomPayload.parse({ room: '1.30', changes: true })).toEqual({
      room: '1.30',
      changes: true,
      isBare: false,
    });
  });
});

describe('rows as feeds send them', () => {
  it.each([
    ['a side that is not offered', { lgaai: '0.00', khaai: '0.00' }],
    ['a side on offer', { lgaai: '0.85', khaai: '0.89' }],
  ])('keep %s unchanged', (_, rates) => {
    const team = { team_name: 'LIONS W ', selectionid: 2, positon: 0, ...rates };
    expect(teamRow.parse(team)).toEqual(team);
  });

  it.each([
    ['a line of one run', {}],
    ['a range at one rate', { runsYes: 13, runsNo: 13, oddsYes: 0.85, oddsNo: 1.15 }],
    ['a most that is a number', { max: 10_000 }],
    ['a remark, no commission and no bets now', { remark: 'Ground', com_perm: 'NO', running_status: 'BALL' }],
  ])('keep a session with %s unchanged', (_, part) => {
    expect(sessionRow.parse({ ...row, ...part })).toEqual({ ...row, ...part });
  });

  it('keep a whole table: its round, every option and the results before it', () => {
    const option = (sid: number, rate: string) => ({
      nat: `Card ${sid}`,
      sid: String(sid),
      rate,
      min: 100,
      max: 25_000,
      gstatus: '1',
    });
    const data = {
      t1: [{ mid: '36.1', autotime: '15', gtype: 'lucky7eu', min: 5, max: 20_000, C1: '1' }],
      t2: Array.from({ length: 19 }, (_, index) => option(index + 1, index < 2 ? '2.00' : '12.00')),
    };
    const result = [{ mid: '36.0', result: '2' }];
    expect(tablePicture.parse({ data, result, n: 1 })).toEqual({ data, result, n: 1 });
  });

  it.each([
    ['seconds as a number', { mid: '1', autotime: 0, remark: '', C1: 'KDD', C6: '1' }],
    ['a remark on the payout', { mid: '1', autotime: '30', gtype: 'ab20', remark: 'Payout: 25%.' }],
    ['totals and a list of cards', { mid: '1', autotime: '14', C1: '0', C4: '0', desc: '1,1,1' }],
  ])('keep the head of a round with %s', (_, head) => {
    expect(roundHead.parse(head)).toEqual(head);
  });

  it.each([
    ['named by nation, shut', { nation: 'Player A', sid: '1', rate: '0', gstatus: '0', min: 100 }],
    ['named by nat, open', { nat: 'Dragon', sid: '1', rate: '2', gstatus: '1', max: 300_000 }],
    ['of back and lay', { nat: 'Amar', sid: '1', b1: '2.12', l1: '2.22', gstatus: 'ACTIVE' }],
    ['of back and lay with sizes', { nation: 'Player 8', b1: '12.2', bs1: '150', l1: '13', ls1: '150' }],
  ])('keep an option %s', (_, option) => {
    expect(roundOption.parse(option)).toEqual(option);
  });

  it('keep a result by its round and its number', () => {
    expect(roundResult.parse({ result: '0', mid: '123' })).toEqual({ result: '0', mid: '123' });
  });
});

if (existsSync(folder)) {
  describe('recorded payloads parse', () => {
    it('a bookmaker and session feed, every row unchanged', () => {
      const capture = z
        .object({ matchOdds: z.array(z.unknown()), fancyMarkets: z.array(z.unknown()) })
        .parse(read('bookmaker_session_wpl_2025.json'));
      expect(z.array(teamRow).parse(capture.matchOdds)).toEqual(capture.matchOdds);
      expect(z.array(sessionRow).parse(capture.fancyMarkets)).toEqual(capture.fancyMarkets);
      expect(capture.fancyMarkets).toHaveLength(53);
    });

    it('a whole lucky 7 table', () => {
      const { data } = z.object({ data: z.object({}).loose() }).parse(read('casino_lucky7eu_full.json'));
      const picture = tablePicture.parse({ ...data, n: 1 });
      expect(picture.data.t2).toHaveLength(19);
      expect(picture.data.t1[0]?.mid).toBe('36.240308133751');
    });

    it('six tables of one evening', () => {
      const table = z.object({
        data: z.object({ t1: z.array(roundHead), t2: z.array(roundOption) }),
        results: z.array(roundResult),
      });
      const { tables } = z
        .object({ tables: z.record(z.string(), table) })
        .parse(read('casino_six_tables_2025-08-15.json'));
      expect(Object.keys(tables)).toHaveLength(6);
    });
  });
}
