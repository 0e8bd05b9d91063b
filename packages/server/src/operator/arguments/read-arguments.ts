import { type ParseArgsConfig, parseArgs } from 'node:util';
import { UsageError } from '../command-error.ts';

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
