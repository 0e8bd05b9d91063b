import { need, readArguments } from '../../../operator/arguments/read-arguments.ts';
import { CommandError } from '../../../operator/command-error.ts';
import type { Verb } from '../../../operator/verb.ts';

const options = { reason: { type: 'string' } } as const;

export const voidFlight: Verb = {
  name: 'void-flight',
  usage: '--reason "TEXT"',
  summary: 'Calls off the flight of the moment and returns every stake, also those cashed out',
  needsServer: true,
  async run(args, house, output) {
    const reason = need(readArguments(args, options).values.reason, '--reason');
    const flight = await house.products?.aviator.callOff(reason);
    if (flight === undefined) throw new CommandError('No flight is open or in the air. Nothing was changed.');
    output.print(`Flight ${flight} is called off and every stake returned.`);
    return 0;
  },
};
