import type { MatchNames } from './match-names.ts';
import type { Missing } from './missing.ts';

/** "1st Innings 20 Overs Line - Total Runs": the line is on the runs of those overs. */
const OVERS_LINE = /^(?<asked>\d(?:ST|ND|RD|TH) INN \d+ OVER) LINE$/;

type Headed = { readonly words: readonly string[]; readonly lastDigit?: number };

/** What the heading asks, and about which digit; the name's own words where it has no heading. */
export function takeHeading(
  words: readonly string[],
  names: MatchNames,
): Headed | { readonly missing: Missing } {
  const [mark, what = '', last] = words.slice(-3);
  if (last === 'RUN' && what === 'TOTAL' && mark === '-') {
    const line = OVERS_LINE.exec(words.slice(0, -3).join(' '))?.groups?.asked;
    return { words: line?.split(' ') ?? words };
  }
  if (words.at(-1) !== 'NUMBER' || !/^\d$/.test(words.at(-2) ?? '')) return { words };
  const heading = mark === '-' ? words.slice(0, -3) : [];
  if (heading.length === 0) return { missing: { kind: 'heading' } };
  const asked = withoutMatch(heading, names);
  return asked === undefined
    ? { missing: { kind: 'match' } }
    : { words: asked, lastDigit: Number(words.at(-2)) };
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
