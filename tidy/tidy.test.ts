import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { describeFinding, type Finding } from './finding.ts';
import { readSources } from './read-sources.ts';
import { acyclicFolders, plainFolders, sizedFolders, spellingFolders } from './roots.ts';
import { clockAndChance } from './rules/clock-and-chance.ts';
import { crumbs } from './rules/crumbs.ts';
import { fairChance } from './rules/fair-chance.ts';
import { fileNames } from './rules/file-names.ts';
import { folderSizes } from './rules/folder-sizes.ts';
import { folderCircles, importCircles } from './rules/import-circles.ts';
import { innerDirections } from './rules/inner-directions.ts';
import { leftovers } from './rules/leftovers.ts';
import { brokenLinks } from './rules/links.ts';
import { misspellings } from './rules/misspellings.ts';
import { namedFiles } from './rules/named-files.ts';
import { packageDirections } from './rules/package-directions.ts';
import { plainNames, plainWords } from './rules/plain-words.ts';
import { sharedFolders } from './rules/shared-folders.ts';
import { fileSizes, functionSizes } from './rules/sizes.ts';
import { sqlPlaces } from './rules/sql.ts';
import { bannedSyntax } from './rules/syntax.ts';
import { testLimits } from './rules/test-limits.ts';
import { unreachedFiles } from './rules/unreached.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const sources = readSources(root);

const rules: Record<string, () => Finding[]> = {
  'packages import each other one way and by their doors': () => packageDirections(sources),
  'folders inside server, portal and games import one way': () => innerDirections(sources),
  'what every product of the portal uses speaks of none': () => sharedFolders(sources),
  'no file imports itself through others': () => importCircles(sources, acyclicFolders),
  'no folder of the server imports itself through others': () =>
    folderCircles(sources, 'packages/server/src/'),
  'no folder holds too many files': () => folderSizes(sources, sizedFolders),
  'no file is too long': () => fileSizes(sources),
  'no short file serves one other alone': () => crumbs(sources),
  'no function is too long': () => functionSizes(sources),
  'the wire’s spellings stay at the edge': () => misspellings(sources, spellingFolders),
  'comments, names and documents are in plain English': () => plainWords(sources, plainFolders),
  'names are for what a thing is, not for who spoke': () => plainNames(sources),
  'SQL is spoken in stores, wallet and db, and one file writes transfers': () => sqlPlaces(sources),
  'clock and chance are handed in': () => clockAndChance(sources),
  'whatever decides money cannot be predicted': () => fairChance(sources),
  'nothing is left over: marks, silenced checks, machine paths, registries': () => leftovers(sources),
  'tests have no limits of their own and wait for no time': () => testLimits(sources),
  'no default exports, no any, no !': () => bannedSyntax(sources),
  'files are named in kebab-case for what they do': () => fileNames(sources),
  'every file is reached from an entry': () => unreachedFiles(sources),
  'files that README, ARCHITECTURE and CONTRIBUTING name are there': () => namedFiles(sources),
  'links in the documents lead somewhere': () => brokenLinks(sources, (path) => existsSync(join(root, path))),
};

test.each(Object.entries(rules))('%s', (_, rule) => {
  expect(rule().map(describeFinding).join('\n')).toBe('');
});
