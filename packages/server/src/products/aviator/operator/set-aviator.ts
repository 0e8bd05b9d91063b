import { namedChanges } from '../../../operator/arguments/named-changes.ts';
import { readArguments } from '../../../operator/arguments/read-arguments.ts';
import { readLimit } from '../../../operator/arguments/read-figures.ts';
import { leastAboveMost, UsageError } from '../../../operator/command-error.ts';
import { shownCoins } from '../../../operator/shown.ts';
import type { Verb } from '../../../operator/verb.ts';
import { changeSetting, type SettingChanges } from '../settings/settings-store.ts';

const options = {
  'stake-min': { type: 'string' },
  'stake-max': { type: 'string' },
  'win-max': { type: 'string' },
  'loss-max': { type: 'string' },
  message: { type: 'string' },
} as const;

const messageMost = 200;

export const setAviator: Verb = {
  name: 'set-aviator',
  usage:
    '[--stake-min N|none] [--stake-max N|none] [--win-max N|none] [--loss-max N|none] [--message "TEXT"|none]',
  summary: "Sets Aviator's limits and the message to clients who may not bet; what is not named stays",
  async run(args, house, output) {
    const { values } = readArguments(args, options);
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
