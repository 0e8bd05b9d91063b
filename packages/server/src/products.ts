import type { CallPath } from '@maidan/contract';
import { openStudio, type Studio } from '@maidan/studio/server';
import type { Check } from './bets/audit/check.ts';
import type { ListsByProduct, ProductLists } from './bets/lists/product-lists.ts';
import { offeredHandlers } from './brands/offered-handlers.ts';
import type { Config } from './config.ts';
import type { HandlersFor } from './http/answer.ts';
import { ownAddress } from './http/own-address.ts';
import type { OpenProduct, Product, ProductParts } from './product.ts';
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
  return eachOf(openers, (open: OpenProduct) => open(parts)) as Products;
}

export const listProducts = (products: Products): readonly Product[] => Object.values(products);

export const operatedProducts = (products: Products): OperatedProducts =>
  eachOf(products, (product: Product) => product.operator) as OperatedProducts;

/**
 * The provider of our own launched games. It is not a product: it has no bets in the house, and uses a wallet by HTTP as
 * any provider does.
 */
export function openOwnProvider(
  { house, http, log, randomBytes }: ProductParts,
  config: Config,
  products: Pick<Products, 'launched'>,
  lossMaxOf: (house: string) => bigint,
): Studio {
  const { db, clock } = house;
  return openStudio({
    db,
    clock,
    http,
    log,
    randomBytes,
    terms: {
      provider: config.STUDIO_PROVIDER,
      key: async () => config.STUDIO_KEY ?? products.launched.keyOf(config.STUDIO_PROVIDER),
      address: () => config.STUDIO_WALLET_URL ?? ownAddress(http.server),
    },
    hasPartage: () => config.ROULETTE_LA_PARTAGE === 'on',
    lossMaxOf,
  });
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

const eachOf = <Item>(items: Readonly<Record<string, Item>>, act: (item: Item) => unknown): object =>
  Object.fromEntries(Object.entries(items).map(([name, item]) => [name, act(item)]));
