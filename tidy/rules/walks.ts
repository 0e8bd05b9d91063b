import type { Finding } from '../finding.ts';
import type { Source } from '../source.ts';

const architecture = 'ARCHITECTURE.md';

export interface Walk {
  readonly heading: string;
  readonly filesMost: number;
  /** The most of these files that may depend on the product. */
  readonly productFilesMost: number;
}

const step = /^\d+\. .*(?:\n(?!\d+\. |\n).*)*/gm;
const file = /`([a-z]+\/src\/[\w./-]+\.tsx?)`/g;

/** A product's folder, its calls in the contract, and the feeds, which only sports has. */
const knowsProduct =
  /^packages\/(?:(?:server|portal)\/src\/products\/|contract\/src\/(?:calls|wallet)\/|feeds\/)/;
const knowsSports = /^packages\/(?:\w+\/src\/products\/sports\/|contract\/src\/calls\/sports\.ts$|feeds\/)/;
const sportsName = /sports/i;

/** The files named in the numbered steps of a section. */
function filesOf(text: string, heading: string): string[] {
  const section = text.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? '';
  const steps = [...section.matchAll(step)].map(([words]) => words);
  const named = steps.flatMap((words) => [...words.matchAll(file)].map(([, path]) => `packages/${path}`));
  return [...new Set(named)];
}

/**
 * The walks of ARCHITECTURE.md must name existing files, and be short: few files, and few that depend on the
 * product.
 */
export function walks(sources: Source[], limits: readonly Walk[]): Finding[] {
  const document = sources.find(({ path }) => path === architecture);
  const byPath = new Map(sources.map((source) => [source.path, source]));
  const found = (fault: string, cure: string): Finding => ({ file: architecture, line: 1, fault, cure });
  return limits.flatMap(({ heading, filesMost, productFilesMost }) => {
    const files = filesOf(document?.text ?? '', heading);
    const knowing = files.filter((path) => knowsProduct.test(path));
    const naming = files.filter(
      (path) => !knowsSports.test(path) && sportsName.test(byPath.get(path)?.text ?? ''),
    );
    return [
      ...(files.length === 0
        ? [found(`has no files in "${heading}"`, 'name them in its numbered steps')]
        : []),
      ...files
        .filter((path) => !byPath.has(path))
        .map((path) => found(`names ${path}, which is not there`, 'name the file where the step is now')),
      ...naming.map((path) =>
        found(`walks through ${path}, which names a product`, "move what it knows to the product's folder"),
      ),
      ...(files.length > filesMost
        ? [
            found(
              `"${heading}" has ${files.length} files; ${filesMost} is the most`,
              'merge what only passes on',
            ),
          ]
        : []),
      ...(knowing.length > productFilesMost
        ? [
            found(
              `"${heading}" has ${knowing.length} files that know the product; ${productFilesMost} is the most`,
              'let what every product needs do it',
            ),
          ]
        : []),
    ];
  });
}
