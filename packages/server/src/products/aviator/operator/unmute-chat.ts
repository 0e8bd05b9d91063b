import { readArguments } from '../../../operator/arguments/read-arguments.ts';
import { accountOptions, findClient } from '../../../operator/find-account.ts';
import type { Verb } from '../../../operator/verb.ts';
import { unmuteClient } from '../chat/chat-store.ts';

const { brand, client } = accountOptions;

export const unmuteChat: Verb = {
  name: 'unmute-chat',
  usage: '[--brand CODE] --client NAME',
  summary: "Lets a client speak in Aviator's chat again",
  async run(args, house, output) {
    const muted = await findClient(house, readArguments(args, { brand, client }).values);
    const wasMuted = await unmuteClient(house.db, muted.id);
    output.print(`${muted.username} ${wasMuted ? 'may speak again' : 'was not silenced'}.`);
    return 0;
  },
};
