import { type ParseArgsConfig, parseArgs } from 'node:util';
import { type Coins, isCommissionRate, parseCoins } from '@maidan/betting';

type Options = NonNullable<ParseArgsConfig['options']>;

/** The options and words of the command line; an unknown one is refused by name. */
export function readArguments<const Given extends Options>(
  args: readonly string[],
  options: Given,
  isListAllowed = false,
) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: isListAllowed, strict: true });
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error) || !String(error.code).startsWith('ERR_PARSE_ARGS'))
      throw error;
    throw new UsageError(describeFault(error.message));
  }
}

/** The parser's message has several lines; the operator needs the first. */
function describeFault(message: string): string {
  const [, option] = /^Option '(?:-\w, )?(--[\w-]+).*' argument is ambiguous/.exec(message) ?? [];
  if (option !== undefined)
    return `What follows ${option} begins with a dash: its value is missing, or is written ${option}=VALUE.`;
  return `${message.split(/\.\s|\n/)[0]?.replace(/\.$/, '')}.`;
}

/** Refuses words beyond those a verb takes. */
export function refuseMore(positionals: readonly string[], most: number): void {
  const extra = positionals[most];
  if (extra !== undefined)
    throw new UsageError(`"${extra}" is too much; a name with spaces stands in quotes.`);
}

export function need(value: string | undefined, name: string): string {
  if (value === undefined || value.trim() === '') throw new UsageError(`${name} is missing.`);
  return value.trim();
}

/** A fault the operator can fix: shown as one line, without a stack. */
export class CommandError extends Error {
  override readonly name: string = 'CommandError';
}

/** For stake limits that contradict each other. */
export const leastAboveMost = (): CommandError =>
  new CommandError('The least stake would be above the most. Nothing was changed.');

/** The arguments are wrong, so the usage is shown too. */
export class UsageError extends CommandError {
  override readonly name = 'UsageError';
}

export function readCoins(text: string, name: string): Coins {
  const read = parseCoins(text.trim());
  if (read === undefined || read <= 0n) {
    throw new UsageError(
      `${name} is "${text}": expected coins above 0, without commas and with at most two decimals.`,
    );
  }
  return read;
}

/** `none` removes a limit. */
export const readLimit = (text: string | undefined, name: string): Coins | null | undefined =>
  text === undefined ? undefined : text === 'none' ? null : readCoins(text, name);

/** Reads per cent as ten-thousandths. */
export function readPercent(text: string | undefined, name: string): number | undefined {
  if (text === undefined) return undefined;
  const parts = /^(\d{1,3})(?:\.(\d{1,2}))?$/.exec(text.trim());
  const rate = parts === null ? Number.NaN : Number(parts[1]) * 100 + Number((parts[2] ?? '').padEnd(2, '0'));
  if (!isCommissionRate(rate)) {
    throw new UsageError(`${name} is "${text}": expected per cent from 0 to 100 with at most two decimals.`);
  }
  return rate;
}

export function readBetId(text: string): bigint {
  if (!/^\d{1,18}$/.test(text)) throw new UsageError(`"${text}" is not the number of a bet.`);
  return BigInt(text);
}

const rowsMost = 10_000;

export function readRowCount(text: string): number {
  const rows = Number(text);
  if (!Number.isInteger(rows) || rows < 1 || rows > rowsMost) {
    throw new UsageError(`--limit is "${text}": expected a whole number from 1 to ${rowsMost}.`);
  }
  return rows;
}

type Changes<Setting> = { readonly [Name in keyof Setting]?: Setting[Name] | undefined };

/** The changes given as options of a command; at least one is required. */
export function namedChanges<Setting extends object>(changes: Changes<Setting>): Partial<Setting> {
  const named = Object.entries(changes).filter(([, change]) => change !== undefined);
  if (named.length === 0) throw new UsageError('Nothing to set is given.');
  return Object.fromEntries(named) as Partial<Setting>;
}
