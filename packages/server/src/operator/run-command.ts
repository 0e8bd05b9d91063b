import type { Db } from '@maidan/process/db/db.ts';
import type { OperatedProducts } from '../products.ts';
import { CommandError, UsageError } from '../verb/arguments.ts';
import type { Output, Verb } from '../verb/verb.ts';
import { type Acted, recordAct } from './acts-store.ts';
import type { OperatedHouse } from './operator-house.ts';
import { asksForHelp, helpedVerb } from './verb-names.ts';
import { verbs } from './verbs.ts';

export interface CommandEnd {
  readonly exit: number;
  /** Why it was not carried out, in one line. */
  readonly reason?: string;
}

const forTheList = '"npm run operator -- help" lists them.';

type AnyVerb = Verb<OperatedProducts>;

const findVerb = (name: string | undefined): AnyVerb | undefined => verbs.find((verb) => verb.name === name);

/** Help and unknown verbs need no house; undefined when the command needs one. */
export function answerWithoutHouse(argv: readonly string[], output: Output): CommandEnd | undefined {
  if (asksForHelp(argv)) return help(helpedVerb(argv), output);
  const [word] = argv;
  return findVerb(word) === undefined
    ? { exit: 1, reason: `There is no verb "${word}". ${forTheList}` }
    : undefined;
}

export async function runCommand(
  argv: readonly string[],
  by: string,
  house: OperatedHouse,
  output: Output,
): Promise<CommandEnd> {
  const early = answerWithoutHouse(argv, output);
  if (early !== undefined) return early;
  const verb = findVerb(argv[0]);
  if (verb === undefined) throw new Error(`no verb ${argv[0]}`);
  const args = argv.slice(1);
  const work = () => ending(verb, () => verb.run(args, { ...house, by }, output));
  const isReadOnly = verb.isReadOnly?.(args) ?? false;
  const { end } = isReadOnly ? await work() : await recordAct(house, { by, verb: verb.name, args }, work);
  return end;
}

/** Runs a command that needs no house; undefined when it needs one. */
export async function runWithoutHouse(
  argv: readonly string[],
  output: Output,
): Promise<CommandEnd | undefined> {
  const verb = findVerb(argv[0]);
  if (verb?.withoutHouse === undefined) return undefined;
  let isAnswered = true;
  const { end } = await ending(verb, async () => {
    const done = verb.withoutHouse?.(argv.slice(1), output);
    isAnswered = done !== undefined;
    return (await done) ?? 0;
  });
  return isAnswered ? end : undefined;
}

export const isReadApart = (argv: readonly string[]): boolean => findVerb(argv[0])?.runApart !== undefined;

export async function runVerbApart(argv: readonly string[], db: Db, output: Output): Promise<CommandEnd> {
  const verb = findVerb(argv[0]);
  const run = verb?.runApart;
  if (verb === undefined || run === undefined) throw new Error(`${argv[0]} is not read apart`);
  return (await ending(verb, () => run(argv.slice(1), db, output))).end;
}

/** Why the command cannot be carried out when no server runs; undefined when it can. */
export function refuseWithoutServer(argv: readonly string[]): CommandEnd | undefined {
  const verb = findVerb(argv[0]);
  if (verb?.needsServer !== true) return undefined;
  return { exit: 1, reason: `${verb.name}: No server is running here. Start one with npm start.` };
}

interface Ended extends Acted {
  readonly end: CommandEnd;
}

async function ending(verb: AnyVerb, work: () => Promise<number>): Promise<Ended> {
  try {
    const exit = await work();
    return { end: { exit }, outcome: exit === 0 ? 'done' : 'in-part', keepsWords: true };
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    const isMisread = error instanceof UsageError;
    const usage = isMisread ? ` Usage: ${lineOf(verb)}` : '';
    const end = { exit: 1, reason: `${verb.name}: ${error.message}${usage}` };
    const reason = isMisread ? 'The words were not understood.' : error.message;
    return { end, outcome: 'refused', reason, keepsWords: !isMisread };
  }
}

const lineOf = (verb: AnyVerb): string => `${verb.name} ${verb.usage}`.trim();

function help(name: string | undefined, output: Output): CommandEnd {
  if (name === undefined) {
    const width = Math.max(...verbs.map((verb) => verb.name.length));
    output.print('npm run operator -- VERB [arguments]');
    output.print('');
    for (const verb of verbs) output.print(`  ${verb.name.padEnd(width)}  ${verb.summary}`);
    output.print('');
    output.print(
      'VERB --help says what a verb takes; --as NAME says who you are, for the record. Coins may have two decimals; names are in the brand "default" unless --brand says otherwise.',
    );
    return { exit: 0 };
  }
  const verb = findVerb(name);
  if (verb === undefined) return { exit: 1, reason: `There is no verb "${name}". ${forTheList}` };
  output.print(verb.summary);
  output.print(`Usage: ${lineOf(verb)}`);
  return { exit: 0 };
}
