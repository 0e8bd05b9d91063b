import type { Finding } from '../finding.ts';
import { importsOf, resolveRelative } from '../imports-of.ts';
import { findText, type Source } from '../source.ts';
import { productFolders } from './product-folders.ts';

const server = 'packages/server/src/';

/**
 * Words that always mean a product; "tables" and "launched" are also ordinary words. The exception is the
 * path of the call that lists the bets of every product.
 */
const names = /sports(?!\/betsList')|matka|aviator/gi;

/** Files that list products, and may therefore name them. */
const lists = new Set(
  ['products.ts', 'product-verbs.ts', 'main.ts', 'operator/arguments/verb-names.ts'].map(
    (path) => server + path,
  ),
);

const productOf = (path: string): string | undefined =>
  productFolders.find((folder) => path.startsWith(`${server}products/${folder}/`));

const judge = (name: string) => ({
  fault: `names the product "${name}"`,
  cure: 'what knows a product stands in its folder: let the product hand it in through product.ts',
});

export function productNames(sources: Source[]): Finding[] {
  return sources
    .filter(({ path, isTest }) => path.startsWith(server) && path.endsWith('.ts') && !isTest)
    .filter(({ path }) => productOf(path) === undefined && !lists.has(path))
    .flatMap((source) => [
      ...importsOf(source).flatMap(({ specifier, line }) => {
        const product = productOf(resolveRelative(source, specifier) ?? '');
        return product === undefined ? [] : [{ file: source.path, line, ...judge(product) }];
      }),
      ...findText(source, names, judge),
    ]);
}
