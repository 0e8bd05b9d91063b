import { createInTurn } from '../../in-turn.ts';
import { sendRoundSettled } from '../../live/round-settled-wire.ts';
import type { Product, ProductParts, ProvidedGame } from '../../product.ts';
import { createTrustedValue, type TrustedValue } from '../../trusted-value.ts';
import { finishUnanswered } from './finish-unanswered.ts';
import { type LaunchedGame, readGames, writeGames } from './games/game-store.ts';
import { ownGames, ownProvider } from './games/own-games.ts';
import { type LaunchedCalls, launchedHandlers } from './handlers.ts';
import { createAdmitCall } from './http/admit-call.ts';
import { serveWallet } from './http/serve-wallet.ts';
import { launchedLists } from './lists.ts';
import { newProviderKey } from './providers/new-provider-key.ts';
import { addProvider, type Provider, readProviders } from './providers/provider-store.ts';
import { launchedPurges } from './purges.ts';
import type { WalletParts } from './wallet-parts.ts';

/** What operator verbs use of the running product. */
export interface LaunchedOperator {
  /** Called after a provider or a game was changed by hand. */
  onChanged(): Promise<void>;
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
