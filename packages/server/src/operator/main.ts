import { readConfig } from '../config.ts';
import { StartError } from '../start-error.ts';
import { CommandError } from './command-error.ts';
import { controlPath } from './control-path.ts';
import { askRunningServer } from './control-socket.ts';
import { refuseForgottenSettings } from './forgotten-settings.ts';
import { operatorName, takeName } from './operator-name.ts';
import { runAlone } from './run-alone.ts';
import { runApart } from './run-apart.ts';
import { answerWithoutHouse, type CommandEnd, refuseWithoutServer, runWithoutHouse } from './run-command.ts';
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

async function carryOut(
  argv: readonly string[],
  by: string,
  output: ReturnType<typeof terminalOutput>,
): Promise<CommandEnd> {
  const early = answerWithoutHouse(argv, output) ?? (await runWithoutHouse(argv, output));
  if (early !== undefined) return early;
  const config = readConfig(process.env);
  const apart = await runApart(config, argv, output);
  if (apart !== undefined) return apart;
  const answered = await askRunningServer(controlPath(config), argv, by, output);
  const refused = answered ?? (await refuseForgottenSettings(config)) ?? refuseWithoutServer(argv);
  return refused ?? runAlone(config, argv, by, output, complain);
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
