import { held, shapeOf } from '@maidan/betting';
import { type Queries, statement } from '../../packages/process/src/db/db.ts';
import { type BetRequest, inputHash, type PlaceAnswer } from '../../packages/server/src/bets/act.ts';
import { firstRefusal } from '../../packages/server/src/bets/controls.ts';
import type { PlaceBets, PlaceBetsParts } from '../../packages/server/src/bets/place-bets.ts';
import * as store from '../../packages/server/src/bets/store.ts';
import { lockWallets } from '../../packages/server/src/wallet/wallets.ts';

const insertBet = statement(
  'bench-bet',
  `insert into bet (client_id, market_id, request_id, input_hash, option, side, stake, odds, odds_seen, odds_offered, run, details, address, placed_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $8, $8, $9, $10::jsonb, $11, $12) returning id`,
);
const writeBook = statement(
  'bench-book',
  `insert into book (client_id, market_id, book, held, bets) values ($1, $2, $3::jsonb, $4, $5)
   on conflict (client_id, market_id) do update set book = excluded.book, held = excluded.held, bets = excluded.bets`,
);
const writeExposure = statement('bench-exposure', 'update wallet set exposure = $2 where account_id = $1');

/** The usual way, for comparison: the same checks, one transaction of separate statements per bet. */
export function openSeparateBets({ db, clock, onAccepted }: PlaceBetsParts): PlaceBets {
  return {
    async place(request) {
      const answer = await db.transaction((tx) => placeOne(tx, request, clock.now()));
      if (answer.ok) {
        onAccepted([{ product: 'sports', client: request.client, ...answer.value }]);
      }
      return answer;
    },
    refuse: () => Promise.reject(new Error('only bets are compared')),
    cashOut: () => Promise.reject(new Error('only bets are compared')),
    takeBack: () => Promise.reject(new Error('only bets are compared')),
    closing: (_ids, act) => act(),
    drain: async () => undefined,
  };
}

async function placeOne(tx: Queries, request: BetRequest, now: number): Promise<PlaceAnswer> {
  await lockWallets(tx, [request.client]);
  const [client] = await store.lockFreeClients(tx, [request.client]);
  const [market] = await store.shareMarkets(tx, [request.marketId]);
  if (client === undefined || market === undefined) return { ok: false, refusal: { code: 'busy' } };
  const [earlier] = await store.readAnswers(tx, [[request.client, request.requestId]]);
  if (earlier !== undefined) return { ok: false, refusal: { code: 'busy' } };
  const [row] = await store.readBooks(tx, [[request.client, request.marketId]]);
  const { definition } = market;
  const shape = shapeOf(definition);
  const before = row === undefined ? shape.emptyBook(definition) : shape.decodeBook(definition, row.book);
  const book = shape.addLeg(definition, before, request.leg);
  const [without, nowHeld] = [row?.held ?? 0n, held(definition, book)];
  const holding = () => ({ without, with: nowHeld });
  const stakePossible = () => request.leg.stake;
  const refusal = firstRefusal(request, {
    client,
    market,
    now,
    quoted: request.quote(),
    openBets: row?.bets ?? 0,
    holding,
    stakePossible,
  });
  if (refusal !== undefined) return { ok: false, refusal };
  const exposure = client.exposure + nowHeld - without;
  const { leg } = request;
  const [bet] = await tx.query<{ id: bigint }>(insertBet, [
    request.client,
    request.marketId,
    request.requestId,
    inputHash(request),
    leg.option,
    leg.side,
    leg.stake,
    leg.odds,
    leg.run ?? null,
    JSON.stringify(request.details),
    request.address,
    new Date(now),
  ]);
  await tx.query(writeBook, [
    request.client,
    request.marketId,
    JSON.stringify(shape.encodeBook(book)),
    nowHeld,
    (row?.bets ?? 0) + 1,
  ]);
  await tx.query(writeExposure, [request.client, exposure]);
  return {
    ok: true,
    value: { betId: bet?.id ?? 0n, room: market.room, odds: leg.odds, balance: client.balance, exposure },
  };
}
