import { type Config, readConfig } from '../config.ts';
import type { Output } from '../verb/verb.ts';
import { controlPath, refuseForgottenSettings } from './control-path.ts';
import { askRunningServer } from './control-socket.ts';
import type { CommandEnd } from './run-command.ts';
import { isKeptHere } from './verb-names.ts';

export interface Given {
  readonly environment: NodeJS.ProcessEnv;
  readonly argv: readonly string[];
  readonly by: string;
  readonly output: Output;
  readonly complain: (line: string) => void;
  /** How long a house elsewhere has to say that it is there. */
  readonly patienceMs?: number;
}

/** Carries out the command in the house that has the database, wherever that runs, or here where none does. */
export async function giveCommand(given: Given): Promise<CommandEnd> {
  const { argv, by, output, environment } = given;
  const first = await askFirst(given);
  if (first.end !== undefined) return first.end;
  // The verbs are nearly the whole house, so they are loaded only where no running server carried it out.
  const { answerWithoutHouse, runWithoutHouse } = await import('./run-command.ts');
  const early = answerWithoutHouse(argv, output) ?? (await runWithoutHouse(argv, output));
  if (early !== undefined) return early;
  if (first.fault !== undefined) throw first.fault;
  const config = readConfig(environment);
  const { runApart } = await import('./run-apart.ts');
  const apart = await runApart(config, argv, output);
  if (apart !== undefined) return apart;
  const answered = await askRunningServer(controlPath(config), argv, by, output);
  return answered ?? (await refuseForgottenSettings(config)) ?? (await elsewhereOrHere(given, config));
}

/** A fault, such as a wrong setting, is for later: what needs neither settings nor server is answered all the same. */
async function askFirst({ argv, by, output, environment }: Given): Promise<{
  readonly end?: CommandEnd;
  readonly fault?: unknown;
}> {
  try {
    const config = readConfig(environment);
    if (isKeptHere(argv, config.DATABASE_URL !== undefined)) return {};
    const answered = await askRunningServer(controlPath(config), argv, by, output);
    return answered === undefined ? {} : { end: answered };
  } catch (fault) {
    return { fault };
  }
}

/** A house may begin between asking for one and working without; then it is asked. */
async function elsewhereOrHere(given: Given, config: Config): Promise<CommandEnd> {
  const { argv, by, output, complain, patienceMs } = given;
  const { DATABASE_URL: url, LOG_LEVEL: level } = config;
  const { refuseWithoutServer } = await import('./run-command.ts');
  const { askHouse } = await import('./ask-house.ts');
  const { createLog } = await import('@maidan/process/log.ts');
  const { runAlone } = await import('./run-alone.ts');
  for (;;) {
    const patience = patienceMs === undefined ? {} : { patienceMs };
    const asking = { argv, by, output, log: createLog(level), ...patience };
    const answer = url === undefined ? undefined : await askHouse({ url, ...asking });
    const done = answer ?? refuseWithoutServer(argv) ?? (await runAlone(config, argv, by, output, complain));
    if (done !== undefined) return done;
  }
}
