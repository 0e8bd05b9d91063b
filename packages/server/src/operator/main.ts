import { readConfig } from '../config.ts';
import { StartError } from '../start-error.ts';
import { isKeptHere } from './arguments/kept-here.ts';
import { CommandError } from './command-error.ts';
import { controlPath } from './control-path.ts';
import { askRunningServer } from './control-socket.ts';
import { refuseForgottenSettings } from './forgotten-settings.ts';
import { operatorName, takeName } from './operator-name.ts';
import type { CommandEnd } from './run-command.ts';
import { terminalOutput } from './terminal-output.ts';

const complain = (line: string) => process.stderr.write(`${line}\n`);

async function command(line: readonly string[]): Promise<number> {
  const { argv, as } = takeName(line);
  const output = terminalOutput(process.stdout, process.stderr);
  const { exit, reason } = await carryOut(argv, operatorName(as, process.env), output);
  output.end();
  if (reason !== undefined) complain(reason);
  return exit;
}

type PrintedTo = ReturnType<typeof terminalOutput>;

async function carryOut(argv: readonly string[], by: string, output: PrintedTo): Promise<CommandEnd> {
  const first = await askFirst(argv, by, output);
  if (first.end !== undefined) return first.end;
  // The verbs are nearly the whole house, so they are loaded only where no running server carried it out.
  const { answerWithoutHouse, refuseWithoutServer, runWithoutHouse } = await import('./run-command.ts');
  const early = answerWithoutHouse(argv, output) ?? (await runWithoutHouse(argv, output));
  if (early !== undefined) return early;
  if (first.fault !== undefined) throw first.fault;
  const config = readConfig(process.env);
  const { runApart } = await import('./run-apart.ts');
  const apart = await runApart(config, argv, output);
  if (apart !== undefined) return apart;
  const answered = await askRunningServer(controlPath(config), argv, by, output);
  const refused = answered ?? (await refuseForgottenSettings(config)) ?? refuseWithoutServer(argv);
  if (refused !== undefined) return refused;
  const { runAlone } = await import('./run-alone.ts');
  return runAlone(config, argv, by, output, complain);
}

/** A fault, such as a wrong setting, is for later: what needs neither settings nor server is answered all the same. */
async function askFirst(
  argv: readonly string[],
  by: string,
  output: PrintedTo,
): Promise<{ readonly end?: CommandEnd; readonly fault?: unknown }> {
  try {
    const config = readConfig(process.env);
    if (isKeptHere(argv, config.DATABASE_URL !== undefined)) return {};
    const answered = await askRunningServer(controlPath(config), argv, by, output);
    return answered === undefined ? {} : { end: answered };
  } catch (fault) {
    return { fault };
  }
}

// The reader of the output may stop early, as `head` does: the command is still finished.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });

command(process.argv.slice(2)).then(
  (exit) => {
    process.exitCode = exit;
  },
  (error: Error) => {
    const isForOperator = error instanceof StartError || error instanceof CommandError;
    complain(isForOperator ? error.message : `It failed: ${error.message.split('\n')[0]}`);
    process.exitCode = 1;
  },
);
