import { betsCloseAt, overAt, resultAt } from '@maidan/games/rules';
import type { Db } from '../db/db.ts';
import type { Logger } from '../log.ts';
import { createRunnerWaits } from '../rounds/runner-waits.ts';
import { dealRound, resultOf } from './deal-round.ts';
import { type OpenRoundParts, roundOpener } from './open-round.ts';
import { findResult, lastResults } from './results-store.ts';
import { detailsOf, type RoundRecord } from './round-record.ts';
import { type CurrentRound, resultsKept, type Table } from './table.ts';

/** How often a shut table checks whether it is open again. */
const shutMs = 1000;

export interface TableRunner {
  /** Leaves the round under way: the next start finishes it with the same cards. */
  close(): Promise<void>;
}

export interface RunTableParts extends OpenRoundParts {
  readonly table: Table;
  readonly db: Db;
  /** Whether the table may open another round. */
  readonly mayOpen: () => Promise<boolean>;
  readonly log: Logger;
}

/** Plays one table's rounds, one after the other, until it is closed. */
export function runTable(parts: RunTableParts): TableRunner {
  const { table, db, rounds, chains, mayOpen, clock, log } = parts;
  const { game } = table;
  const { code } = game.entry;
  const { isStopping, wait, until, retried, stop } = createRunnerWaits(clock, log, code);

  async function play(number: number): Promise<void> {
    const round = await retried('open a round', roundOpener(parts, game, number));
    if (round === undefined) return;
    table.begin(round);
    await until(betsCloseAt(game, round) ?? round.openedAt);
    await retried('shut a round', () => rounds.shut(round.roundId));
    await until(resultAt(game, round));
    await retried('decide a round', () => decide(round));
    await until(overAt(game, round));
  }

  async function decide(round: CurrentRound): Promise<void> {
    if (isStopping()) return;
    const { roundId } = round;
    const answer = await rounds.decide(roundId, resultOf(game, round));
    if (!answer.ok && answer.refusal.code !== 'already-declared') throw new Error(answer.refusal.code);
    // An operator may have returned it by hand meanwhile: then the stored result is shown, not that of the cards.
    const shown = answer.ok ? asDealt(round, answer.value.settlementId) : await findResult(db, roundId);
    if (shown === undefined) throw new Error(`round ${roundId} is declared without a result`);
    table.record(shown);
    // The list had no such round yet when a correction was made, so the result is read again.
    const standing = await findResult(db, roundId);
    if (standing !== undefined) table.amend(standing);
  }

  function asDealt({ roundId, dealt }: CurrentRound, settlementId: bigint): RoundRecord {
    const judged = game.judge(dealt);
    const isVoid = 'void' in judged.outcome;
    const { reason } = judged;
    return { ...detailsOf(dealt, judged), roundId, settlementId, reason, isVoid, declaredAt: clock.now() };
  }

  async function run(): Promise<void> {
    const taken = await retried('be taken over', () =>
      rounds.takeOver(code, async ({ number, commitment }) => {
        const round = dealRound(game, number, await chains.seedOf(code, number), 0);
        // The round was opened under other rules: its stakes are returned.
        return round.commitment === commitment ? resultOf(game, round) : undefined;
      }),
    );
    if (taken === undefined) return;
    const earlier = await retried('read its results', () => lastResults(db, code, resultsKept));
    table.load(earlier ?? []);
    const last = await retried('count its rounds', () => rounds.lastNumber(code));
    let number = (last ?? 0) + 1;
    while (!isStopping() && taken.lease.isHeld()) {
      if ((await retried('read its setting', mayOpen)) !== true) {
        await wait(shutMs);
        continue;
      }
      await play(number);
      number += 1;
    }
    await taken.lease.release();
  }

  const running = run();
  return {
    async close() {
      stop();
      await running;
    },
  };
}
