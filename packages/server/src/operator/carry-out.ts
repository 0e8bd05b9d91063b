import type { Logger } from '@maidan/process/log.ts';
import type { Output } from '../verb/verb.ts';
import { type ControlReply, controlRequest } from './control-lines.ts';
import type { CommandEnd } from './run-command.ts';

export type RunVerb = (argv: readonly string[], by: string, output: Output) => Promise<CommandEnd>;

/** Carries out the command in one line of JSON, wherever it was given. Its last reply is the exit. */
export async function carryOut(
  line: string,
  runVerb: RunVerb,
  log: Pick<Logger, 'error'>,
  sendReply: (reply: ControlReply) => void,
): Promise<void> {
  try {
    const { argv, by } = controlRequest.parse(JSON.parse(line));
    // A command that has begun is finished, even if the operator has disconnected.
    const { exit, reason } = await runVerb(argv, by, {
      print: (text) => sendReply({ print: text }),
      progress: (label, done, total) => sendReply({ progress: { label, done, total } }),
    });
    sendReply(reason === undefined ? { exit } : { exit, reason });
  } catch (error) {
    log.error({ reason: (error as Error).message, stack: (error as Error).stack }, 'operator command failed');
    sendReply({ exit: 1, reason: 'The server failed to carry it out; its log says why.' });
  }
}
