import type { Clock } from '@maidan/betting';
import type { Db } from '@maidan/process/db/db.ts';
import type { BetWords, ListedBet, ProductLists } from '../../bets/lists/product-lists.ts';
import { createInTurn } from '../../in-turn.ts';
import type { Product, ProductParts, ProvidedGame } from '../../product.ts';
import { pendingRoundBetToWire, roundBetToWire } from '../../rounds/bets-wire.ts';
import { roundLists } from '../../rounds/round-lists.ts';
import { sendRoundSettled } from '../../rounds/round-settled-wire.ts';
import { createTrustedValue, type TrustedValue } from '../../trusted-value.ts';
import { createPurge, type Purge } from '../../upkeep/purges.ts';
import {
  addProvider,
  type LaunchedGame,
  newProviderKey,
  type Provider,
  readGames,
  readProviders,
  writeGames,
} from './game-store.ts';
import { type LaunchedCalls, launchedHandlers } from './handlers.ts';
import { createAdmitCall } from './http/admit-call.ts';
import { serveWallet } from './http/serve-wallet.ts';
import { ownGames, ownProvider } from './own-games.ts';
import { settleWritten } from './pay-win.ts';
import type { WalletParts } from './refuse.ts';
import { carryOutRollback } from './roll-back.ts';
import { namesOfRounds } from './rounds/round-store.ts';
import { deleteExpiredSessions, deleteExpiredTokens } from './sessions/session-store.ts';
import { forgetRefusedBets, unansweredTransactions } from './transactions/transaction-store.ts';

/** What operator verbs use of the running product. */
export interface LaunchedOperator {
  /** Called after a provider or a game was changed by hand. */
  onChanged(): Promise<void>;
}

/** As verbs find it in a running server. */
export interface OperatedLaunched {
  readonly launched: LaunchedOperator;
}

export interface LaunchedOpened extends Product<LaunchedCalls> {
  readonly operator: LaunchedOperator;
  /** Called before it is opened, with the games of a provider that runs in this process. */
  offerGames(games: readonly ProvidedGame[]): void;
  /** The key of such a provider. */
  keyOf(provider: string): Promise<string | undefined>;
}

/** Launched games: the wallet their providers use, and the launch of their pages. */
export function openLaunched({ house, http, log, randomBytes }: ProductParts): LaunchedOpened {
  const { db, clock } = house;
  const games = createTrustedValue<readonly LaunchedGame[]>(clock, [], () => readGames(db));
  const providers = createTrustedValue<readonly Provider[]>(clock, [], () => readProviders(db));
  const findGame = async (id: string) => (await known(games)).find((game) => game.id === id);
  const isOn = (id: string) => games.isTrusted() && games.get().some((game) => game.id === id && game.is_on);
  const findProvider = async (name: string) =>
    (await known(providers)).find((provider) => provider.name === name);
  const parts: WalletParts = { house, randomBytes, log, findGame, isOn, inTurn: createInTurn() };
  serveWallet(http, parts, createAdmitCall(clock, findProvider));

  let provided: readonly ProvidedGame[] = [];
  const isVirtual = (kind: string) => provided.some((game) => game.kind === kind && game.isVirtual);

  const onChanged = async () => {
    await games.reread();
    await providers.reread();
  };

  return {
    handlers: launchedHandlers({ ...parts, isVirtual, readGames: () => known(games) }),
    heavyCalls: [],
    rooms: { joins: {}, pages: {}, notFound: 'No such game' },
    lists: launchedLists,
    // Nothing to send: the wallet's own message has all that our pages show.
    onBetsChanged: () => undefined,
    onSettled: sendRoundSettled(house.outbox, 'internationalCasino'),
    purges: launchedPurges(db, clock),
    framed: () => games.get().map(({ address }) => address),
    operator: { onChanged },
    offerGames(games) {
      provided = [...provided, ...games];
    },
    keyOf: async (name) => (await findProvider(name))?.key,
    async open() {
      await addProvider(db, ownProvider, newProviderKey(randomBytes), clock.now());
      await writeGames(db, ownGames(provided));
      await onChanged();
      await finishUnanswered(parts);
    },
    stop: () => undefined,
    close: async () => undefined,
  };
}

async function known<Value>(value: TrustedValue<Value>): Promise<Value> {
  await value.refresh();
  return value.get();
}

/** Carries out what a stopped process had stored and not finished, even if the provider never repeats its call. */
async function finishUnanswered(parts: WalletParts): Promise<number> {
  const left = await unansweredTransactions(parts.house.db);
  for (const each of left)
    await (each.kind === 'win' ? settleWritten(parts, each) : carryOutRollback(parts, each));
  return left.length;
}

/** A round is named by its game and by its provider's id. */
const words: BetWords = {
  async ofMarkets(db, marketIds) {
    const rows = await namesOfRounds(db, marketIds);
    return new Map(
      rows.map(({ market_id, name, round_id }) => [market_id, { title: name, market: round_id }]),
    );
  },
};

const roundOf = ({ details, market_id }: ListedBet): string => details?.roundId ?? market_id;

const launchedLists: ProductLists = {
  ...roundLists('internationalCasino'),
  words,
  toBetRow: (bet, bettor) => {
    const result = bet.outcome === null ? '' : (bet.reason ?? '');
    const row = roundBetToWire(bet, bettor, {});
    const own = { roundId: roundOf(bet), showResult: result, result };
    return { list: 'casinoBetData', row: { ...row, ...own } };
  },
  toPending: (bet) => {
    const { title, market } = bet.words;
    return { ...pendingRoundBetToWire(bet), market: `${title} ${market}` };
  },
};

/** Far longer than the session of a bet: by then the same call would be refused as of an ended session. */
const refusedKeptMs = 48 * 60 * 60_000;

export const launchedPurges = (db: Db, clock: Clock): readonly Purge[] => [
  createPurge('refused bets of launched games', (most) =>
    forgetRefusedBets(db, clock.now() - refusedKeptMs, most),
  ),
  createPurge('launch tokens', (most) => deleteExpiredTokens(db, clock.now(), most)),
  createPurge('sessions of launched games', (most) => deleteExpiredSessions(db, clock.now(), most)),
];
