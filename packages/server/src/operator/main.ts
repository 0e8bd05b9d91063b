import { StartError } from '@maidan/process/start-error.ts';
import { CommandError } from '../verb/arguments.ts';
import { giveCommand } from './give-command.ts';
import { operatorName, takeName, terminalOutput } from './terminal-output.ts';

const complain = (line: string) => process.stderr.write(`${line}\n`);

async function command(line: readonly string[]): Promise<number> {
  const { argv, as } = takeName(line);
  const output = terminalOutput(process.stdout, process.stderr);
  const by = operatorName(as, process.env);
  const { exit, reason } = await giveCommand({ environment: process.env, argv, by, output, complain });
  output.end();
  if (reason !== undefined) complain(reason);
  return exit;
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
