import type { PortalBrand } from './brand/brand.ts';
import { type AccountPath, accountPatterns, type PathPatterns } from './paths.ts';
import type { Product } from './product.ts';
import { aviator } from './products/aviator/product.ts';
import { launched } from './products/launched/product.ts';
import { matka } from './products/matka/product.ts';
import { sports } from './products/sports/product.ts';
import { tables } from './products/tables/product.ts';

/** Every product of the portal, in the order of the menu and of the bottom bar. */
const listed = { sports, tables, matka, aviator, launched } satisfies Record<string, Product>;

export const products: readonly Product[] = Object.values(listed);

type KeyOfEach<Union> = Union extends unknown ? keyof Union & string : never;
type ProductPath = KeyOfEach<(typeof listed)[keyof typeof listed]['patterns']>;

/** The name of a screen under /main. */
export type MainPath = AccountPath | ProductPath;

/** Every address under /main that has a screen of its own. */
export const mainPatterns = Object.assign(
  {},
  accountPatterns,
  ...products.map(({ patterns }) => patterns),
) as Readonly<Record<MainPath, string>>;

export const mainPathNames = Object.keys(mainPatterns) as readonly MainPath[];

/** The product whose screen it is; undefined for a screen of the account. */
export const productOf = (name: MainPath): Product | undefined =>
  products.find(({ patterns }: { readonly patterns: PathPatterns }) => patterns[name] !== undefined);

export const isOfferedBy = ({ flags }: Pick<PortalBrand, 'flags'>, product: Product): boolean =>
  product.isOffered?.(flags) ?? true;
