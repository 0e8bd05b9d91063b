import { type NameAlias, type SessionContext, shortNameOf } from '../session-context.ts';
import { compact, nameWords } from './name-words.ts';
import { isSessionWord } from './session-words.ts';
import { shortNamesInUse, sidesCalled } from './team-names.ts';

/** A part of a side's name may be used for the whole if it has this many letters: "Mumbai", "Titans". */
const PART_LENGTH_MIN = 4;

/** Sides by what they are called, without spaces. */
export type SideNames = ReadonlyMap<string, ReadonlySet<string>>;

export interface KnownSides {
  /** Every word of these names. */
  readonly words: ReadonlySet<string>;
  readonly own: SideNames;
  readonly added: SideNames;
}

export function knownSides({ teams, aliases = [] }: SessionContext): KnownSides {
  const own = new Map<string, Set<string>>();
  const added = new Map<string, Set<string>>();
  const words = new Set<string>();
  for (const { name, shortNames } of teams) {
    for (const form of [name, shortNameOf(name), ...shortNames, ...shortNamesInUse(name), ...partsOf(name)])
      for (const word of put(own, form, name)) words.add(word);
    for (const alias of aliases)
      if (alias.kind === 'team' && isSameName(alias.name, name))
        for (const word of put(added, alias.alias, name)) words.add(word);
  }
  return { own, added, words };
}

export const isSameName = (one: string, other: string): boolean =>
  compact(nameWords(one)) === compact(nameWords(other));

function put(names: Map<string, Set<string>>, form: string, team: string): readonly string[] {
  const words = nameWords(form);
  if (words.every(isSessionWord)) return [];
  const key = compact(words);
  names.set(key, (names.get(key) ?? new Set()).add(team));
  return words;
}

function partsOf(name: string): readonly string[] {
  const words = name.split(' ');
  if (words.length < 2) return [];
  return [words[0], words.at(-1)].filter(
    (word) => word !== undefined && word.length >= PART_LENGTH_MIN,
  ) as string[];
}

/** Every side these words can mean: exactly one where they are clear. */
export function sidesNamed(words: readonly string[], { own, added }: KnownSides): readonly string[] {
  const key = compact(words);
  const fitting = own.get(key);
  const more = added.get(key);
  return fitting === undefined && more === undefined
    ? []
    : withAdded([...(fitting ?? [])], [...(more ?? [])]);
}

/**
 * An operator's alias decides between several that fit, or applies where none fits. It does not override the only one that
 * fits: the name is then ambiguous, so that no alias changes the meaning of a name.
 */
export function withAdded<T>(fitting: readonly T[], added: readonly T[]): readonly T[] {
  const agreed = fitting.filter((one) => added.includes(one));
  if (fitting.length > 1 && agreed.length > 0) return agreed;
  return [...new Set([...fitting, ...added])];
}

const LENGTH_MAX = 60;

/** Why an operator may not add this alias; undefined when it may be added. */
export function whyNotAlias(
  { kind, alias, name }: NameAlias,
  others: readonly NameAlias[],
): string | undefined {
  const words = nameWords(alias);
  if (words.length === 0) return 'the alias is empty';
  if (alias.length > LENGTH_MAX || name.length > LENGTH_MAX)
    return `a name has at most ${LENGTH_MAX} letters`;
  if (nameWords(name).length === 0) return 'the name it stands for is empty';
  const taken = words.find((word) => isSessionWord(word) || !/^[A-Z0-9&]+$/.test(word));
  if (taken !== undefined) return `"${taken}" is a word or mark of sessions, not of names`;
  if (isSameName(alias, name)) return 'it is the same name';
  const other = others.find((one) => isSameName(one.alias, alias));
  if (other !== undefined && !isSameName(other.name, name))
    return `"${alias}" already stands for ${other.name}`;
  if (other !== undefined) return `"${alias}" stands for ${name} already`;
  const sides = sidesCalled(alias);
  const own = compact(nameWords(name));
  if (kind === 'player' && sides.length > 0) return `"${alias}" is the name of a side`;
  return sides.length > 0 && !sides.includes(own) ? `"${alias}" is the name of another side` : undefined;
}
