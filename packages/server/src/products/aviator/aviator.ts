import type { Clock } from '@maidan/betting';
import { flightEntry } from '@maidan/games/rules';
import type { ProductRooms, Room } from '../../live/room.ts';
import type { Product, ProductParts } from '../../product.ts';
import { roundLists } from '../../rounds/round-lists.ts';
import { sendRoundSettled } from '../../rounds/round-settled-wire.ts';
import { createRunnerWaits, type RunnerWaits } from '../../rounds/runner-waits.ts';
import { createSeedChains } from '../../rounds/seed-chains.ts';
import { createTrustedValue, type TrustedValue } from '../../trusted-value.ts';
import { createNextFlight, type NextFlight } from './bets/next-flight.ts';
import { type CashOuts, createCashOuts } from './cash-outs.ts';
import { type Chat, createChat } from './chat/chat.ts';
import { createFlightRounds, type FlightRounds } from './flight-rounds.ts';
import { type FlightRunner, runFlights } from './flight-runner.ts';
import { createUnderWay } from './fly-round.ts';
import {
  type FlightCalls,
  flightBets,
  flightDetails,
  flightHandlers,
  flightResult,
  flightTerms,
} from './handlers.ts';
import { createHearing, type Hearing } from './hearing.ts';
import { createHistory, type History } from './history.ts';
import { createSalts } from './history-store.ts';
import { listenForFlights } from './live.ts';
import { createLiveBets, type LiveBets } from './live-bets.ts';
import { liveBetsRoom, sendBetsChanged, sendCashedOut } from './live-bets-wire.ts';
import { createPresentFlight, type PresentFlight } from './present-flight.ts';
import { type FlightSetting, readSetting, unset } from './settings-store.ts';
import { createBroadcast, stateToWire } from './state-wire.ts';

/** What operator verbs use of the running game. */
export interface FlightOperator {
  /** Called after a setting was changed by hand. */
  onSettingSet(): Promise<void>;
  /** Returns every stake of the present flight to its player. Gives the flight's id, or undefined when there is none. */
  callOff(reason: string): Promise<string | undefined>;
  readonly chat: Pick<Chat, 'takeAway'>;
}

/** As verbs find it in a running server. */
export interface OperatedAviator {
  readonly aviator: FlightOperator;
}

export interface AviatorProduct extends Product<FlightCalls> {
  readonly operator: FlightOperator;
  readonly flight: PresentFlight;
}

/** Wires up the flights: runner, calls, room of live bets, state and chat. */
export function openAviator(
  parts: ProductParts,
  options: { readonly chainLength?: number } = {},
): AviatorProduct {
  const { house, rooms, log, freshRequestId, metrics, randomBytes } = parts;
  const { db, clock, outbox } = house;
  const settings = createTrustedValue(clock, unset, () => readSetting(db));
  const live = createLiveBets(() => rooms.touch([room]));
  const room = liveBetsRoom(live, flightEntry.code);
  const state = () => stateToWire(flight, live.totals(), clock.elapsed());
  const broadcast = createBroadcast({ outbox, clock, state });
  const hearing = openHearing(clock, log);
  const nextFlight = openNextFlight(parts);
  const flight: PresentFlight = createPresentFlight(clock, hearing, () => {
    nextFlight.onPhase(flight.view());
    broadcast.onPhase(flight.view()?.phase);
  });
  const salts = createSalts({ db, now: clock.now, randomBytes });
  const rounds = createFlightRounds(createSeedChains({ db, clock, randomBytes, ...options }), salts);
  const history = openHistory(house, rounds, log);
  const waits = createRunnerWaits(clock, log, flightEntry.code);
  const placing = createUnderWay();
  const chat = createChat({ db, clock, outbox, log });
  const cashOuts = openCashOuts(parts, waits, live);
  let runner: FlightRunner | undefined;

  return {
    flight,
    handlers: flightHandlers({
      house,
      flight,
      live,
      placing,
      cashOuts,
      history,
      nextFlight,
      settings,
      setting: settings.get,
      isTrusted: settings.isTrusted,
      freshRequestId,
      countBet: metrics.countBet,
    }),
    gameDetails: flightDetails({ house, settings }),
    roundBets: flightBets,
    roundResult: flightResult({ history, flight }),
    ...flightTerms,
    rooms: roomsWith(room),
    listen: listenForFlights({ state, chat, log }),
    lists: roundLists('diamondCasino'),
    onBetsChanged: (client, roundId) => sendBetsChanged(outbox, client, roundId),
    onSettled: sendRoundSettled(outbox, 'diamondCasino'),
    purges: [chat.purge],
    operator: {
      onSettingSet: settings.reread,
      callOff: async (reason) => runner?.callOff(reason),
      chat,
    },
    async open() {
      const mayOpen = () => isOpen(settings);
      await settings.refresh();
      const flying = { house, clock, log, rounds, flight, hearing, cashOuts, live, history, placing, waits };
      runner = runFlights({ ...flying, limits: settings.get, mayOpen });
    },
    stop: () => waits.stop(),
    async close() {
      await runner?.close();
      broadcast.close();
    },
  };
}

const roomsWith = (room: Room): ProductRooms => ({
  joins: { JoinRoom: (id) => (id === room.channel ? room : undefined) },
  pages: {},
  notFound: 'No such game',
});

/** Shorter ones are over before anybody would look for their cause. */
const loggedMs = 1000;

function openHearing(clock: Clock, log: ProductParts['log']): Hearing {
  return createHearing(clock, (silentMs) => {
    if (silentMs >= loggedMs)
      log.warn({ silentMs: Math.round(silentMs) }, 'the house stood still in mid-flight');
  });
}

/** Cash-outs are announced once they are stored; when the house closes, waiting requests are answered. */
function openCashOuts({ house, http }: ProductParts, waits: RunnerWaits, live: LiveBets): CashOuts {
  const cashOuts = createCashOuts({
    bets: house.bets,
    waits,
    onCashedOut(roundId, landing) {
      live.cashedOut(landing.bet.id, landing.multiplier);
      sendCashedOut(house.outbox, roundId, landing);
    },
  });
  http.addHook('preClose', async () => cashOuts.release());
  return cashOuts;
}

function openNextFlight({ http }: ProductParts): NextFlight {
  const nextFlight = createNextFlight();
  http.addHook('preClose', async () => nextFlight.release());
  return nextFlight;
}

/** The history shows the present result of a flight, also after it was declared or corrected by hand. */
function openHistory(
  { db, onMarkets }: ProductParts['house'],
  rounds: FlightRounds,
  log: ProductParts['log'],
): History {
  const history = createHistory(db, rounds);
  onMarkets((ids, state) => {
    if (state !== 'settled') return;
    history.reread(ids).catch((error) => log.error({ error }, 'a flight was not read again'));
  });
  return history;
}

async function isOpen(settings: TrustedValue<FlightSetting>): Promise<boolean> {
  await settings.refresh();
  return settings.get().isOpen;
}
