import type { CricketMatch, CricketOutcome, Delivery, Innings, Over, Powerplay } from './cricket-match.ts';
import { isLegal } from './delivery.ts';

/** Each of these adds to a match and returns a new one: only the last over, its innings and the list of innings are copied. */
export type MatchSetting = Omit<CricketMatch, 'innings' | 'outcome' | 'ballsPerOver'> & {
  readonly ballsPerOver?: number;
};

export type InningsSetting = Partial<
  Pick<Innings, 'isSuperOver' | 'isForfeited' | 'penaltyRunsBefore' | 'target' | 'absentHurt'>
>;

export function startMatch(setting: MatchSetting): CricketMatch {
  return { ballsPerOver: 6, ...setting, innings: [] };
}

export function startInnings(match: CricketMatch, team: string, setting: InningsSetting = {}): CricketMatch {
  if (!match.teams.includes(team)) throw new Error(`${team} does not play in this match`);
  if (match.outcome !== undefined) throw new Error('the match is over');
  const last = match.innings.at(-1);
  if (last !== undefined && !last.isClosed) throw new Error(`the innings of ${last.team} is not closed`);
  const innings: Innings = {
    team,
    overs: [],
    isSuperOver: false,
    isDeclared: false,
    isForfeited: false,
    isClosed: setting.isForfeited === true,
    penaltyRunsBefore: 0,
    penaltyRunsAfter: 0,
    absentHurt: [],
    powerplays: [],
    ...setting,
  };
  return { ...match, innings: [...match.innings, innings] };
}

/** Opens the next over when the last one has its balls. */
export function addDelivery(match: CricketMatch, delivery: Delivery): CricketMatch {
  return changeInnings(match, (innings) => {
    const last = innings.overs.at(-1);
    const isNew = last === undefined || countLegal(last) >= match.ballsPerOver;
    const over: Over = isNew
      ? { number: last === undefined ? 0 : last.number + 1, deliveries: [delivery] }
      : { number: last.number, deliveries: [...last.deliveries, delivery] };
    return { ...innings, overs: isNew ? [...innings.overs, over] : innings.overs.with(-1, over) };
  });
}

export function closeInnings(match: CricketMatch, penaltyRunsAfter = 0): CricketMatch {
  return changeInnings(match, (innings) => ({ ...innings, isClosed: true, penaltyRunsAfter }));
}

export function declareInnings(match: CricketMatch): CricketMatch {
  return changeInnings(match, (innings) => ({ ...innings, isDeclared: true, isClosed: true }));
}

/** The runs to win and the overs to make them in, when a chase begins or is revised. */
export function setTarget(match: CricketMatch, runs: number, overs: number): CricketMatch {
  return changeInnings(match, (innings) => ({ ...innings, target: { runs, overs } }));
}

export function addPowerplay(match: CricketMatch, powerplay: Powerplay): CricketMatch {
  return changeInnings(match, (innings) => ({ ...innings, powerplays: [...innings.powerplays, powerplay] }));
}

export function finishMatch(
  match: CricketMatch,
  outcome: CricketOutcome,
  playerOfMatch?: string,
): CricketMatch {
  const innings = match.innings.map((one) => (one.isClosed ? one : { ...one, isClosed: true }));
  return { ...match, innings, outcome, ...(playerOfMatch === undefined ? {} : { playerOfMatch }) };
}

function changeInnings(match: CricketMatch, change: (innings: Innings) => Innings): CricketMatch {
  const last = match.innings.at(-1);
  if (last === undefined) throw new Error('no innings has begun');
  if (last.isClosed) throw new Error(`the innings of ${last.team} is closed`);
  return { ...match, innings: match.innings.with(-1, change(last)) };
}

function countLegal(over: Over): number {
  return over.deliveries.reduce((sum, delivery) => sum + (isLegal(delivery) ? 1 : 0), 0);
}
