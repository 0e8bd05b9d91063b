import type { Queries } from '@maidan/process/db/db.ts';
import { type CricketMatch, correctOutcome, isSameName, type NameAlias } from '@maidan/sports';
import { CommandError } from '../../../../operator/command-error.ts';
import type { WaitingName } from '../../names/waiting-names.ts';
import { correctedMatch } from '../../replays/corrected-match.ts';

/** A match whose source uses other names for its sides needs an alias. */
function isBetween(
  { teams }: CricketMatch,
  sides: readonly string[],
  aliases: readonly NameAlias[],
): boolean {
  const isCalled = (team: string, side: string): boolean =>
    isSameName(team, side) ||
    aliases.some(
      ({ kind, alias, name }) => kind === 'team' && isSameName(alias, side) && isSameName(name, team),
    );
  return teams.every((team) => sides.some((side) => isCalled(team, side)));
}

async function readFileOf(name: string): Promise<CricketMatch> {
  // Loaded when needed, as in the verb `replay`.
  const { readRecordingFile } = await import('../replaying/read-recording-file.ts');
  const { path, recording } = await readRecordingFile(name);
  const [only, another] = recording.kind === 'cricsheet' ? recording.matches : [];
  if (only === undefined || another !== undefined)
    throw new CommandError(`${path} is not the scorecard of one cricket match.`);
  return only.match;
}

/** The match that decides a session known by its name: from the file, or the house's own corrected scorecard. */
export async function matchOfName(
  { session, card }: WaitingName,
  file: string | undefined,
  aliases: readonly NameAlias[],
  db: Queries,
): Promise<CricketMatch> {
  if (file !== undefined) {
    const match = await readFileOf(file);
    if (isBetween(match, session.teams, aliases)) return match;
    throw new CommandError(`${file} is of ${match.teams.join(' v ')}, not of ${session.teams.join(' v ')}.`);
  }
  if (card === undefined)
    throw new CommandError(
      `We do not have the balls of ${session.match_name}: give its scorecard with --file.`,
    );
  return correctOutcome(card.match, await correctedMatch(db, session.event_id, card.match)).match;
}
