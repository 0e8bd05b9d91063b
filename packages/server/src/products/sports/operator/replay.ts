import { CommandError, need, readArguments, UsageError } from '../../../verb/arguments.ts';
import type { Output, Verb } from '../../../verb/verb.ts';
import type { OperatedSports } from '../sports.ts';

const speedMax = 10_000;

function readReplay(args: readonly string[]) {
  const options = {
    check: { type: 'boolean', default: false },
    speed: { type: 'string' },
    names: { type: 'string' },
  } as const;
  const { values, positionals } = readArguments(args, options, true);
  const [file, extra] = positionals;
  if (extra !== undefined) throw new UsageError(`One recording at a time; "${extra}" is a second.`);
  return {
    file: need(file, 'The file of the recording'),
    isCheck: values.check,
    names: values.names,
    speed: readSpeed(values.speed),
  };
}

function readSpeed(text = '1'): number {
  const speed = Number(text);
  if (!(speed > 0) || speed > speedMax)
    throw new UsageError(`--speed is "${text}": expected a number above 0 and at most ${speedMax}.`);
  return speed;
}

// Loaded when needed: the readers of recordings are many modules, and every command loads this verb.
async function check(request: ReturnType<typeof readReplay>, output: Output): Promise<number> {
  const { checkRecording } = await import('./read-recording-file.ts');
  return checkRecording(request, output);
}

export const replay: Verb<OperatedSports> = {
  name: 'replay',
  usage: 'FILE [--names FILE] [--speed N] | --check FILE [--names FILE]',
  summary: 'Puts a recorded match on the board of the running server, or shows what a recording holds',
  withoutHouse(args: readonly string[], output: Output) {
    if (!args.includes('--check')) return undefined;
    return check(readReplay(args), output);
  },
  needsServer: true,
  isReadOnly: (args) => args.includes('--check'),
  async run(args, house, output) {
    const request = readReplay(args);
    if (request.isCheck) return check(request, output);
    if (house.products === undefined)
      throw new CommandError(
        'No server is running, so there is no board to put it on. Start one with npm start.',
      );
    const { speed } = request;
    const { readRecordingFile } = await import('./read-recording-file.ts');
    const { path, bytes, recording } = await readRecordingFile(request.file, request.names);
    const started = await house.products.sports.replays.start({ fileName: path, bytes, recording, speed });
    if (!started.ok) throw new CommandError(`${path} cannot be replayed: ${started.refusal}.`);
    const { eventId, name, others, leftOut } = started.value;
    output.print(`${name} is on the board as match ${eventId}, at ${speed} times its own pace.`);
    for (const other of others) output.print(`${other.name} is on the board as match ${other.id}.`);
    for (const reason of leftOut) output.print(`Left out: ${reason}.`);
    return 0;
  },
};
