import { type Delivery, type Dismissal, type Extras, isWicket } from './cricket-match.ts';

export const NO_EXTRAS: Extras = { wides: 0, noBalls: 0, byes: 0, legByes: 0, penalty: 0 };

/** Neither a wide nor a no-ball, which are bowled again. */
export function isLegal(delivery: Delivery): boolean {
  return delivery.extras.wides === 0 && delivery.extras.noBalls === 0;
}

/** A no-ball counts as faced, a wide does not. */
export function isFaced(delivery: Delivery): boolean {
  return delivery.extras.wides === 0;
}

export function sumExtras(extras: Extras): number {
  return extras.wides + extras.noBalls + extras.byes + extras.legByes + extras.penalty;
}

export function sumRuns(delivery: Delivery): number {
  return delivery.batterRuns + sumExtras(delivery.extras);
}

/** Runs against the bowler's name (section 5): off the bat, wides and no-balls; never byes, leg byes or penalty. */
export function conceded(delivery: Delivery): number {
  return delivery.batterRuns + delivery.extras.wides + delivery.extras.noBalls;
}

/** Section 5: boundaries count only off the bat; a four or six that was run is not one. */
export function isFour(delivery: Delivery): boolean {
  return delivery.batterRuns === 4 && delivery.isAllRun !== true;
}

export function isSix(delivery: Delivery): boolean {
  return delivery.batterRuns === 6 && delivery.isAllRun !== true;
}

export function isBoundary(delivery: Delivery): boolean {
  return isFour(delivery) || isSix(delivery);
}

export function countWickets(delivery: Delivery): number {
  return delivery.dismissals.filter((dismissal) => isWicket(dismissal.kind)).length;
}

/**
 * Section 5: no run of any kind is scored, and a wicket is not a dot ball; a batter who retires is no wicket. `runs` are those
 * that count: before 20 March 2024 penalty runs do not.
 */
export function isDotBall({ delivery, runs }: { delivery: Delivery; runs: number }): boolean {
  return isLegal(delivery) && runs === 0 && countWickets(delivery) === 0;
}

export interface DeliveryWords {
  readonly batter: string;
  readonly nonStriker: string;
  readonly bowler: string;
  readonly batterRuns?: number;
  readonly extras?: Partial<Extras>;
  readonly dismissals?: readonly Dismissal[];
  readonly isAllRun?: boolean;
  readonly isFreeHit?: boolean;
}

/** A delivery from only what happened on it. */
export function makeDelivery(words: DeliveryWords): Delivery {
  const { extras, ...rest } = words;
  return {
    batterRuns: 0,
    dismissals: [],
    ...rest,
    extras: extras === undefined ? NO_EXTRAS : { ...NO_EXTRAS, ...extras },
  };
}
