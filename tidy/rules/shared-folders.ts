import type { Finding } from '../finding.ts';
import { findText, type Source } from '../source.ts';

/** What every product uses, and must therefore name none. */
const shared = /^packages\/(client|ui|portal\/src\/(betting|house(?!\/refusals)))\//;

/** Excludes `transports`, and the `match` of JavaScript and of the test library. */
const words = /(?<!tran)sport|(?<!\.|to)match(?!media|ing)|fanc(?:y|ies)|runner|bookmaker|exchange/gi;

export function sharedFolders(sources: Source[]): Finding[] {
  const describe = (word: string) => ({
    fault: `"${word}" is a word of sports`,
    cure: 'what knows a product stands in its own folder, and hands the rest in: packages/portal/src/products/sports',
  });
  return sources
    .filter((source) => shared.test(source.path))
    .flatMap((source) => {
      const inPath = source.path.match(words)?.[0];
      const named = inPath === undefined ? [] : [{ file: source.path, line: 1, ...describe(inPath) }];
      return [...named, ...findText(source, words, describe)];
    });
}
