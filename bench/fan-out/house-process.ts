import { randomBytes } from 'node:crypto';
import type { Feed, FeedChange } from '@maidan/feeds';
import { createSessions } from '../../packages/server/src/signed-in/sessions.ts';
import { createAccount } from '../../packages/server/src/wallet/accounts.ts';
import { manyOfOneAddress, openBenchHouse } from '../open-bench-house.ts';
import { reportCpu } from './report-cpu.ts';

/**
 * A house with one busy match: its sessions (40 unless given), some moving each beat, all suspended now and
 * then.
 */
const beatMs = 250;
const sessionCount = Number(process.argv[2] ?? 40);
const movingCount = 6;
const suspendEvery = 20;
const eventId = '9001';

// All clients of this bench also share one account.
const crowded = { ...manyOfOneAddress, SOCKETS_PER_ACCOUNT: '100000' };
const { app, clock, db } = await openBenchHouse(crowded);

const sessionIds = Array.from({ length: sessionCount }, (_, index) => `${eventId}-s${index}`);

const offers: FeedChange[] = [
  {
    kind: 'match',
    match: {
      id: eventId,
      sport: 'cricket',
      name: 'Lions v Tigers',
      series: 'Bench',
      teams: ['Lions', 'Tigers'],
      startsAt: 1,
      status: 'in-play',
    },
  },
  ...sessionIds.map((id, index): FeedChange => {
    const market = {
      id,
      matchId: eventId,
      kind: 'fancy',
      name: `${index + 1} OVER RUNS LIO`,
      runners: [],
      isCommission: index % 2 === 0,
      remark: '',
    } as const;
    return { kind: 'market', market };
  }),
];

/** The run carries the time, so that a client can measure the age of a change. */
const timeMark = () => Date.now() % 100_000;
const open = (marketId: string): FeedChange => {
  const run = timeMark();
  return {
    kind: 'prices',
    marketId,
    state: 'open',
    line: { yesRun: run, noRun: run, yesOdds: 9000, noOdds: 12_000 },
  };
};

const busyFeed: Feed = {
  name: 'bench',
  start(emit) {
    emit(offers);
    emit(sessionIds.map(open));
    let beat = 0;
    const timer = setInterval(() => {
      beat += 1;
      const phase = beat % suspendEvery;
      if (phase === 0)
        return emit(sessionIds.map((marketId) => ({ kind: 'prices', marketId, state: 'suspended' })));
      if (phase === 1) return emit(sessionIds.map(open));
      const moving = Array.from(
        { length: movingCount },
        (_, index) => sessionIds[(beat * 7 + index * 5) % sessionCount] ?? '',
      );
      return emit(moving.map(open));
    }, beatMs);
    return () => clearInterval(timer);
  },
};

const id = await createAccount(
  db,
  { brand: 'default', role: 'client', username: 'FAN', name: 'Fan' },
  clock.now(),
);
if (id === undefined) throw new Error('no client');
const sessions = createSessions(db, clock, randomBytes);
const { token } = await sessions.open({ id, username: 'FAN' }, 'default', '127.0.0.1');
app.products.sports.run(busyFeed);
const address = await app.listen();
reportCpu({ address, token, userId: String(id), room: `1.${eventId}` }, () => ({
  unsentMb: app.live.unsentBytes() / 1_000_000,
}));
