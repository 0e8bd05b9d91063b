import { coinsToWireNumber, keyToHex } from '@maidan/betting';
import type { RoundHead, RoundOption, RoundResult, TableContent, TableState } from '@maidan/contract';
import { parseCommitment } from '@maidan/games/rules';
import { cardsToWire } from './bets-wire.ts';
import type { RoundRecord } from './results-store.ts';
import { shutWords } from './settings-store.ts';
import type { Table } from './table.ts';

/** As many as fit in the strip of results on a desktop. */
const resultsShown = 20;

/** The content of a table's room and cache address. Undefined before the first round. */
export function tableContent(table: Table, watching: number): TableContent | undefined {
  const [round, moment] = [table.current(), table.moment()];
  if (round === undefined || moment === undefined) return undefined;
  const { t1, t2 } = table.game.rows(moment.view);
  const limited = withLimits(table);
  const isDecided = table.results()[0]?.roundId === round.roundId;
  const committed = parseCommitment(round.commitment);
  const head: RoundHead = {
    ...limited(t1),
    mid: round.roundId,
    autotime: String(moment.view.secondsLeft),
    ...(committed && {
      seedHash: committed.seedHash,
      version: committed.version,
      payTableHash: committed.payTableHash,
    }),
    ...(isDecided ? { seed: keyToHex(round.seed.seed) } : {}),
  };
  return {
    data: { t1: headsOf(table, head, t2.map(limited)), t2: t2.map(limited) as RoundOption[] },
    result: table
      .results()
      .slice(0, resultsShown)
      .map((record) => resultRow(table, record)),
    table: stateOf(table, moment, isDecided, watching),
  };
}

/** Where options are in the head too, each is in a head of its own, which has all that the first has. */
const headsOf = ({ game }: Table, head: RoundHead, options: readonly Row[]): RoundHead[] =>
  game.optionsInHead ? options.map((option) => ({ ...option, ...head })) : [head];

type Row = Readonly<Record<string, string | number>>;

/** Fills in the limits of a row: those of its option, or tighter ones set by the operator. */
function withLimits({ setting }: Table): (row: Row) => Row {
  const { stakeMin, stakeMax } = setting();
  const [least, most] = [stakeMin, stakeMax].map((stake) => stake && coinsToWireNumber(stake));
  return (row) => ({
    ...row,
    ...(typeof row.min === 'number' && least ? { min: Math.max(row.min, least) } : {}),
    ...(typeof row.max === 'number' && most ? { max: Math.min(row.max, most) } : {}),
  });
}

function stateOf(
  table: Table,
  moment: NonNullable<ReturnType<Table['moment']>>,
  isDecided: boolean,
  watching: number,
): TableState {
  const { phase, view, msLeft, stepMs } = moment;
  const shut = shutWords(table.setting());
  const last = isDecided ? table.results()[0] : undefined;
  return {
    phase,
    ...(view.window === undefined ? {} : { window: view.window }),
    secondsLeft: Math.ceil(msLeft / 1000),
    secondsTotal: Math.ceil(stepMs / 1000),
    cards: view.seen.map(({ card, place }) => ({ card, place })),
    ...(last === undefined
      ? {}
      : {
          result: { code: last.code, winners: [...last.winners], reason: last.reason, isVoid: last.isVoid },
        }),
    watching,
    ...(shut === undefined ? {} : { shut }),
  };
}

function resultRow({ game }: Table, record: RoundRecord): RoundResult {
  return {
    mid: record.roundId,
    result: record.code,
    gtype: game.entry.code,
    cards: cardsToWire(game, record.cards),
    win: record.code,
    desc: record.description.join('||'),
    sid: record.winners.join(','),
  };
}
