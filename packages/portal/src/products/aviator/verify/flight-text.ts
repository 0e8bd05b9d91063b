import { type Coins, formatCoins, parseCoins, type Result } from '@maidan/betting';
import { type FlightRecord, flightEntry, parseFlightCommitment, type RecordFault } from '@maidan/games/rules';

/** A bet of the client on a flight; multipliers in hundredths. */
export interface FlownBet {
  readonly stake: Coins;
  readonly cashedAt?: number;
  /** The target that the house held. */
  readonly target?: number;
  /** The profit it was settled with; absent while the bet is open. */
  readonly profit?: Coins;
}

/** A flight with everything needed to verify it. */
export interface FlownRecord extends FlightRecord {
  readonly roundId: string;
  /** Every stake was returned. */
  readonly isVoid: boolean;
  readonly bets: readonly FlownBet[];
}

/** As JSON, with coins and multipliers in decimal notation. */
export function writeFlight({ bets, crash, ...record }: FlownRecord): string {
  const copied = bets.map(({ stake, cashedAt, target, profit }) => ({
    stake: formatCoins(stake),
    ...(cashedAt === undefined ? {} : { cashedAt: cashedAt / 100 }),
    ...(target === undefined ? {} : { target: target / 100 }),
    ...(profit === undefined ? {} : { profit: formatCoins(profit) }),
  }));
  return JSON.stringify(
    { game: flightEntry.code, ...record, crash: crash / 100, bets: copied },
    undefined,
    2,
  );
}

const positionMost = 100_000_000;
const textMost = 1_000_000;

/** Reads what `writeFlight` wrote; anything else is refused with the name of the wrong field. */
export function readFlight(text: string): Result<FlownRecord, RecordFault> {
  const fields = fieldsOf(text);
  if (fields === undefined) return { ok: false, refusal: { field: '', fault: 'not-json' } };
  const wrong = Object.entries(shapes).find(([name, isRight]) => !isRight(fields[name]));
  if (wrong) return { ok: false, refusal: { field: wrong[0], fault: faultOf(fields[wrong[0]]) } };
  const { seed, seedHash, salt, commitment, chainEnd, roundId } = fields as Record<string, string>;
  const bets = (fields.bets as readonly unknown[]).map(betOf);
  const broken = bets.indexOf(undefined);
  if (broken >= 0) return { ok: false, refusal: { field: `bets.${broken}`, fault: 'malformed' } };
  return {
    ok: true,
    value: {
      roundId: String(roundId),
      seed: String(seed),
      seedHash: String(seedHash),
      salt: String(salt),
      commitment: String(commitment),
      chainEnd: String(chainEnd),
      version: Number(fields.version),
      position: Number(fields.position),
      crash: Math.round(Number(fields.crash) * 100),
      isVoid: fields.isVoid === true,
      bets: bets.filter((bet) => bet !== undefined),
    },
  };
}

const faultOf = (value: unknown): RecordFault['fault'] =>
  value === undefined || value === null ? 'missing' : 'malformed';

const isKey = (value: unknown): boolean => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);
const isCount = (value: unknown): boolean =>
  Number.isInteger(value) && Number(value) > 0 && Number(value) <= positionMost;
const isMultiplier = (value: unknown): boolean => typeof value === 'number' && value >= 1 && value <= 1e6;

const shapes: Readonly<Record<string, (value: unknown) => boolean>> = {
  roundId: (value) => typeof value === 'string' && value !== '',
  version: isCount,
  seed: isKey,
  seedHash: isKey,
  salt: isKey,
  commitment: (value) => typeof value === 'string' && parseFlightCommitment(value) !== undefined,
  chainEnd: isKey,
  position: isCount,
  crash: isMultiplier,
  bets: Array.isArray,
};

function fieldsOf(text: string): Readonly<Record<string, unknown>> | undefined {
  if (text.length > textMost) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}

function betOf(value: unknown): FlownBet | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { stake, cashedAt, target, profit } = value as Readonly<Record<string, unknown>>;
  const staked = parseCoins(stake);
  const settled = parseCoins(profit);
  if (staked === undefined || (profit !== undefined && settled === undefined)) return undefined;
  if ([cashedAt, target].some((multiplier) => multiplier !== undefined && !isMultiplier(multiplier)))
    return undefined;
  return {
    stake: staked,
    ...(cashedAt === undefined ? {} : { cashedAt: Math.round(Number(cashedAt) * 100) }),
    ...(target === undefined ? {} : { target: Math.round(Number(target) * 100) }),
    ...(settled === undefined ? {} : { profit: settled }),
  };
}
