import { type CallPath, changesChannel, type RequestOf } from '@maidan/contract';
import { openWalletDesk } from '../launched/wallet-desk.ts';
import { openPostgresTestDb } from '../support/database/test-db.ts';
import { eventId, openFlightDesk } from '../support/flights/flight-desk.ts';
import { openSportsDesk } from '../support/sports-desk.ts';
import { mustGame, openTableDesk } from '../support/table-desk.ts';
import type { Overrides, TestApp } from '../support/test-app.ts';
import type { TestSocket } from '../support/test-socket.ts';
import { countFilesRun } from './files-run.ts';
import type { WalkName } from './shown-walks.ts';
import { watchedDb } from './watched-db.ts';

let lastRequest = 0;
/** The portal sends one with every bet. */
const freshRequestId = () => {
  lastRequest += 1;
  return `request-${lastRequest}`;
};

interface Act {
  /** Does what is measured, as often as wished, and waits until the client has all of it. */
  again(): Promise<unknown>;
  /** What would have run without what the walk is about. */
  without?(): Promise<unknown>;
  close(): Promise<void>;
}

/** Until everything that a request or a message needs only once is there: connections, statements, what is cached. */
const warmUps = 3;

/** Sent as it is, since the client's library runs in this process too and is no part of the walk. */
async function post<Path extends CallPath>(
  app: Pick<TestApp, 'sendBody'>,
  path: Path,
  body: RequestOf<Path>,
  client: { token: string },
): Promise<void> {
  const { status, text } = await app.sendBody(path, JSON.stringify(body), { token: client.token });
  if (status !== 200 || JSON.parse(text).error) throw new Error(`${path} was refused: ${text}`);
}

async function placeSportsBets(overrides: Overrides): Promise<Act> {
  const desk = await openSportsDesk(overrides);
  const tie = await desk.tie();
  const client = await desk.bettor();
  const socket = await desk.provedSocket(client);
  const bet = {
    odds: 0.9,
    amount: 1000,
    selectionId: '1',
    marketId: tie.marketId,
    eventId: tie.eventId,
    oddsType: 'bookmaker',
    type: 'L',
  } as const;
  return {
    async again() {
      await post(desk, 'sports/oddBetPlaced', { ...bet, requestId: freshRequestId() }, client);
      await Promise.all(['coinUpdate', 'sessionBetUpdate', 'listUpdate'].map(socket.next));
    },
    close: desk.close,
  };
}

async function placeTableBets(overrides: Overrides): Promise<Act> {
  const desk = await openTableDesk(overrides);
  const game = mustGame('3048');
  const { code, eventId } = game.entry;
  const client = await desk.seat();
  const socket = await desk.provedSocket(client);
  await desk.freshRound(code, 'main');
  const roundId = desk.mustTable(code).current()?.roundId ?? '';
  return {
    async again() {
      const bet = { roundId, sid: '11', rate: '2.94', amount: 100, casinoType: code, eventId };
      await post(desk, 'casino/casinoBetPlace', { ...bet, requestId: freshRequestId() }, client);
      await Promise.all(['coinUpdate', 'fetchCasinoBetList'].map(socket.next));
    },
    close: desk.close,
  };
}

async function cashOut(overrides: Overrides): Promise<Act> {
  const desk = await openFlightDesk(overrides);
  const seats: { client: { token: string }; socket: TestSocket }[] = [];
  while (seats.length <= warmUps) {
    const client = await desk.seat();
    seats.push({ client, socket: await desk.provedSocket(client) });
  }
  await desk.untilCrashIn(300);
  const betIds: string[] = [];
  for (const { client, socket } of seats) {
    const placed = await desk.bet(client, 100);
    if (placed.data?.betInsertId === undefined) throw new Error(placed.message);
    betIds.push(placed.data.betInsertId);
    await socket.next('coinUpdate');
  }
  await desk.takeOff();
  desk.flyTo(1_000);
  const roundId = desk.roundId();
  return {
    async again() {
      const [seat, betId] = [seats.pop(), betIds.pop()];
      if (seat === undefined || betId === undefined) throw new Error('everybody has landed');
      const press = { roundId, eventId, betId, requestId: freshRequestId() };
      await post(desk, 'casino/avaitorCashOut', press, seat.client);
      await Promise.all(['coinUpdate', 'aviatorCashedOut'].map(seat.socket.next));
    },
    close: desk.close,
  };
}

async function callWallet(overrides: Overrides): Promise<Act> {
  const desk = await openWalletDesk(overrides);
  const player = await desk.seat();
  const socket = await desk.provedSocket(player);
  return {
    async again() {
      const id = freshRequestId();
      const answer = await desk.bet(player, id, id, '5.00');
      if (answer.status !== 'ok') throw new Error(`the bet was refused: ${JSON.stringify(answer)}`);
      await socket.next('coinUpdate');
    },
    close: desk.close,
  };
}

async function sendTicks(overrides: Overrides): Promise<Act> {
  const desk = await openSportsDesk(overrides);
  const tie = await desk.tie();
  const client = await desk.bettor();
  const socket = await desk.provedSocket(client);
  const channel = changesChannel(tie.marketId);
  socket.io.emit('JoinRoom', { room: tie.marketId, changes: true });
  await socket.next(tie.marketId);
  let back = 9000;
  return {
    async again() {
      back -= 100;
      desk.feed.send([tie.open(tie.ids.bookmaker, [tie.bestOf('lions', back, back + 400)])]);
      desk.beat();
      await socket.next(channel);
    },
    // A beat also runs where no price has changed.
    without: async () => desk.beat(),
    close: desk.close,
  };
}

const walks: Readonly<Record<WalkName, (overrides: Overrides) => Promise<Act>>> = {
  'sports bet': placeSportsBets,
  'table bet': placeTableBets,
  'cash-out': cashOut,
  'wallet call': callWallet,
  tick: sendTicks,
};

/** The files of which a function runs on a warm server from the request or the feed's change to the client's own socket, sorted. */
export async function measureWalk(walk: WalkName): Promise<string[]> {
  const db = await openPostgresTestDb();
  if (db === undefined) throw new Error('no PostgreSQL');
  const watched = watchedDb();
  const act = await walks[walk]({ db: watched.wrap(db) });
  try {
    const count = await countFilesRun(watched.isWaiting);
    try {
      for (let time = 0; time < warmUps; time += 1) await act.again();
      return await count.during(act.again, act.without);
    } finally {
      await count.stop();
    }
  } finally {
    await act.close();
  }
}
