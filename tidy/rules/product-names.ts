import type { Finding } from '../finding.ts';
import { importsOf, resolveRelative } from '../imports-of.ts';
import { findText, type Source } from '../source.ts';

/** The product folders of server and portal, as `packages/server/src/products.ts` lists them. */
export const productFolders: readonly string[] = ['sports', 'matka', 'tables', 'aviator', 'launched'];

interface Part {
  readonly root: string;
  /** Words that always mean a product or a game of one; "tables" and "launched" are also ordinary words. */
  readonly names: RegExp;
  /** Files that list products, and may therefore name them. */
  readonly lists: ReadonlySet<string>;
  /** Others that may: dictionaries, and pages that are a party of their own. */
  readonly except?: RegExp;
}

const parts: readonly Part[] = [
  {
    root: 'packages/server/src/',
    // The exception is the path of the call that lists the bets of every product.
    names: /sports(?!\/betsList')|matka|aviator/gi,
    lists: new Set(['products.ts', 'product-verbs.ts', 'main.ts', 'operator/verb-names.ts']),
  },
  {
    root: 'packages/portal/src/',
    // The exceptions are the paths of calls.
    names: /sports(?!\/\w+')|matka|aviator|ludo|roulette|teenpatti|worli/gi,
    lists: new Set(['products.ts']),
    except: /\/[\w-]*texts\/|^packages\/portal\/src\/studio\//,
  },
];

const judge = (name: string) => ({
  fault: `names the product "${name}"`,
  cure: 'what knows a product stands in its folder: let the product hand it in through product.ts',
});

function namesIn({ root, names, lists, except }: Part, sources: Source[]): Finding[] {
  const productOf = (path: string): string | undefined =>
    productFolders.find((folder) => path.startsWith(`${root}products/${folder}/`));
  const mayName = (path: string) =>
    productOf(path) !== undefined || lists.has(path.slice(root.length)) || except?.test(path) === true;
  return sources
    .filter(({ path, isCode, isTest }) => path.startsWith(root) && isCode && !isTest)
    .filter(({ path }) => !mayName(path))
    .flatMap((source) => [
      ...importsOf(source).flatMap(({ specifier, line }) => {
        const target = resolveRelative(source, specifier) ?? '';
        const product = except?.test(target) ? undefined : productOf(target);
        return product === undefined ? [] : [{ file: source.path, line, ...judge(product) }];
      }),
      ...findText(source, names, judge),
    ]);
}

/** No product is named outside its folder and the list of products, in the server and in the portal. */
export const productNames = (sources: Source[]): Finding[] => parts.flatMap((part) => namesIn(part, sources));
