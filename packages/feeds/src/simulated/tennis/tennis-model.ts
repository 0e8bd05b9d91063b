/**
 * A match as a Markov chain of points, each won by the server with a fixed chance: points make games, games sets, sets
 * the match. All chances are the first player's.
 */
export interface ServeChances {
  /** Chance that each player wins a point on their own serve. */
  readonly serves: readonly [number, number];
}

type Player = 0 | 1;

/** The server's chance to win the game from this score in points; deuce in closed form. */
export function gameChance(serve: number, own: number, other: number): number {
  if (own >= 4 && own - other >= 2) return 1;
  if (other >= 4 && other - own >= 2) return 0;
  if (own >= 3 && other >= 3) {
    const deuce = serve ** 2 / (serve ** 2 + (1 - serve) ** 2);
    if (own === other) return deuce;
    return own > other ? serve + (1 - serve) * deuce : serve * deuce;
  }
  return serve * gameChance(serve, own + 1, other) + (1 - serve) * gameChance(serve, own, other + 1);
}

/** Who serves point number `point` (from 0) of a tie-break begun by `first`: one, then two and two. */
export function tieBreakServer(first: Player, point: number): Player {
  const isFirst = Math.floor((point + 1) / 2) % 2 === 0;
  return isFirst ? first : first === 0 ? 1 : 0;
}

function firstWinsPoint(chances: ServeChances, server: Player): number {
  return server === 0 ? chances.serves[0] : 1 - chances.serves[1];
}

/** The first player's chance in a tie-break to seven, from this score. */
export function tieBreakChance(chances: ServeChances, first: Player, own: number, other: number): number {
  if (own >= 7 && own - other >= 2) return 1;
  if (other >= 7 && other - own >= 2) return 0;
  if (own === other && own >= 6) {
    // From level each pair of points is one on either serve.
    const both = firstWinsPoint(chances, 0) * firstWinsPoint(chances, 1);
    const none = (1 - firstWinsPoint(chances, 0)) * (1 - firstWinsPoint(chances, 1));
    return both / (both + none);
  }
  const win = firstWinsPoint(chances, tieBreakServer(first, own + other));
  return (
    win * tieBreakChance(chances, first, own + 1, other) +
    (1 - win) * tieBreakChance(chances, first, own, other + 1)
  );
}

export interface TennisTables {
  /** Chance of the set from a score in games, `server` to serve the next. */
  set(own: number, other: number, server: Player): number;
  /** Chance of the match from a score in sets, a new set to begin. */
  match(own: number, other: number): number;
}

export function buildTennisTables(chances: ServeChances, setsToWin: number): TennisTables {
  const holds = [gameChance(chances.serves[0], 0, 0), gameChance(chances.serves[1], 0, 0)] as const;
  const known = new Map<number, number>();
  const set = (own: number, other: number, server: Player): number => {
    if (own === 7 || (own === 6 && other <= 4)) return 1;
    if (other === 7 || (other === 6 && own <= 4)) return 0;
    const key = (own * 8 + other) * 2 + server;
    const found = known.get(key);
    if (found !== undefined) return found;
    const next: Player = server === 0 ? 1 : 0;
    const win = server === 0 ? holds[0] : 1 - holds[1];
    const value =
      own === 6 && other === 6
        ? tieBreakChance(chances, server, 0, 0)
        : win * set(own + 1, other, next) + (1 - win) * set(own, other + 1, next);
    known.set(key, value);
    return value;
  };
  // Who serves first hardly matters to a whole set: either is as likely.
  const whole = (set(0, 0, 0) + set(0, 0, 1)) / 2;
  const match = (own: number, other: number): number => {
    if (own === setsToWin) return 1;
    if (other === setsToWin) return 0;
    return whole * match(own + 1, other) + (1 - whole) * match(own, other + 1);
  };
  return { set, match };
}
