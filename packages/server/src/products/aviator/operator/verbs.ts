import { flightEntry } from '@maidan/games/rules';
import {
  CommandError,
  leastAboveMost,
  namedChanges,
  need,
  readArguments,
  readLimit,
  UsageError,
} from '../../../verb/arguments.ts';
import { accountOptions, findClient } from '../../../verb/find-account.ts';
import { shownCoins, shownCount } from '../../../verb/table.ts';
import type { ListShut, OperatorHouse, Output, Verb } from '../../../verb/verb.ts';
import type { OperatedAviator } from '../aviator.ts';
import { muteClient, unmuteClient } from '../chat/chat-store.ts';
import { changeSetting, readSetting, type SettingChanges } from '../settings-store.ts';

const { brand, client } = accountOptions;
const muteOptions = { brand, client, minutes: { type: 'string' } } as const;
/** A year. */
const minutesMost = 525_600;
const minuteMs = 60_000;

const muteChat: Verb<OperatedAviator> = {
  name: 'mute-chat',
  usage: '[--brand CODE] --client NAME [--minutes N]',
  summary: "Silences a client in Aviator's chat, for good or for some minutes, and takes its messages away",
  async run(args, house, output) {
    const { values } = readArguments(args, muteOptions);
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

const unmuteChat: Verb<OperatedAviator> = {
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

const settingOptions = {
  'stake-min': { type: 'string' },
  'stake-max': { type: 'string' },
  'win-max': { type: 'string' },
  'loss-max': { type: 'string' },
  message: { type: 'string' },
} as const;

const messageMost = 200;

const setAviator: Verb<OperatedAviator> = {
  name: 'set-aviator',
  usage:
    '[--stake-min N|none] [--stake-max N|none] [--win-max N|none] [--loss-max N|none] [--message "TEXT"|none]',
  summary: "Sets Aviator's limits and the message to clients who may not bet; what is not named stays",
  async run(args, house, output) {
    const { values } = readArguments(args, settingOptions);
    const changes = namedChanges<SettingChanges>({
      stakeMin: readLimit(values['stake-min'], '--stake-min'),
      stakeMax: readLimit(values['stake-max'], '--stake-max'),
      winMax: readLimit(values['win-max'], '--win-max'),
      lossMax: readLimit(values['loss-max'], '--loss-max'),
      errorMessage: readMessage(values.message),
    });
    const set = await changeSetting(house.db, changes);
    if (set === undefined) throw leastAboveMost();
    await house.products?.aviator.onSettingSet();
    const [stakeMin, stakeMax, winMax, lossMax] = [set.stakeMin, set.stakeMax, set.winMax, set.lossMax].map(
      shownCoins,
    );
    output.print(
      `Aviator: stake from ${stakeMin} to ${stakeMax}, a bet wins up to ${winMax}, a flight costs a brand up to ${lossMax}, message "${set.errorMessage}".`,
    );
    return 0;
  },
};

function readMessage(text: string | undefined): string | null | undefined {
  if (text === undefined) return undefined;
  const message = text.trim();
  if (message === 'none') return null;
  if (message === '' || message.length > messageMost)
    throw new UsageError(`--message has ${message.length} characters: expected 1 to ${messageMost}.`);
  return message;
}

const voidOptions = { reason: { type: 'string' } } as const;

const voidFlight: Verb<OperatedAviator> = {
  name: 'void-flight',
  usage: '--reason "TEXT"',
  summary: 'Calls off the flight of the moment and returns every stake, also those cashed out',
  needsServer: true,
  async run(args, house, output) {
    const reason = need(readArguments(args, voidOptions).values.reason, '--reason');
    const flight = await house.products?.aviator.callOff(reason);
    if (flight === undefined) throw new CommandError('No flight is open or in the air. Nothing was changed.');
    output.print(`Flight ${flight} is called off and every stake returned.`);
    return 0;
  },
};

const openAviator: Verb<OperatedAviator> = {
  name: 'open-aviator',
  usage: '',
  summary: 'Opens Aviator after shut-aviator',
  run: (args, house, output) => switchAviator(true, args, house, output),
};

const shutAviator: Verb<OperatedAviator> = {
  name: 'shut-aviator',
  usage: '',
  summary: 'Shuts Aviator: no more bets at once, its flight is flown to the end, and no other is opened',
  run: (args, house, output) => switchAviator(false, args, house, output),
};

/** In the order help shows them. */
export const aviatorVerbs: readonly Verb<OperatedAviator>[] = [
  openAviator,
  shutAviator,
  setAviator,
  voidFlight,
  muteChat,
  unmuteChat,
];

async function switchAviator(
  isOpen: boolean,
  args: readonly string[],
  house: OperatorHouse<OperatedAviator>,
  output: Output,
): Promise<number> {
  readArguments(args, {});
  await changeSetting(house.db, { isOpen });
  await house.products?.aviator.onSettingSet();
  const rest = isOpen ? '' : ' The flight under way is flown to its end.';
  output.print(`Aviator is ${isOpen ? 'open' : 'shut'}.${rest}`);
  return 0;
}

export const shutFlights: ListShut = async (db) => {
  const { isOpen } = await readSetting(db);
  return isOpen
    ? []
    : [{ what: 'flights', id: flightEntry.code, name: flightEntry.title, undo: 'open-aviator' }];
};
