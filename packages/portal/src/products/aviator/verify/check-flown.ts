import { type Coins, odds, shapeOf } from '@maidan/betting';
import { type FlightCheckKey, flightDefinition, verifyFlightInSteps } from '@maidan/games/rules';
import type { FlownBet, FlownRecord } from './flight-text.ts';

export interface FlownCheck {
  readonly key: FlightCheckKey | 'bet';
  readonly isOk: boolean;
  readonly shown: string;
  readonly found: string;
  /** For a bet: its index in the record. */
  readonly betIndex?: number;
}

export interface FlownVerification {
  readonly isOk: boolean;
  readonly checks: readonly FlownCheck[];
}

/** Replays the flight, and compares what every bet was paid. */
export function* checkFlown(record: FlownRecord): Generator<number, FlownVerification> {
  const flown = yield* verifyFlightInSteps(record);
  const bets = record.bets.flatMap((bet, betIndex): FlownCheck[] => {
    if (bet.profit === undefined) return [];
    const due = dueTo(bet, record);
    const [shown, found] = [String(bet.profit), String(due)];
    return [{ key: 'bet', isOk: shown === found, shown, found, betIndex }];
  });
  const checks = [...flown.checks, ...bets];
  return { isOk: checks.every(({ isOk }) => isOk), checks };
}

/** A target that the flight reached is paid, even if nobody pressed. */
export function dueTo({ stake, cashedAt, target }: FlownBet, { crash, isVoid }: FlownRecord): Coins {
  const held = target !== undefined && target <= crash ? target : undefined;
  const landed = cashedAt ?? held;
  const leg = {
    option: '',
    side: 'back',
    stake,
    odds: odds(0),
    ...(landed === undefined ? {} : { cashedAt: landed }),
  } as const;
  return shapeOf(flightDefinition).payout(flightDefinition, leg, isVoid ? { void: true } : { crash });
}
