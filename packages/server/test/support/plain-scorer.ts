import type { CricketMatch, Delivery, Innings, MatchMost, MatchTotal, Session } from '@maidan/sports';

/**
 * An independent count of a session of a T20: ball by ball, sharing no code with the rules that settle.
 * Undefined is void. It knows matches without rain only.
 */
export function plainRun(match: CricketMatch, session: Session): number | undefined {
  const run = countRun(match, session);
  return session.isOdd === true && run !== undefined ? run % 2 : run;
}

function countRun(match: CricketMatch, session: Session): number | undefined {
  const isSuperOver = session.isSuperOver === true;
  const innings = match.innings.filter((each) => each.isSuperOver === isSuperOver);
  if (session.ask === 'match-total') return sum(innings.map((each) => total(each, session.of)));
  if (session.ask === 'match-most')
    return Math.max(...innings.flatMap((each) => candidates(each, session.of)));
  if (!('team' in session)) throw new Error(`no count for ${session.ask}`);
  const isBowlers = session.ask === 'bowler-runs' || session.ask === 'bowler-wickets';
  const batted = innings.filter((each) => (each.team === session.team) !== isBowlers);
  const own = batted[(session.inningsNumber ?? 1) - 1];
  return own === undefined ? undefined : inningsRun(own, session, isSuperOver ? 2 : 10);
}

interface Ball {
  readonly over: number;
  readonly d: Delivery;
  readonly runs: number;
  readonly isLegal: boolean;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((one, other) => one + other, 0);

function ballsOf(innings: Innings): Ball[] {
  return innings.overs.flatMap(({ number, deliveries }) =>
    deliveries.map((d) => {
      const { wides, noBalls, byes, legByes, penalty } = d.extras;
      const runs = d.batterRuns + wides + noBalls + byes + legByes + penalty;
      return { over: number, d, runs, isLegal: wides === 0 && noBalls === 0 };
    }),
  );
}

const runsIn = (balls: readonly Ball[]): number => sum(balls.map(({ runs }) => runs));
const legalIn = (balls: readonly Ball[]): number => balls.filter(({ isLegal }) => isLegal).length;
const outs = ({ d }: Ball) => d.dismissals.filter(({ kind }) => !/^retired (hurt|not out)$/.test(kind));
const hasBoundary = ({ d }: Ball, runs: readonly number[]): boolean =>
  runs.includes(d.batterRuns) && d.isAllRun !== true;
const isDot = (ball: Ball): boolean => ball.isLegal && ball.runs === 0 && outs(ball).length === 0;
const boundariesIn = (balls: readonly Ball[]): number =>
  balls.filter((ball) => hasBoundary(ball, [4, 6])).length;

/** Where each wicket fell: how many deliveries had been bowled, that one included. */
const fallsOf = (balls: readonly Ball[]): number[] =>
  balls.flatMap((ball, index) => outs(ball).map(() => index + 1));

/** The balls of the first so many overs; undefined where they were not played and the side was not all out in them. */
function block(balls: readonly Ball[], overs: number, wicketsMax: number): readonly Ball[] | undefined {
  const within = balls.filter(({ over }) => over < overs);
  if (legalIn(within) === overs * 6) return within;
  const isAllOut = fallsOf(balls).length === wicketsMax;
  const oversBegun = (balls.at(-1)?.over ?? -1) + 1;
  return isAllOut && oversBegun === overs ? within : undefined;
}

/** The legal ball so numbered, after the wides and no-balls bowled for it, and the score with it. */
function atBall(balls: readonly Ball[], over: number, ball: number) {
  let legal = 0;
  let score = 0;
  let attempt = 0;
  for (const one of balls) {
    score += one.runs;
    if (one.over !== over) continue;
    attempt += one.runs;
    if (!one.isLegal) continue;
    legal += 1;
    if (legal === ball) return { score, alone: attempt, outs: outs(one).length };
    attempt = 0;
  }
  return undefined;
}

/** What a batter faced up to the first time they left. */
function stay(balls: readonly Ball[], player: string): readonly Ball[] {
  const end = balls.findIndex(({ d }) => d.dismissals.some((dismissal) => dismissal.player === player));
  return (end === -1 ? balls : balls.slice(0, end + 1)).filter(({ d }) => d.batter === player);
}

function partnership(balls: readonly Ball[], wicket: number): readonly Ball[] | undefined {
  const falls = [0, ...fallsOf(balls)];
  const from = falls[wicket - 1];
  if (from === undefined || (wicket > 1 && from >= balls.length)) return undefined;
  return balls.slice(from, falls[wicket] ?? balls.length);
}

/** One over, where it was bowled to its end or the side was all out in it. */
function onlyOver(balls: readonly Ball[], number: number, wicketsMax: number): readonly Ball[] | undefined {
  const over = balls.filter((ball) => ball.over === number - 1);
  const isAllOutInIt = fallsOf(balls).length === wicketsMax && balls.at(-1)?.over === number - 1;
  return legalIn(over) === 6 || isAllOutInIt ? over : undefined;
}

/** What a bowler bowled up to the end of the stated over: whole, or the last of several in which the side was all out. */
function spell(
  balls: readonly Ball[],
  bowler: string,
  overs: number,
  wicketsMax: number,
): readonly Ball[] | undefined {
  const own = balls.filter(({ d }) => d.bowler === bowler);
  const numbers = [...new Set(own.map(({ over }) => over))].slice(0, overs);
  const bowled = own.filter(({ over }) => numbers.includes(over));
  if (legalIn(bowled) === overs * 6) return bowled;
  const isAllOutInIt = fallsOf(balls).length === wicketsMax && balls.at(-1)?.over === numbers.at(-1);
  return isAllOutInIt && overs > 1 && numbers.length === overs ? bowled : undefined;
}

function inningsRun(
  innings: Innings,
  session: Extract<Session, { team: string }>,
  wicketsMax: number,
): number | undefined {
  const balls = ballsOf(innings);
  const upTo = (wicket: number) => balls.slice(0, fallsOf(balls)[wicket - 1] ?? balls.length);
  switch (session.ask) {
    case 'innings-runs':
      return runsIn(balls);
    case 'innings-total':
      return total(innings, session.of);
    case 'over-runs': {
      const within = block(balls, session.overs, wicketsMax);
      return within && runsIn(within);
    }
    case 'over-block-boundaries': {
      const within = block(balls, session.overs, wicketsMax);
      return within && boundariesIn(within);
    }
    case 'dot-balls':
      return block(balls, session.overs, wicketsMax)?.filter(isDot).length;
    case 'only-over-runs': {
      const over = onlyOver(balls, session.over, wicketsMax);
      return over && runsIn(over);
    }
    case 'only-over-boundaries': {
      const over = onlyOver(balls, session.over, wicketsMax);
      return over && boundariesIn(over);
    }
    case 'only-over-wickets': {
      const over = onlyOver(balls, session.over, wicketsMax);
      return over && fallsOf(over).length;
    }
    case 'bowler-runs': {
      const own = spell(balls, session.player, session.overs, wicketsMax);
      return own && givenIn(own);
    }
    case 'bowler-wickets': {
      const own = spell(balls, session.player, session.overs, wicketsMax);
      return own && takenIn(own);
    }
    case 'ball-wickets':
      return atBall(balls, session.over, session.ball)?.outs;
    case 'ball-runs':
      return atBall(balls, session.over, session.ball)?.alone;
    case 'over-ball-runs':
      return atBall(balls, session.over, session.ball)?.score;
    case 'fall-of-wicket':
      return runsIn(upTo(session.wicket));
    case 'first-wickets-runs':
      return runsIn(upTo(session.wickets));
    case 'wicket-balls':
      return legalIn(upTo(session.wicket));
    case 'player-runs':
      return sum(stay(balls, session.player).map(({ d }) => d.batterRuns));
    case 'player-boundaries':
      return boundariesIn(stay(balls, session.player));
    case 'player-fours':
      return stay(balls, session.player).filter((ball) => hasBoundary(ball, [4])).length;
    case 'player-sixes':
      return stay(balls, session.player).filter((ball) => hasBoundary(ball, [6])).length;
    case 'player-balls':
      return stay(balls, session.player).filter(({ d }) => d.extras.wides === 0).length;
    case 'pship-runs': {
      const pair = partnership(balls, session.wicket);
      return pair && runsIn(pair);
    }
    case 'pship-balls': {
      const pair = partnership(balls, session.wicket);
      return pair && legalIn(pair);
    }
    case 'pship-boundaries': {
      const pair = partnership(balls, session.wicket);
      return pair && boundariesIn(pair);
    }
    default:
      throw new Error(`no count for ${session.ask}`);
  }
}

interface Batter {
  readonly runs: number;
  readonly balls: number;
  readonly fours: number;
  readonly sixes: number;
  readonly isOut: boolean;
}

function battersOf(balls: readonly Ball[]): Batter[] {
  const names = new Set(balls.flatMap(({ d }) => [d.batter, d.nonStriker]));
  return [...names].map((name) => {
    const own = balls.filter(({ d }) => d.batter === name);
    return {
      runs: sum(own.map(({ d }) => d.batterRuns)),
      balls: own.filter(({ d }) => d.extras.wides === 0).length,
      fours: own.filter((ball) => hasBoundary(ball, [4])).length,
      sixes: own.filter((ball) => hasBoundary(ball, [6])).length,
      isOut: balls.some((ball) => outs(ball).some(({ player }) => player === name)),
    };
  });
}

const bowlersKinds = ['bowled', 'caught', 'caught and bowled', 'lbw', 'stumped', 'hit wicket'];
const takenIn = (balls: readonly Ball[]): number =>
  sum(balls.map(({ d }) => d.dismissals.filter(({ kind }) => bowlersKinds.includes(kind)).length));

const givenIn = (balls: readonly Ball[]): number =>
  sum(balls.map(({ d }) => d.batterRuns + d.extras.wides + d.extras.noBalls));

function bowlersOf(balls: readonly Ball[]): (readonly Ball[])[] {
  return [...new Set(balls.map(({ d }) => d.bowler))].map((name) =>
    balls.filter(({ d }) => d.bowler === name),
  );
}

function total(innings: Innings, of: MatchTotal): number {
  const balls = ballsOf(innings);
  const batters = battersOf(balls);
  const out = (...kinds: readonly string[]) =>
    sum(balls.map((ball) => outs(ball).filter(({ kind }) => kinds.includes(kind)).length));
  const between = (least: number, below: number) =>
    batters.filter(({ runs }) => runs >= least && runs < below).length;
  const counts: Partial<Record<MatchTotal, number>> = {
    runs: runsIn(balls),
    fours: sum(batters.map(({ fours }) => fours)),
    sixes: sum(batters.map(({ sixes }) => sixes)),
    boundaries: boundariesIn(balls),
    wides: sum(balls.map(({ d }) => d.extras.wides)),
    'no-balls': sum(balls.map(({ d }) => d.extras.noBalls)),
    extras: sum(balls.map(({ d, runs }) => runs - d.batterRuns)),
    wickets: fallsOf(balls).length,
    lbw: out('lbw'),
    bowled: out('bowled'),
    caught: out('caught', 'caught and bowled'),
    'run-outs': out('run out'),
    ducks: batters.filter(({ runs, isOut }) => runs === 0 && isOut).length,
    thirties: between(30, 50),
    fifties: between(50, 100),
    'single-digit-scorers': between(0, 10),
    'double-digit-scorers': between(10, 100),
    'dot-balls': balls.filter(isDot).length,
    'six-hitters': batters.filter(({ sixes }) => sixes > 0).length,
    'wicket-takers': bowlersOf(balls).filter((own) => takenIn(own) > 0).length,
  };
  const count = counts[of];
  if (count === undefined) throw new Error(`no count for the total of ${of}`);
  return count;
}

function candidates(innings: Innings, of: MatchMost): number[] {
  const balls = ballsOf(innings);
  const batters = battersOf(balls);
  const pairs = Array.from({ length: 10 }, (_, index) => partnership(balls, index + 1) ?? []);
  switch (of) {
    case 'over-runs':
      return innings.overs.map(({ number }) => runsIn(balls.filter(({ over }) => over === number)));
    case 'pship-runs':
      return pairs.map(runsIn);
    case 'pship-balls':
      return pairs.map(legalIn);
    case 'batter-runs':
      return batters.map(({ runs }) => runs);
    case 'batter-fours':
      return batters.map(({ fours }) => fours);
    case 'batter-sixes':
      return batters.map(({ sixes }) => sixes);
    case 'batter-boundaries':
      return batters.map(({ fours, sixes }) => fours + sixes);
    case 'batter-balls':
      return batters.map((batter) => batter.balls);
    case 'bowler-wickets':
      return bowlersOf(balls).map(takenIn);
    case 'bowler-runs':
      return bowlersOf(balls).map(givenIn);
    case 'bowler-dot-balls':
      return bowlersOf(balls).map((own) => own.filter(isDot).length);
  }
}
