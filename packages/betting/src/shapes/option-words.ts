/** What people call the options of a market, by id; one that is not named here is called by its id. */
export type OptionNames = ReadonlyMap<string, string>;

export const voidWord = 'void';
export const noneWord = 'none';

/** Within an outcome in words commas, semicolons and equals signs separate, so a name that has one is quoted. */
const plainName = /^[^\s",;=]([^",;=]*[^\s",;=])?$/;

export function quoteName(name: string): string {
  const isPlain = plainName.test(name) && name !== voidWord && name !== noneWord;
  return isPlain ? name : JSON.stringify(name);
}

export function unquoteName(text: string): string {
  if (!/^"(?:[^"\\]|\\.)*"$/.test(text)) return text;
  try {
    return String(JSON.parse(text));
  } catch {
    return text;
  }
}

/** Splits at the separators outside quotes. */
export function splitWords(text: string, separator: ',' | ';'): string[] {
  const parts: string[] = [];
  let [part, isQuoted, isEscaped] = ['', false, false];
  for (const character of text) {
    if (character === separator && !isQuoted) {
      parts.push(part.trim());
      part = '';
      continue;
    }
    part += character;
    if (character === '"' && !isEscaped) isQuoted = !isQuoted;
    isEscaped = isQuoted && character === '\\' && !isEscaped;
  }
  return [...parts, part.trim()];
}

/** The option's name, with its id where the name alone is ambiguous. */
function nameOf(option: string, options: readonly string[], names: OptionNames): string {
  const name = names.get(option) ?? option;
  const isShared = options.some((other) => other !== option && (other === name || names.get(other) === name));
  return isShared && name !== option ? `${name} (${option})` : name;
}

export const formatOption = (option: string, options: readonly string[], names: OptionNames): string =>
  quoteName(nameOf(option, options, names));

export const formatOptions = (
  chosen: readonly string[],
  options: readonly string[],
  names: OptionNames,
): string => chosen.map((option) => formatOption(option, options, names)).join(', ');

/** An option named by its id, or by its name in any case. Undefined where several could be meant. */
export function readOption(word: string, options: readonly string[], names: OptionNames): string | undefined {
  const named = unquoteName(word);
  if (options.includes(named)) return named;
  const same = options.filter((option) => nameOf(option, options, names) === named);
  if (same.length === 1) return same[0];
  const alike = options.filter((option) => names.get(option)?.toLowerCase() === named.toLowerCase());
  return alike.length === 1 ? alike[0] : undefined;
}

/** Undefined where one of them is no option of the market. A single name with a comma in it needs no quotes. */
export function readOptions(
  words: string,
  options: readonly string[],
  names: OptionNames,
): readonly string[] | undefined {
  const found = splitWords(words, ',').map((word) => readOption(word, options, names));
  if (found.every((option) => option !== undefined)) return found;
  const whole = readOption(words, options, names);
  return whole === undefined ? undefined : [whole];
}

/** Every option with its id, to be shown to an operator who named an unknown one. */
export const listOptions = (options: readonly string[], names: OptionNames): string =>
  options.map((option) => (names.has(option) ? `${names.get(option)} (${option})` : option)).join(', ');
