import {
  type CricketFormat,
  type CricketMatch,
  type CricketOutcome,
  formatMargin,
  type Innings,
  type WinningMargin,
} from '@maidan/sports';
import { JsonPlace, Misread, readOrRefuse } from '../json-place.ts';
import { readCricsheetInnings } from './cricsheet-innings.ts';

export type CricsheetReading =
  | { readonly ok: true; readonly match: CricketMatch }
  /** One line to show, naming the place in the file. */
  | { readonly ok: false; readonly reason: string };

const charactersMax = 20 * 1024 * 1024;
const versions = ['1.0.0', '1.1.0'];

const formats: Readonly<Record<string, CricketFormat>> = {
  T20: 'T20',
  IT20: 'T20',
  ODI: 'ODI',
  ODM: 'ODI',
  Test: 'Test',
  MDM: 'Test',
};

/** Ways to win by neither runs nor wickets, as they follow "won by". */
const ways: Readonly<Record<string, string>> = {
  Awarded: 'award',
  'Lost fewer wickets': 'losing fewer wickets',
  '1st innings score': 'first innings score',
};

/** Reads a whole match or nothing of it. */
export function readCricsheet(text: string): CricsheetReading {
  return readOrRefuse(() => {
    if (text.length > charactersMax) throw new Misread('the file is larger than 20 MB');
    if (text.trim() === '') throw new Misread('the file is empty');
    return { match: readCricsheetMatch(new JsonPlace(parse(text), '')) };
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const message = error instanceof Error ? error.message.replaceAll(/\s+/g, ' ') : String(error);
    throw new Misread(`the file is cut short or is not JSON (${message.slice(0, 120)})`);
  }
}

/** Throws a Misread. */
export function readCricsheetMatch(file: JsonPlace): CricketMatch {
  if (typeof file.value !== 'object' || file.value === null || Array.isArray(file.value)) {
    throw new Misread('the file is not a Cricsheet match: expected an object with meta, info and innings');
  }
  const version = file.at('meta').at('data_version');
  if (!versions.includes(version.text()))
    version.fail(`a data version this reader knows (${versions.join(', ')})`);
  const info = file.at('info');
  const teams = readTeams(info.at('teams'));
  const startDate = readStartDate(info.at('dates'));
  const ballsPerOver = info.at('balls_per_over').isMissing ? 6 : info.at('balls_per_over').count(12);
  if (ballsPerOver === 0) info.at('balls_per_over').fail('a whole number from 1 to 12');
  const format = formats[info.at('match_type').text()] ?? 'other';
  const scheduledOvers = info.at('overs').isMissing ? undefined : info.at('overs').count(500);
  const outcome = info.at('outcome').isMissing ? undefined : readOutcome(info.at('outcome'));
  const innings = file
    .at('innings')
    .items()
    .map((place) => readCricsheetInnings(place, { teams, ballsPerOver, format, startDate }));
  const playerOfMatch = info.at('player_of_match').itemsIfAny()[0]?.text();
  const toss = info.at('toss').isMissing ? undefined : readToss(info.at('toss'));
  return {
    format,
    ballsPerOver,
    ...(scheduledOvers === undefined ? {} : { scheduledOvers }),
    teams,
    players: readPlayers(info.at('players'), teams),
    startDate,
    ...(toss === undefined ? {} : { toss }),
    innings: closeAll(innings, outcome !== undefined),
    ...(outcome === undefined ? {} : { outcome }),
    ...(playerOfMatch === undefined ? {} : { playerOfMatch }),
  };
}

function closeAll(innings: readonly Innings[], isOver: boolean): readonly Innings[] {
  return innings.map((one, index) => ({ ...one, isClosed: isOver || index < innings.length - 1 }));
}

function readTeams(place: JsonPlace): readonly [string, string] {
  const [first, second, third] = place.items().map((team) => team.text());
  if (first === undefined || second === undefined || third !== undefined || first === second) {
    place.fail('two different teams');
  }
  return [first, second];
}

function readPlayers(
  place: JsonPlace,
  teams: readonly string[],
): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    teams.map((team) => [
      team,
      place
        .at(team)
        .items()
        .map((player) => player.text()),
    ]),
  );
}

function readStartDate(place: JsonPlace): string {
  const first = place.items()[0] ?? place.fail('at least one date');
  const date = first.text();
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) first.fail('a date as YYYY-MM-DD');
  return date;
}

function readToss(place: JsonPlace): NonNullable<CricketMatch['toss']> | undefined {
  if (place.at('decision').isMissing) return undefined;
  return { winner: place.at('winner').text(), decision: place.at('decision').oneOf(['bat', 'field']) };
}

function readOutcome(place: JsonPlace): CricketOutcome {
  const methodText = place.at('method').textIfAny();
  const method = methodText === undefined ? {} : { method: methodText };
  const winner = place.at('winner').textIfAny();
  if (winner !== undefined) {
    const margin = place.at('by').isMissing ? undefined : readMargin(place.at('by'));
    if (margin === undefined) return { kind: 'won', team: winner, by: formatWay(methodText), ...method };
    return { kind: 'won', team: winner, by: formatMargin(margin), margin, ...method };
  }
  const result = place.at('result').oneOf(['tie', 'draw', 'no result']);
  if (result === 'draw') return { kind: 'drawn', ...method };
  if (result === 'no result') return { kind: 'no result', ...method };
  const superOverWinner = place.at('eliminator').textIfAny();
  const bowlOutWinner = place.at('bowl_out').textIfAny();
  return {
    kind: 'tied',
    ...(superOverWinner === undefined ? {} : { superOverWinner }),
    ...(bowlOutWinner === undefined ? {} : { bowlOutWinner }),
    ...method,
  };
}

const formatWay = (method = 'Awarded'): string => ways[method] ?? method;

function readMargin(place: JsonPlace): WinningMargin {
  const known = ['runs', 'wickets', 'innings'];
  return Object.fromEntries(
    place
      .entries()
      .map(([key, value]) =>
        known.includes(key) ? [key, value.count(2000)] : value.fail('a margin in runs, wickets or innings'),
      ),
  );
}
