import type { Clock } from '@maidan/betting';
import type { CallPath } from '@maidan/contract';
import type { Db } from '@maidan/process/db/db.ts';
import { openStudio } from '@maidan/studio/server';
import type { FastifyReply } from 'fastify';
import type { Check } from './bets/audit/check.ts';
import type { ListsByProduct, ProductLists } from './bets/lists/product-lists.ts';
import type { Config } from './config.ts';
import { type HandlersFor, ownAddress } from './http/answer.ts';
import { offeredHandlers } from './http/website-handlers.ts';
import type { OpenProduct, OwnProvider, Product, ProductParts } from './product.ts';
import { openAviator } from './products/aviator/aviator.ts';
import { checkFlights } from './products/aviator/check-flights.ts';
import { checkWallet } from './products/launched/check-wallet.ts';
import { openLaunched } from './products/launched/launched.ts';
import { checkDays } from './products/matka/check-days.ts';
import { openMatka } from './products/matka/matka.ts';
import { openSports } from './products/sports/sports.ts';
import { checkRounds } from './products/tables/check-rounds.ts';
import { openTables } from './products/tables/tables.ts';
import { roundLists } from './rounds/round-lists.ts';

/** Every product the house offers. Its name here is that of its folder and of its markets' `product`. */
const openers = {
  sports: openSports,
  // Before tables, whose lists name the rounds of any game.
  matka: openMatka,
  tables: openTables,
  aviator: openAviator,
  launched: openLaunched,
} satisfies Record<string, OpenProduct>;

/** What an audit checks of each product, beside its money. */
export const productChecks: readonly Check[] = [checkRounds, checkDays, checkFlights, checkWallet];

type ProductName = keyof typeof openers;

export type Products = { readonly [Name in ProductName]: ReturnType<(typeof openers)[Name]> };

/** What operator verbs use of each product. */
export type OperatedProducts = { readonly [Name in ProductName]: Products[Name]['operator'] };

type ProductCalls = { [Name in ProductName]: keyof Products[Name]['handlers'] & CallPath }[ProductName];

export function openProducts(parts: ProductParts): Products {
  return eachOf(openers, (open: OpenProduct) => open(parts)) as unknown as Products;
}

export const listProducts = (products: Products): readonly Product[] => Object.values(products);

export const operatedProducts = (products: Products): OperatedProducts =>
  eachOf(products, (product: Product) => product.operator) as unknown as OperatedProducts;

/** Providers of launched games that run in this process. */
const providers = {
  studio: openStudio,
} satisfies Record<string, (parts: OwnProviderParts) => OwnProvider>;

interface OwnProviderParts extends Pick<ProductParts, 'http' | 'log' | 'randomBytes'> {
  readonly db: Db;
  readonly clock: Clock;
  readonly terms: WalletTerms;
  readonly sendPage: (reply: FastifyReply) => FastifyReply;
  readonly hasPartage: () => boolean;
  readonly lossMaxOf: (house: string) => bigint;
}

/** Where a provider finds its wallet, and what it is there. */
interface WalletTerms {
  readonly provider: string;
  /** Undefined as long as the wallet has none. */
  readonly key: () => Promise<string | undefined>;
  readonly address: () => string;
}

/** They use a wallet by HTTP as any provider does, by default this house's. */
export function openOwnProviders(
  { house: { db, clock }, http, log, randomBytes }: ProductParts,
  config: Config,
  { launched }: Pick<Products, 'launched'>,
  lossMaxOf: (house: string) => bigint,
): Readonly<Record<string, OwnProvider>> {
  const parts: OwnProviderParts = {
    db,
    clock,
    http,
    log,
    randomBytes,
    terms: {
      provider: config.STUDIO_PROVIDER,
      key: async () => config.STUDIO_KEY ?? launched.keyOf(config.STUDIO_PROVIDER),
      address: () => config.STUDIO_WALLET_URL ?? ownAddress(http.server),
    },
    sendPage: (reply) => reply.sendBrandPage('play'),
    hasPartage: () => config.ROULETTE_LA_PARTAGE === 'on',
    lossMaxOf,
  };
  const opened = eachOf(providers, (open: (parts: OwnProviderParts) => OwnProvider) => open(parts));
  for (const { games } of Object.values<OwnProvider>(opened)) launched.offerGames(games);
  return opened;
}

/** Typed by path, so that the compiler reports a call that no product answers. */
export const handlersOf = (products: Products): HandlersFor<ProductCalls> =>
  Object.assign({}, ...listProducts(products).map(({ handlers, offer }) => offeredHandlers(handlers, offer)));

/** For former products, whose transfers are still in the ledger. */
const otherLists = roundLists('diamondCasino');

export function listsByProduct(products: Products): ListsByProduct {
  const opened: Readonly<Record<string, ProductLists>> = Object.fromEntries(
    Object.entries(products).map(([name, { lists }]) => [name, lists]),
  );
  return {
    all: Object.values(opened),
    of: (product) => opened[product] ?? otherLists,
  };
}

const eachOf = <Item, Made>(
  items: Readonly<Record<string, Item>>,
  act: (item: Item) => Made,
): Record<string, Made> => Object.fromEntries(Object.entries(items).map(([name, item]) => [name, act(item)]));
