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
    throw new UsageError(firstSentence(error.message));
  }
}

/** The parser's message has several lines; the operator needs the first. */
const firstSentence = (message: string): string => `${message.split(/\.\s|\n/)[0]?.replace(/\.$/, '')}.`;

export function need(value: string | undefined, name: string): string {
  if (value === undefined || value.trim() === '') throw new UsageError(`${name} is missing.`);
  return value.trim();
}
