import type { Finding } from '../finding.ts';
import { importsOf, resolveRelative } from '../imports-of.ts';
import type { Source } from '../source.ts';
import { productFolders } from './product-names.ts';

type Verdict = { fault: string; cure: string } | undefined;

/**
 * app -> products -> account -> betting -> house -> texts, brand; a folder may import its own level and those below. What the account
 * shows of a product is handed in by the list of products.
 */
const portalLevels: Record<string, number> = {
  brand: 1,
  texts: 1,
  house: 2,
  betting: 3,
  account: 4,
  products: 5,
  app: 6,
};

const products = new Set(productFolders);

/** Separate pages in frames of a match: no account, no connection of the portal's. */
const framed = /^packages\/portal\/src\/products\/sports\/broadcast\//;

const under = (root: string, path: string): string[] | undefined =>
  path.startsWith(root) ? path.slice(root.length).split('/') : undefined;

function judgePortal(from: string, to: string): Verdict {
  const [fromFolder = '', fromFeature] = under('packages/portal/src/', from) ?? [];
  const [toFolder = '', toFeature] = under('packages/portal/src/', to) ?? [];
  // A dictionary depends on nothing, and screens of any folder may show its words.
  if (/\/[\w-]*texts\//.test(to)) return undefined;
  // A file outside the folders may import any of them.
  if (fromFeature === undefined || toFeature === undefined) return undefined;
  const fromLevel = portalLevels[fromFolder];
  const toLevel = portalLevels[toFolder];
  if (fromLevel === undefined || toLevel === undefined) {
    return {
      fault: `nobody knows what portal's ${fromLevel === undefined ? fromFolder : toFolder} may import`,
      cure: 'give the folder its level in tidy/rules/inner-directions.ts',
    };
  }
  const apart = new Set(['products', 'account']);
  if (
    fromFolder === toFolder &&
    apart.has(fromFolder) &&
    fromFeature !== toFeature &&
    toFeature !== 'texts'
  ) {
    return {
      fault: `${fromFolder}/${fromFeature} imports ${toFolder}/${toFeature}`,
      cure: 'products never import each other, nor do screens of the account: move what both need to betting, house or ui',
    };
  }
  if (framed.test(from) ? framed.test(to) || toLevel <= 1 : fromLevel >= toLevel) return undefined;
  return {
    fault: `portal's ${fromFolder} imports ${toFolder}`,
    cure: 'imports run app -> products -> account -> betting -> house -> ui: hand the thing in from above',
  };
}

function judgeServer(from: string, to: string): Verdict {
  const [fromFolder = ''] = under('packages/server/src/products/', from) ?? [];
  const [toFolder = ''] = under('packages/server/src/products/', to) ?? [];
  if (!products.has(fromFolder) || !products.has(toFolder) || fromFolder === toFolder) return undefined;
  return {
    fault: `product ${fromFolder} imports product ${toFolder}`,
    cure: 'products never import each other: move what both need to bets, wallet, live or http',
  };
}

/** What each part of the studio may import of it; all may import its wire. */
const studioParts: Readonly<Record<string, readonly string[]>> = {
  wire: ['rules'],
  rules: [],
  server: ['rules'],
  pages: ['rules'],
};

/** A game's folder has its rules at the top, or in `rules`, its page in `page` and what it adds to the server in `server`. */
function partOfStudio(path: string): string | undefined {
  const [folder = '', game, inner] = under('packages/studio/src/', path) ?? [];
  if (folder !== 'games') return game === undefined ? undefined : folder;
  if (inner === 'page' || inner === 'texts') return 'pages';
  return inner === 'server' ? 'server' : 'rules';
}

/** Pages and server know each other by the wire alone, and the rules of games know neither. */
function judgeStudio(from: string, to: string): Verdict {
  const [fromPart, toPart] = [partOfStudio(from), partOfStudio(to)];
  if (fromPart === undefined || toPart === undefined || fromPart === toPart || toPart === 'wire')
    return undefined;
  if (studioParts[fromPart]?.includes(toPart)) return undefined;
  return {
    fault: `the studio's ${fromPart} import its ${toPart}`,
    cure: 'server and pages may import rules and wire, and rules nothing else: hand the thing in',
  };
}

/** The part of games that the server loads must not import React. */
function judgeGames(from: string, to: string): Verdict {
  const isFace = (path: string) =>
    path.endsWith('.tsx') || /^packages\/games\/src\/(boards\.ts|faces\/|tables\/faces\.ts)/.test(path);
  if (!from.startsWith('packages/games/src/') || isFace(from) || !isFace(to)) return undefined;
  return {
    fault: 'the rules of a game import its face',
    cure: 'list faces in tables/faces.ts only; what both need goes in a plain .ts file outside faces/',
  };
}

export function innerDirections(sources: Source[]): Finding[] {
  return sources
    .filter((source) => source.isCode && source.path.startsWith('packages/') && !source.isTest)
    .flatMap((source) =>
      importsOf(source).flatMap(({ specifier, line }) => {
        const to = resolveRelative(source, specifier);
        if (to === undefined) return [];
        const found =
          judgePortal(source.path, to) ??
          judgeServer(source.path, to) ??
          judgeStudio(source.path, to) ??
          judgeGames(source.path, to);
        return found ? [{ file: source.path, line, ...found }] : [];
      }),
    );
}
