import type { SessionTerms } from '../session.ts';
import type { MatchNames } from './match-names.ts';
import { DIALECT_FORMS, type DialectForm } from './name-dialect.ts';

/** A name taken apart: the words of its question, and what surrounds them. */
export interface NameFrame {
  readonly words: readonly string[];
  readonly kind: 'line' | 'meter';
  readonly isAdvance: boolean;
  /** The question about the run, where it is not the run itself. */
  readonly question: Pick<SessionTerms, 'isOdd' | 'lastDigit'>;
  /** Which super over; 1 where no number is written. */
  readonly superOver?: number;
  /** "2ND INN"; at the end of the name it is the side's own where the dialect says so. */
  readonly innings?: { readonly number: number; readonly isLast: boolean };
}

/** Every way to take the name apart, or what is missing to do so. */
export function framesOf(
  words: readonly string[],
  names: MatchNames,
): readonly NameFrame[] | { readonly missing: Missing } {
  const headed = takeHeading(words, names);
  if ('missing' in headed) return headed;
  const { lastDigit } = headed;
  const ofMatch = takeMatch(headed.words, names);
  if (ofMatch === undefined) return { missing: { kind: 'match' } };
  const advance = takeAdvance(ofMatch.words);
  const { words: rest, kind, question: own } = takeKind(openBrackets(advance.words, names));
  const isPlain = kind === 'line' && own === THE_RUN;
  if (lastDigit !== undefined && !isPlain) return { missing: { kind: 'words' } };
  const question = lastDigit === undefined ? own : { lastDigit };
  const frame = { kind, question, isAdvance: ofMatch.isAdvance || advance.isAdvance };
  const superOver = takeSuperOver(rest);
  const whole: NameFrame = { ...frame, words: rest };
  if (superOver !== undefined) return [whole, { ...frame, ...superOver }];
  return [whole, ...takeInnings(rest).map((innings) => ({ ...frame, ...innings }))];
}

/** "(IND VS SA)ADV": boards cut long names at 50 characters, so ADV may have lost its end. */
function takeMatch(words: readonly string[], names: MatchNames) {
  if (!words.includes('(')) return { words, isAdvance: false };
  const from = words.lastIndexOf('(');
  const to = words.indexOf(')', from);
  const inside = words.slice(from + 1, to);
  const versus = inside.findIndex((word) => word === 'VS' || word === 'V');
  if (from < 0 || to < 0 || versus < 1) return { words, isAdvance: false };
  const [one, other] = [inside.slice(0, versus), inside.slice(versus + 1)].map((side) => names.sides(side));
  const isThis = one?.length === 1 && other?.length === 1 && one[0] !== other[0];
  if (!isThis) return inside[versus] === 'VS' ? undefined : { words, isAdvance: false };
  const after = words.slice(to + 1);
  const isMark = after.length === 1 && /^(?:ADV|AD|A)$/.test(after[0] ?? '');
  return { words: [...words.slice(0, from), ...(isMark ? [] : after)], isAdvance: isMark };
}

function takeAdvance(words: readonly string[]) {
  if (!words.includes('ADV')) return { words, isAdvance: false };
  const text = words.join(' ');
  const bare = text.replace(/^ADV (?:- )?| (?:- )?(?:ADV|\( ADV \))$/, '');
  return { words: bare === text ? words : splitWords(bare), isAdvance: bare !== text };
}

/** Brackets around a side or an innings say no more than its words. */
function openBrackets(words: readonly string[], names: MatchNames): readonly string[] {
  const from = words.indexOf('(');
  const to = words.indexOf(')', from);
  if (from < 0 || to < 0) return words;
  const inside = words.slice(from + 1, to);
  const isPlain = names.sides(inside).length === 1 || /^[1-4](?:ST|ND|RD|TH) INN$/.test(inside.join(' '));
  return isPlain ? [...words.slice(0, from), ...inside, ...words.slice(to + 1)] : words;
}

const THE_RUN: NameFrame['question'] = {};

/** Odd against even, one digit of ten, a meter, or a line on the run itself. */
export function takeKind(words: readonly string[]): Pick<NameFrame, 'words' | 'kind' | 'question'> {
  const line = { kind: 'line', question: THE_RUN } as const;
  if (!KIND_WORDS.some((word) => words.includes(word))) return { ...line, words };
  const text = words.join(' ');
  const digit = / LAST DIGIT (?<digit>\d)$/.exec(text)?.groups?.digit;
  if (digit !== undefined)
    return { ...line, words: words.slice(0, -3), question: { lastDigit: Number(digit) } };
  if (text.endsWith(' TO BE ODD')) return { ...line, words: words.slice(0, -3), question: { isOdd: true } };
  // A board that prices odd and even apart: "6 OVER ODD RUN BHAV".
  if (ODD_RUN.test(text))
    return { ...line, words: splitWords(text.replace(ODD_RUN, ' RUN BHAV')), question: { isOdd: true } };
  const even = / ODD EVEN\b/;
  if (even.test(text)) {
    const bare = text.replace(even, text.includes(' - ') ? ' TOTAL' : '');
    return { ...line, words: splitWords(bare), question: { isOdd: true } };
  }
  const meter = / METER\b/;
  if (meter.test(text)) return { ...line, words: splitWords(text.replace(meter, '')), kind: 'meter' };
  return { ...line, words };
}

const ODD_RUN = / ODD RUN BHAV\b/;

const KIND_WORDS = ['ODD', 'METER', 'DIGIT'] as const;

function takeSuperOver(words: readonly string[]): Pick<NameFrame, 'words' | 'superOver'> | undefined {
  if (words.at(-2) !== 'SUPER' || words.at(-1) !== 'OVER') return undefined;
  const found = /^(?<name>.*?)(?: (?<number>[1-9])(?:ST|ND|RD|TH))? SUPER OVER$/.exec(words.join(' '));
  const { name, number = '1' } = found?.groups ?? {};
  return name === undefined ? undefined : { words: splitWords(name), superOver: Number(number) };
}

function takeInnings(words: readonly string[]): readonly Pick<NameFrame, 'words' | 'innings'>[] {
  if (!words.includes('INN')) return [];
  return words.flatMap((word, at) => {
    const number = /^(?<number>[1-4])(?:ST|ND|RD|TH)$/.exec(word)?.groups?.number;
    if (number === undefined || words[at + 1] !== 'INN') return [];
    const isIn = words[at - 1] === 'IN';
    const rest = [...words.slice(0, isIn ? at - 1 : at), ...words.slice(at + 2)];
    return [{ words: rest, innings: { number: Number(number), isLast: at + 2 === words.length } }];
  });
}

const splitWords = (text: string): readonly string[] => text.split(' ').filter((word) => word !== '');

/** "1st Innings 20 Overs Line - Total Runs": the line is on the runs of those overs. */
const OVERS_LINE = /^(?<asked>\d(?:ST|ND|RD|TH) INN \d+ OVER) LINE$/;

type Headed = { readonly words: readonly string[]; readonly lastDigit?: number };

/** What the heading asks, and about which digit; the name's own words where it has no heading. */
function takeHeading(words: readonly string[], names: MatchNames): Headed | { readonly missing: Missing } {
  const [mark, what = '', last] = words.slice(-3);
  if (last === 'RUN' && what === 'TOTAL' && mark === '-') {
    const line = OVERS_LINE.exec(words.slice(0, -3).join(' '))?.groups?.asked;
    return { words: line?.split(' ') ?? words };
  }
  if (words.at(-1) !== 'NUMBER' || !/^\d$/.test(words.at(-2) ?? '')) return { words };
  const heading = mark === '-' ? words.slice(0, -3) : [];
  if (heading.length === 0) return { missing: { kind: 'heading' } };
  const named = withoutMatch(heading, names);
  return named === undefined
    ? { missing: { kind: 'match' } }
    : { words: named, lastDigit: Number(words.at(-2)) };
}

/** Without "SS W VS PS W" at its end; undefined where those are not the sides of this match. */
function withoutMatch(words: readonly string[], names: MatchNames): readonly string[] | undefined {
  const versus = words.lastIndexOf('VS');
  if (versus < 0 || words.includes('(')) return words;
  const [other, another] = names.sides(words.slice(versus + 1));
  if (other === undefined || another !== undefined) return undefined;
  for (let from = 0; from < versus; from += 1) {
    const [one, second] = names.sides(words.slice(from, versus));
    if (one !== undefined && second === undefined && one !== other) return words.slice(0, from);
  }
  return undefined;
}

/** What is missing to read a name. */
export type Missing =
  | { readonly kind: 'words' }
  | { readonly kind: 'who'; readonly written: string }
  | { readonly kind: 'which'; readonly written: string; readonly among: readonly string[] }
  | { readonly kind: 'side' }
  | { readonly kind: 'batting-order' }
  | { readonly kind: 'innings'; readonly number: number; readonly team: string }
  | { readonly kind: 'dialect'; readonly form: DialectForm }
  | { readonly kind: 'meanings'; readonly count: number }
  | { readonly kind: 'match' }
  | { readonly kind: 'heading' }
  | { readonly kind: 'figure' };

export function formatMissing(missing: Missing): string {
  switch (missing.kind) {
    case 'words':
      return 'these words are no session we know';
    case 'who':
      return `"${missing.written}" is neither side of the match nor one player of it`;
    case 'which':
      return `"${missing.written}" may be ${missing.among.join(' or ')}`;
    case 'side':
      return 'it does not say which side';
    case 'batting-order':
      return 'it is not known yet who bats in that innings';
    case 'innings':
      return `innings ${missing.number} of the match is not one of ${missing.team}`;
    case 'dialect': {
      const { readings } = DIALECT_FORMS[missing.form];
      const either = Object.entries(readings).map(([reading, meaning]) => `${reading} (${meaning})`);
      return `the source's dialect does not say how it means ${missing.form}: ${either.join(' or ')}`;
    }
    case 'meanings':
      return `it can mean ${missing.count} things`;
    case 'match':
      return 'it names the sides of another match';
    case 'heading':
      return 'it is one of several under a heading, and the heading is missing';
    case 'figure':
      return 'an over, ball, wicket or run in it cannot be';
  }
}
