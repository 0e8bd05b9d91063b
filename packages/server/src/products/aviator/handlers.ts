import { coinsToWireNumber, type Refusal, shapeOf } from '@maidan/betting';
import type { CasinoGame, CasinoResult, DataOf, FlownRound } from '@maidan/contract';
import { flightDefinition, flightEntry } from '@maidan/games/rules';
import { mayBet } from '../../account/store.ts';
import { type Answer, fine, type HandlersFor } from '../../http/answer.ts';
import { ownHost } from '../../live/own-host.ts';
import type { Metrics } from '../../metrics.ts';
import type { Product } from '../../product.ts';
import { roundBetToWire } from '../../rounds/bets-wire.ts';
import type { FindGameDetails, FindRoundResult } from '../../rounds/game-details.ts';
import type { RoundBets } from '../../rounds/round-lists.ts';
import type { TrustedValue } from '../../trusted-value.ts';
import { hundredthsToWire, totalCoinsToWire } from '../../wallet/coins-wire.ts';
import { type CashingParts, cancelFlightBet, cashOutFlightBet } from './bets/cash-out-flight-bet.ts';
import { listFlightBets } from './bets/list-flight-bets-wire.ts';
import type { NextFlight } from './bets/next-flight.ts';
import { flightRefusalToWire, type PlacingParts, placeFlightBet } from './bets/place-flight-bet.ts';
import type { LandedAnswer } from './cash-outs.ts';
import { product } from './flight-rounds.ts';
import type { Flown, History } from './history.ts';
import { profitAt } from './landings.ts';
import type { FlightSetting } from './settings-store.ts';

export type FlightCalls =
  | 'casino/avaitorGamePlace'
  | 'casino/avaitorCashOut'
  | 'casino/aviatorBetCancel'
  | 'casino/avaitorBetsList'
  | 'v1/game/getRoundIdDetails'
  | 'game/getRoundIdDetails'
  | 'v1/game/lastRounds';

/** A player with a flying bet is answered even if the brand no longer offers the game. */
export const flightTerms: Pick<Product, 'heavyCalls' | 'timedCalls' | 'offer'> = {
  heavyCalls: ['casino/avaitorBetsList'],
  timedCalls: ['casino/avaitorCashOut'],
  offer: {
    flag: 'aviator',
    always: ['casino/avaitorCashOut', 'casino/aviatorBetCancel', 'casino/avaitorBetsList'],
  },
};

export interface FlightHandlerParts extends PlacingParts, CashingParts {
  readonly history: History;
  readonly nextFlight: Pick<NextFlight, 'meant'>;
  readonly settings: TrustedValue<FlightSetting>;
  readonly countBet: Metrics['countBet'];
}

export function flightHandlers(parts: FlightHandlerParts): HandlersFor<FlightCalls> {
  const { house, flight, history, settings } = parts;
  const refused = (refusal: Refusal) => flightRefusalToWire(refusal, settings.get());
  const listParts = {
    db: house.db,
    now: house.clock.now,
    presentRound: () => flight.view()?.round.roundId,
    history,
  };

  return {
    'casino/avaitorGamePlace': async (request, caller) => {
      const meant = await parts.nextFlight.meant(request);
      await settings.refresh();
      const placed = await placeFlightBet(parts, meant, caller);
      parts.countBet(placed.ok ? 'accepted' : placed.refusal.code);
      if (!placed.ok) return refused(placed.refusal);
      const betInsertId = String(placed.value.betId);
      return fine({ betInsertId, ...totalCoinsToWire(placed.value) }, 'Aviator Bet Place Succesfull');
    },
    // No await before the cash-out is decided: the time of arrival counts.
    'casino/avaitorCashOut': async (request, { session }) => {
      const cashing = isOurs(request.eventId)
        ? cashOutFlightBet(parts, request, session.accountId)
        : unknownBet(request.betId);
      const cashed = await cashing;
      return cashed.ok ? cashedToWire(cashed.value) : refused(cashed.refusal);
    },
    'casino/aviatorBetCancel': async (request, { session }) => {
      const cancelled = await (isOurs(request.eventId)
        ? cancelFlightBet(parts, request, session.accountId)
        : unknownBet(request.betId));
      return cancelled.ok ? fine(totalCoinsToWire(cancelled.value)) : refused(cancelled.refusal);
    },
    'casino/avaitorBetsList': async (request, { session }) => {
      if (!isOurs(request.eventId)) return fine([]);
      const { bets, hasMore } = await listFlightBets(listParts, request, session);
      return { ok: true, data: [...bets], hasMore };
    },
    'v1/game/lastRounds': async ({ gameType }) =>
      fine(isFlight(gameType) ? history.last().map(flownToWire) : []),
    'v1/game/getRoundIdDetails': (request) => historyOf(parts, request),
    'game/getRoundIdDetails': (request) => historyOf(parts, request),
  };
}

/** Under its name, or as other clients spell it. */
const isFlight = (gameType: string): boolean =>
  [flightEntry.code, 'avaitor'].includes(gameType.toLowerCase());

type OkOf<Answered> = Extract<Answered, { readonly ok: true; readonly value: unknown }>['value'];

const isOurs = (eventId: string): boolean => eventId === flightEntry.eventId;

const unknownBet = async (bet: string) => ({ ok: false, refusal: { code: 'bet-unknown', bet } }) as const;

function cashedToWire(cashed: OkOf<LandedAnswer>): Answer<DataOf<'casino/avaitorCashOut'>> {
  const { multiplier, stake } = cashed;
  return fine({
    curentMultiplier: multiplier / 100,
    finalProfit: hundredthsToWire(profitAt(stake, multiplier)),
    ...totalCoinsToWire(cashed),
  });
}

/** The client's own flights, in the form of a table's bets; a call that names no game asks for those of tables. */
export const flightBets: RoundBets = {
  product,
  gamesAt: (eventId) => (eventId === flightEntry.eventId ? [flightEntry.code] : []),
  toRows: async (_tx, bets, bettor) => bets.map((bet) => roundBetToWire(bet, bettor)),
};

type ResultParts = Pick<FlightHandlerParts, 'history' | 'flight'>;

/** Returned or declared by hand, a flight has a result before it crashes: its seed is secret until then. */
const findFlown = async ({ history, flight }: ResultParts, roundId: string): Promise<Flown | undefined> =>
  flight.isUnderWay(roundId) ? undefined : history.find(roundId);

async function historyOf(
  parts: ResultParts,
  { gameType, roundId }: { readonly gameType: string; readonly roundId?: string | undefined },
): Promise<Answer<{ data: FlownRound[] }>> {
  if (!isFlight(gameType)) return fine({ data: [] });
  if (roundId === undefined) return fine({ data: parts.history.last().map(flownToWire) });
  const found = await findFlown(parts, roundId);
  return fine({ data: found === undefined ? [] : [flownToWire(found)] });
}

const flownToWire = ({ crash, isVoid, at, ...proof }: Flown): FlownRound => ({
  ...proof,
  creashValue: crash / 100,
  ...(isVoid ? { isVoid } : {}),
  createdAt: new Date(at).toISOString(),
});

export const flightResult =
  (parts: ResultParts): FindRoundResult =>
  async (roundId) => {
    const flown = await findFlown(parts, roundId);
    return flown && resultToWire(flown);
  };

/** A flight has no cards: only where it ended. */
function resultToWire({
  roundId,
  crash,
  isVoid,
  at,
  seed,
  seedHash,
  version,
  chainEnd,
  position,
}: Flown): CasinoResult {
  const multiplier = shapeOf(flightDefinition).formatOutcome(flightDefinition, { crash }, new Map());
  return {
    mid: roundId,
    sid: '',
    win: multiplier,
    cards: '',
    cardsorg: '',
    desc: multiplier,
    newdesc: multiplier,
    ename: flightEntry.title,
    winnat: multiplier,
    mtime: new Date(at).toISOString(),
    gtype: flightEntry.code,
    ...(isVoid ? { isVoid } : {}),
    seed,
    seedHash,
    version,
    chainEnd,
    position,
  };
}

export const flightDetails =
  ({ house, settings }: Pick<FlightHandlerParts, 'house' | 'settings'>): FindGameDetails =>
  (eventId, { session, brand, publicAddress }) => {
    if (!isOurs(eventId)) return undefined;
    return read();

    async function read(): Promise<CasinoGame> {
      await settings.refresh();
      const { isOpen, errorMessage, stakeMin, stakeMax, winMax } = settings.get();
      const isAllowed = await house.db.snapshot((tx) => mayBet(tx, session.accountId));
      return {
        eventId,
        name: flightEntry.title,
        shortName: flightEntry.code,
        fetchData: 'socket',
        socketURL: brand.socketAddress || publicAddress || ownHost,
        cacheURL: '',
        betStatus: isOpen && isAllowed,
        cashinoStatus: isOpen,
        minStake: coinsToWireNumber(stakeMin),
        maxStake: coinsToWireNumber(stakeMax),
        videoUrlType: 'videoUrl1',
        videoUrl1: '',
        videoUrl2: '',
        setting: { oddsDifference: 0, errorMessage, winMax: coinsToWireNumber(winMax) },
      };
    }
  };
