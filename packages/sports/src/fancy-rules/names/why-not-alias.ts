import type { NameAlias } from '../session-context.ts';
import { isSameName } from './find-side.ts';
import { compact, nameWords } from './name-words.ts';
import { isSessionWord } from './session-words.ts';
import { sidesCalled } from './team-names.ts';

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
