import type { Cancel, Clock } from '@maidan/betting';
import {
  betsCloseAt,
  commitmentText,
  commitTo,
  overAt,
  resultAt,
  roundRandom,
  type TableGame,
} from '@maidan/games/rules';
import type { Db } from '../db/db.ts';
import type { Logger } from '../log.ts';
import { type RoundResult, roundMarketId } from '../rounds/round.ts';
import type { Rounds } from '../rounds/rounds.ts';
import { lastResults } from './results-store.ts';
import { detailsOf } from './round-record.ts';
import type { RoundSeed, SeedChains } from './seed-chains.ts';
import { type CurrentRound, resultsKept, type Table } from './table.ts';

/** Before a step that failed is tried again, as when the database is away. */
const retryMs = 1000;
/** How often a shut table looks whether it is open again. */
const shutMs = 1000;

export interface TableRunner {
  /** The round under way stays as it is; the next start finishes it with the same cards. */
  close(): Promise<void>;
}

/** Plays one table's rounds, one after the other, until it is closed. */
export function runTable(parts: {
  readonly table: Table;
  readonly product: string;
  readonly db: Db;
  readonly rounds: Rounds;
  readonly chains: SeedChains;
  /** Whether the table may open another round. */
  readonly mayOpen: () => Promise<boolean>;
  readonly clock: Clock;
  readonly log: Logger;
}): TableRunner {
  const { table, product, db, rounds, chains, mayOpen, clock, log } = parts;
  const { game } = table;
  const { code, eventId, title } = game.entry;
  const stopping = new AbortController();
  const isStopping = () => stopping.signal.aborted;

  function wait(ms: number): Promise<void> {
    return new Promise((resolve) => {
      if (isStopping() || ms <= 0) return resolve();
      const stop = () => {
        cancel();
        resolve();
      };
      const cancel: Cancel = clock.after(ms, () => {
        stopping.signal.removeEventListener('abort', stop);
        resolve();
      });
      stopping.signal.addEventListener('abort', stop);
    });
  }

  const until = (at: number) => wait(at - clock.elapsed());

  /** Undefined once the runner is closed. Every step can be taken twice without harm. */
  async function retried<Value>(what: string, act: () => Promise<Value>): Promise<Value | undefined> {
    while (!isStopping()) {
      try {
        return await act();
      } catch (error) {
        if (isStopping()) return undefined;
        log.error({ error, table: code }, `table could not ${what}`);
        await wait(retryMs);
      }
    }
    return undefined;
  }

  /** Every try is kept by the moment its betting ends: one may have been stored though its answer was lost. */
  async function open(number: number, tries: Map<number, CurrentRound>): Promise<CurrentRound> {
    const seed = await chains.seedOf(code, number);
    const round = dealRound(game, number, seed, clock.elapsed());
    const bettingMs = (betsCloseAt(game, round) ?? round.openedAt) - round.openedAt;
    const { roundId, commitment } = round;
    const closesAt = clock.now() + bettingMs;
    tries.set(closesAt, round);
    const opened = await rounds.open({
      game: code,
      number,
      commitment,
      closesAt,
      product,
      kind: code,
      name: title,
      eventId,
      room: code,
      definition: { version: `${code}/${game.version}`, value: game.definition },
    });
    if (opened.ok) return round;
    const { refusal } = opened;
    const isOurs = refusal.code === 'number-taken' && refusal.round.commitment === commitment;
    const stored = isOurs ? tries.get(refusal.round.closesAt) : undefined;
    if (stored === undefined) throw new Error(`round ${roundId} could not be opened: ${refusal.code}`);
    return stored;
  }

  async function play(number: number): Promise<void> {
    const tries = new Map<number, CurrentRound>();
    const round = await retried('open a round', () => open(number, tries));
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
    const { roundId, dealt } = round;
    const judged = game.judge(dealt);
    const answer = await rounds.decide(roundId, resultOf(game, round));
    // An operator may have returned it by hand meanwhile.
    if (!answer.ok && answer.refusal.code !== 'already-declared') throw new Error(answer.refusal.code);
    const isVoid = 'void' in judged.outcome || !answer.ok;
    const { reason } = judged;
    table.record({ ...detailsOf(dealt, judged), roundId, reason, isVoid, declaredAt: clock.now() });
  }

  async function run(): Promise<void> {
    const taken = await retried('be taken over', () =>
      rounds.takeOver(code, async ({ number, commitment }) => {
        const round = dealRound(game, number, await chains.seedOf(code, number), 0);
        // Opened by other rules than these: its stakes are returned.
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
      stopping.abort();
      await running;
    },
  };
}

function dealRound(game: TableGame, number: number, seed: RoundSeed, openedAt: number): CurrentRound {
  const roundId = roundMarketId(game.entry.code, number);
  const dealt = game.deal(roundRandom(seed.seed, roundId));
  return { roundId, dealt, openedAt, seed, commitment: commitmentText(commitTo(game, seed.seed)) };
}

function resultOf(game: TableGame, { dealt }: CurrentRound): RoundResult {
  const judged = game.judge(dealt);
  const { outcome, rule, reason } = judged;
  return { outcome, rule, reason, details: detailsOf(dealt, judged) };
}
