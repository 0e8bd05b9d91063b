import { isVoid } from '@maidan/betting';
import { betsCloseAt, overAt, resultAt } from '@maidan/games/rules';
import type { Db } from '@maidan/process/db/db.ts';
import type { Logger } from '@maidan/process/log.ts';
import type { House } from '../../house.ts';
import { createRunnerWaits, playRounds } from '../../rounds/runner-waits.ts';
import { dealRound, type OpenRoundParts, resultOf, roundOpener } from './open-round.ts';
import { detailsOf, findResult, lastResults, type RoundRecord } from './results-store.ts';
import { type CurrentRound, resultsKept, type Table } from './table.ts';

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
  const waits = createRunnerWaits(clock, log, code);
  const { isStopping, until, retried } = waits;

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
    const { outcome, reason } = judged;
    const shown = { roundId, settlementId, reason, isVoid: isVoid(outcome), declaredAt: clock.now() };
    return { ...detailsOf(dealt, judged), ...shown };
  }

  const running = playRounds({
    game: code,
    rounds,
    waits,
    async finish({ number, commitment }) {
      const round = dealRound(game, number, await chains.seedOf(code, number), 0);
      // The round was opened under other rules: its stakes are returned.
      return round.commitment === commitment ? resultOf(game, round) : undefined;
    },
    readHistory: async () => table.load(await lastResults(db, code, resultsKept)),
    mayOpen,
    play,
  });
  return {
    async close() {
      waits.stop();
      await running;
    },
  };
}

/** Reads a finished round of a table again when its result is corrected. */
export function keepResultsTrue(
  { db, onMarkets }: Pick<House, 'db' | 'onMarkets'>,
  tables: readonly Table[],
  log: Logger,
): void {
  async function reread(table: Table, roundId: string): Promise<void> {
    const result = await findResult(db, roundId);
    if (result !== undefined) table.amend(result);
  }

  onMarkets((ids, state) => {
    if (state !== 'settled') return;
    for (const table of tables) {
      for (const { roundId } of table.results()) {
        if (!ids.includes(roundId)) continue;
        reread(table, roundId).catch((error) =>
          log.error({ error, roundId }, 'a result could not be read again'),
        );
      }
    }
  });
}
