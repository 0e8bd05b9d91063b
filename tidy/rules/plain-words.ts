import type { Finding } from '../finding.ts';
import { findText, type Source } from '../source.ts';

/** The word, and what to write instead. */
const plainWord: Record<string, string> = {
  told: 'sent, notified, announced or shown',
  tell: 'send, notify, announce or show',
  tells: 'sends, notifies, announces or shows',
  mend: 'fix',
  mends: 'fixes',
  mended: 'fixed',
  reckon: 'compute',
  reckons: 'computes',
  reckoned: 'computed',
  'how-manieth': 'index',
  'hang on it': 'depend on it',
  'hangs on it': 'depends on it',
  'in one breath': 'at once',
  lend: 'share',
  lent: 'shared',
  hopeless: 'say what fails',
  unkeepable: 'say what cannot be stored',
  'old news': 'stale',
  'may come to': 'can be at most',
  abreast: 'not behind',
  owed: 'pending',
  kitchen: 'gallery',
  shelf: 'section',
  shelves: 'sections',
};

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** The phrase in prose, and as part of an identifier: `tellOnce`, `isTold`, `withoutOldNews`. */
function formsOf(phrase: string): string[] {
  const [first = '', ...rest] = phrase.split(/[ -]/);
  const joined = `(?:${first}|${capital(first)})${rest.map(capital).join('')}`;
  const apart = [`(?:${first}|${capital(first)})`, ...rest].join('[\\s*-]+');
  const inner = [first, ...rest].map(capital).join('');
  return [`(?<![A-Za-z])(?:${apart}|${joined})(?![a-z])`, `(?<=[a-z])${inner}(?![a-z])`];
}

const pattern = new RegExp(Object.keys(plainWord).flatMap(formsOf).join('|'), 'g');

/** Texts that players read, files that are never edited once written, and the list above with its tests. */
const exempt = new RegExp(
  [
    /\/(i18n|texts)\/(.*\/)?[a-z]{2}\.ts$/,
    /\/rules-(english|hindi)\.ts$/,
    /\/migrations\/|^docs\/decisions\//,
    /^tidy\/(rules\/plain-words|rules\.test)\.ts$/,
  ]
    .map(({ source }) => source)
    .join('|'),
);

const asListed = (found: string): string =>
  Object.keys(plainWord).find(
    (word) => word.replace(/[^a-z]/g, '') === found.toLowerCase().replace(/[^a-z]/g, ''),
  ) ?? '';

/** Each root is a file, or a folder that ends in a slash. */
export function plainWords(sources: Source[], roots: readonly string[]): Finding[] {
  return sources
    .filter(({ path }) => roots.some((root) => path.startsWith(root)) && !exempt.test(path))
    .flatMap((source) =>
      findText(source, pattern, (found) => ({
        fault: `"${found}" is not plain English here`,
        cure: `write ${plainWord[asListed(found)]}`,
      })),
    );
}

/** Names for who spoke, where a stranger looks for what the thing is. */
const spoken = new RegExp(
  [
    /\b(?:say|said|saying|asked)[A-Z]\w*/,
    /\b[a-z]{2}\w*(?:Said|Asked)\b/,
    /\b(?:const|let|function|type|interface) (?:say|said|asked|Say|Said|Asked)\b/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'g',
);

export function plainNames(sources: Source[]): Finding[] {
  return sources
    .filter(({ isCode, path }) => isCode && path !== 'tidy/rules.test.ts')
    .flatMap((source) =>
      findText(source, spoken, (found) => ({
        fault: `"${found}" does not say what it is`,
        cure: 'name a text, a label, a format, a request, a reply or an answer for what it is',
      })),
    );
}
