import { readArguments } from '../../../operator/arguments/read-arguments.ts';
import { UsageError } from '../../../operator/command-error.ts';
import { accountOptions, findClient } from '../../../operator/find-account.ts';
import { shownCount } from '../../../operator/shown.ts';
import type { Verb } from '../../../operator/verb.ts';
import { muteClient } from '../chat/chat-store.ts';

const { brand, client } = accountOptions;
const options = { brand, client, minutes: { type: 'string' } } as const;
/** A year. */
const minutesMost = 525_600;
const minuteMs = 60_000;

export const muteChat: Verb = {
  name: 'mute-chat',
  usage: '[--brand CODE] --client NAME [--minutes N]',
  summary: "Silences a client in Aviator's chat, for good or for some minutes, and takes its messages away",
  async run(args, house, output) {
    const { values } = readArguments(args, options);
    const minutes = readMinutes(values.minutes);
    const muted = await findClient(house, values);
    const now = house.clock.now();
    const until = minutes === undefined ? undefined : now + minutes * minuteMs;
    const gone = await muteClient(house.db, muted.id, until, house.by, now);
    house.products?.aviator.chat.takeAway(values.brand, gone);
    const time = minutes === undefined ? 'until unmute-chat' : `for ${shownCount(minutes, 'minute')}`;
    const taken = shownCount(gone.length, 'message was', 'messages were');
    output.print(`${muted.username} is silent in the chat ${time}; ${taken} taken away.`);
    return 0;
  },
};

function readMinutes(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const minutes = Number(text);
  if (!Number.isInteger(minutes) || minutes < 1 || minutes > minutesMost)
    throw new UsageError(`--minutes is "${text}": expected a whole number from 1 to ${minutesMost}.`);
  return minutes;
}
