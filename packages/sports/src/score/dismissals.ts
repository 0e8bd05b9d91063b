/** Totals that count a way to get out; the rare ways have none. */
export type DismissalTotal = 'bowled' | 'caught' | 'lbw' | 'run-outs' | 'stumpings';

interface DismissalFacts {
  /** A batter who retires hurt or not out may come back: no wicket has fallen. */
  readonly isWicket: boolean;
  /** Whether it counts for the bowler. */
  readonly isBowlers: boolean;
  readonly total?: DismissalTotal;
}

const dismissals = {
  bowled: { isWicket: true, isBowlers: true, total: 'bowled' },
  caught: { isWicket: true, isBowlers: true, total: 'caught' },
  'caught and bowled': { isWicket: true, isBowlers: true, total: 'caught' },
  lbw: { isWicket: true, isBowlers: true, total: 'lbw' },
  stumped: { isWicket: true, isBowlers: true, total: 'stumpings' },
  'run out': { isWicket: true, isBowlers: false, total: 'run-outs' },
  'hit wicket': { isWicket: true, isBowlers: true },
  'retired hurt': { isWicket: false, isBowlers: false },
  'retired not out': { isWicket: false, isBowlers: false },
  'retired out': { isWicket: true, isBowlers: false },
  'obstructing the field': { isWicket: true, isBowlers: false },
  'hit the ball twice': { isWicket: true, isBowlers: false },
  'handled the ball': { isWicket: true, isBowlers: false },
  'timed out': { isWicket: true, isBowlers: false },
} as const satisfies Readonly<Record<string, DismissalFacts>>;

export type DismissalKind = keyof typeof dismissals;

const facts: Readonly<Record<DismissalKind, DismissalFacts>> = dismissals;

export const dismissalKinds = Object.keys(dismissals) as readonly DismissalKind[];

export function isWicket(kind: DismissalKind): boolean {
  return facts[kind].isWicket;
}

export function isBowlersWicket(kind: DismissalKind): boolean {
  return facts[kind].isBowlers;
}

export function dismissalTotal(kind: DismissalKind): DismissalTotal | undefined {
  return facts[kind].total;
}
