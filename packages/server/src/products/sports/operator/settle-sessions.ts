import { contextOfMatch } from '@maidan/sports';
import { CommandError, need, readArguments, UsageError } from '../../../verb/arguments.ts';
import { settleWithProgress } from '../../../verb/declare.ts';
import { tableLines } from '../../../verb/table.ts';
import type { Output, Verb, VerbHouse } from '../../../verb/verb.ts';
import { roomOf } from '../board/board-state.ts';
import { listAliases } from '../names/store.ts';
import { aliasesIn, type WaitingName, waitingNames } from '../names/waiting-names.ts';
import { findMatch } from '../store.ts';
import { type JudgedSession, judgeNamed, matchOfName } from './judging/judge-named.ts';

const options = {
  file: { type: 'string' },
  confirm: { type: 'boolean', default: false },
} as const;

interface JudgedName {
  readonly waiting: WaitingName;
  readonly judged: JudgedSession;
}

/** Undefined where the session is left to the operator. */
function outcomeOf({ result, isMeter }: JudgedSession) {
  if (isMeter === true) return undefined;
  if (result === 'void') return { void: true } as const;
  return typeof result === 'number' ? { run: result } : undefined;
}

async function declareNamed({ waiting, judged }: JudgedName, house: VerbHouse, output: Output) {
  const outcome = outcomeOf(judged);
  if (outcome === undefined) return;
  const { id: marketId } = waiting.session;
  const { rule, reason } = judged;
  const balls = judged.balls.map(({ innings, over, delivery }) => ({ innings, over, delivery }));
  const declaration = { marketId, outcome, rule, reason, details: { balls }, declaredBy: house.by };
  const answer = await settleWithProgress(house.settling.declare(declaration), marketId, house, output);
  if (!answer.ok) throw new CommandError(`Market ${marketId} was not settled (${answer.refusal.code}).`);
  output.print(`Market ${marketId} is settled, by settlement ${answer.value.settlementId}.`);
}

export const settleSessions: Verb = {
  name: 'settle-sessions',
  usage: 'EVENT [--file FILE] [--confirm]',
  summary:
    'Shows what the balls of a match make of its sessions that are known by name alone; with --confirm settles them',
  isReadOnly: (args) => !args.includes('--confirm'),
  async run(args, house, output) {
    const { values, positionals } = readArguments(args, options, true);
    const [event, extra] = positionals;
    if (extra !== undefined) throw new UsageError(`One match at a time; "${extra}" is a second.`);
    const eventId = need(event, 'The id of the match');
    const waiting = await waitingNames(house.db, house.clock, eventId);
    const [first] = waiting;
    if (first === undefined) {
      if ((await findMatch(house.db, roomOf(eventId))) === undefined)
        throw new CommandError(`There is no match "${eventId}".`);
      output.print(`No session of "${eventId}" that is known by its name waits for a result.`);
      return 0;
    }
    const aliases = aliasesIn(first.session.series, await listAliases(house.db));
    const match = await matchOfName(first, values.file, aliases, house.db);
    const context = contextOfMatch(match, aliases);
    const judged = waiting.map((one) => ({
      waiting: one,
      judged: judgeNamed({ id: eventId, match }, one.session.name, { context, dialect: one.dialect }),
    }));
    const rows = judged.map(({ waiting: { session }, judged: { result, isMeter, reason } }) => ({
      market: session.id,
      name: session.name,
      bets: Number(session.bets),
      result: isMeter === true ? `${result} (a meter)` : String(result),
      reason,
    }));
    for (const line of tableLines(rows)) output.print(line);
    const left = judged.filter((one) => outcomeOf(one.judged) === undefined).length;
    if (left > 0) output.print(`Left to the operator: ${left}`);
    if (left === judged.length) return 0;
    if (!values.confirm) {
      output.print('Nothing was changed. Repeat the command with --confirm to settle those with a result.');
      return 0;
    }
    for (const one of judged) await declareNamed(one, house, output);
    return 0;
  },
};
