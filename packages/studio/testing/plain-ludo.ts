import type { LudoHappening } from '../src/games/ludo/rules/ludo-state.ts';

/** Computes the score of a game from its events alone, by squares of the ring: the slow and obvious way. */
export function plainLudoScores(happened: readonly LudoHappening[]): { A: number; B: number } {
  const gone = { A: [0, 0, 0, 0], B: [0, 0, 0, 0] };
  const startOf = { A: 0, B: 26 };
  const safe = [0, 8, 13, 21, 26, 34, 39, 47];
  const squareOf = (seat: 'A' | 'B', token: number): string => {
    const distance = gone[seat][token] ?? 0;
    return distance > 50 ? `${seat}${distance}` : String((startOf[seat] + distance) % 52);
  };
  let expected: number | undefined;
  for (const one of happened) {
    if (one.kind === 'capture') {
      if (expected !== one.token) throw new Error(`token ${one.token} was taken, not ${expected}`);
      gone[one.seat === 'A' ? 'B' : 'A'][one.token] = 0;
      expected = undefined;
    }
    if (one.kind !== 'move') continue;
    if (expected !== undefined) throw new Error(`token ${expected} was not taken`);
    gone[one.seat][one.token] = (gone[one.seat][one.token] ?? 0) + one.to - one.from;
    const square = squareOf(one.seat, one.token);
    const other = one.seat === 'A' ? 'B' : 'A';
    const there = [0, 1, 2, 3].filter((token) => squareOf(other, token) === square);
    expected = there.length === 1 && !safe.map(String).includes(square) ? there[0] : undefined;
  }
  const total = (tokens: readonly number[]) =>
    tokens.reduce((sum, distance) => sum + (distance === 56 ? 112 : distance), 0);
  return { A: total(gone.A), B: total(gone.B) };
}
