import { opponentOf, type Player, type TennisRules, tieBreakPoints, usualRules } from './tennis-rules.ts';

/**
 * A match as a Markov chain of points, each won by the server with a fixed chance: points make games, games sets, sets
 * the match. All chances are the first player's.
 */
export interface ServeChances {
  /** Chance that each player wins a point on their own serve. */
  readonly serves: readonly [number, number];
}

/** The server's chance to win the game from this score in points; deuce in closed form. */
export function gameChance(serve: number, own: number, other: number, isNoAd = false): number {
  const clear = isNoAd ? 1 : 2;
  if (own >= 4 && own - other >= clear) return 1;
  if (other >= 4 && other - own >= clear) return 0;
  if (own >= 3 && other >= 3 && !isNoAd) {
    const deuce = serve ** 2 / (serve ** 2 + (1 - serve) ** 2);
    if (own === other) return deuce;
    return own > other ? serve + (1 - serve) * deuce : serve * deuce;
  }
  return (
    serve * gameChance(serve, own + 1, other, isNoAd) +
    (1 - serve) * gameChance(serve, own, other + 1, isNoAd)
  );
}

/** Who serves point number `point` (from 0) of a tie-break begun by `first`: one point, then two each in turn. */
export function tieBreakServer(first: Player, point: number): Player {
  const isFirst = Math.floor((point + 1) / 2) % 2 === 0;
  return isFirst ? first : first === 0 ? 1 : 0;
}

function firstWinsPoint(chances: ServeChances, server: Player): number {
  return server === 0 ? chances.serves[0] : 1 - chances.serves[1];
}

/** The first player's chance in a tie-break to this many points, from this score. */
export function tieBreakChance(
  chances: ServeChances,
  first: Player,
  own: number,
  other: number,
  target = 7,
): number {
  // From level, each pair of points has one on either serve.
  const both = firstWinsPoint(chances, 0) * firstWinsPoint(chances, 1);
  const none = (1 - firstWinsPoint(chances, 0)) * (1 - firstWinsPoint(chances, 1));
  const level = both / (both + none);
  // Many ways lead to one score.
  const known = new Map<number, number>();
  const from = (mine: number, theirs: number): number => {
    if (mine >= target && mine - theirs >= 2) return 1;
    if (theirs >= target && theirs - mine >= 2) return 0;
    if (mine === theirs && mine >= target - 1) return level;
    const key = mine * 1_000 + theirs;
    const found = known.get(key);
    if (found !== undefined) return found;
    const win = firstWinsPoint(chances, tieBreakServer(first, mine + theirs));
    const value = win * from(mine + 1, theirs) + (1 - win) * from(mine, theirs + 1);
    known.set(key, value);
    return value;
  };
  return from(own, other);
}

export interface TennisTables {
  /** Chance to win the set from a score in games, with `server` serving next. */
  set(own: number, other: number, server: Player, isFinalSet?: boolean): number;
  /** Chance to win the match from a score in sets, before a new set begins. */
  match(own: number, other: number): number;
}

export function buildTennisTables(
  chances: ServeChances,
  setsToWin: number,
  rules: TennisRules = usualRules,
): TennisTables {
  const hold = (player: Player) => gameChance(chances.serves[player], 0, 0, rules.isNoAd);
  const wins = [hold(0), 1 - hold(1)] as const;
  const ordinary = setTable(chances, wins, { isAdvantage: false, points: 7 });
  const isAdvantage = rules.finalSet === 'advantage';
  const final = setTable(chances, wins, { isAdvantage, points: tieBreakPoints(rules, true) });
  const set: TennisTables['set'] = (own, other, server, isFinalSet = false) =>
    (isFinalSet ? final : ordinary)(own, other, server);
  // Who serves first hardly matters over a whole set, so both are averaged.
  const even = (chance: (server: Player) => number) => (chance(0) + chance(1)) / 2;
  const whole = even((server) => ordinary(0, 0, server));
  const last =
    rules.finalSet === 'match-tie-break'
      ? even((server) => tieBreakChance(chances, server, 0, 0, tieBreakPoints(rules, true)))
      : even((server) => final(0, 0, server));
  const match = (own: number, other: number): number => {
    if (own === setsToWin) return 1;
    if (other === setsToWin) return 0;
    const chance = own === setsToWin - 1 && other === own ? last : whole;
    return chance * match(own + 1, other) + (1 - chance) * match(own, other + 1);
  };
  return { set, match };
}

/** `wins` are the first player's chances of a game by who serves it. */
function setTable(
  chances: ServeChances,
  wins: readonly [number, number],
  end: { readonly isAdvantage: boolean; readonly points: number },
): (own: number, other: number, server: Player) => number {
  const known = new Map<number, number>();
  // From level, each pair of games has one on either serve.
  const both = wins[0] * wins[1];
  const level = both / (both + (1 - wins[0]) * (1 - wins[1]));
  const set = (own: number, other: number, server: Player): number => {
    if (own >= 6 && own - other >= 2) return 1;
    if (other >= 6 && other - own >= 2) return 0;
    if (end.isAdvantage && own === other && own >= 5) return level;
    if (!end.isAdvantage && (own === 7 || other === 7)) return own === 7 ? 1 : 0;
    const key = (own * 100 + other) * 2 + server;
    const found = known.get(key);
    if (found !== undefined) return found;
    const win = wins[server];
    const next = opponentOf(server);
    const value =
      own === 6 && other === 6
        ? tieBreakChance(chances, server, 0, 0, end.points)
        : win * set(own + 1, other, next) + (1 - win) * set(own, other + 1, next);
    known.set(key, value);
    return value;
  };
  return set;
}
