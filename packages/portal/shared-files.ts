import type { Rolldown } from 'vite';

/** What is loaded before a page's own code, in order: a module is in the file of the first of these that needs it. */
const stages = Object.entries({
  frame: /\/(tv|score)\.html$|\/broadcast\//,
  react: /\/play\.html$|\/studio\/src\/(pages|games)\//,
  entry: /\/index\.html$|\/sign-in\/page\.tsx$/,
  'signed-in': /\/(main-area\.tsx|product-parts\.ts|parts\.ts)$/,
  'phone-shell': /\/shell\/(bottom-bar|pull-to-refresh)\.tsx$/,
  home: /\/home\/page\.tsx$|\/dashboard\.ts$/,
  bets: /\/bets\.ts$/,
});
const screen = /(page|-screen|-card|in-play|live-matches|bets-pane|bet-rows)\.tsx$/;
const ownFolder = /portal\/src\/(?:products\/(\w+)|(account|app))\/(?:([\w-]+)\/)?/;
/** Imported through doors: the graph says only that a page uses something behind one. */
const rules = /packages\/(betting|games|sports|feeds)\//;
const rulesFiles = Object.entries({
  words: /games\/src\/tables\/[\w-]+\/texts\./,
  faces: /games\/src\/(faces\/(cards|chips|emblems|symbol-sheet)|kit\/cards\.)/,
  boards: /games\/src\/(faces\/(result\/|[\w-]+\.ts)|results|.*\/faces?\.)/,
  book: /src\/(registry|faces\/night\/.*|aviator\/curve|.*\/entr\w+|bet|coins|prices\/.*|shapes\/[\w-]+)\.\w+$/,
  games: /src\/(kit|dealt-games|tables\/(games|.*\/(game|options|quote))\.|market\.|chance\/random|shapes)/,
});
const texts = /portal\/src\/(?:products\/)?(\w+)\/(?:\w+-)?texts\/(\w\w)\.ts$/;
const infos = new Map<string, Rolldown.ModuleInfo | null>();

/** The entries and targets of import() whose code needs the module. */
function loadersOf(id: string, graph: Rolldown.ChunkingContext): string[] {
  const above = new Set([id]);
  for (const module of above) {
    if (!infos.has(module)) infos.set(module, graph.getModuleInfo(module));
    for (const user of infos.get(module)?.importers ?? []) if (!rules.test(user)) above.add(user);
  }
  return [...above].filter((module) => infos.get(module)?.isEntry || infos.get(module)?.dynamicImporters[0]);
}

/** The file a module shares with others; null leaves it to the bundler, as what one page alone needs. */
export function sharedFile(id: string, graph: Rolldown.ChunkingContext): string | null {
  if (texts.test(id)) return texts.exec(id)?.slice(1).join('-') ?? null;
  if (rules.test(id)) return rulesFiles.find(([, modules]) => modules.test(id))?.[0] ?? null;
  const loaders = loadersOf(id, graph);
  const needing = stages
    .filter(([, loads]) => loaders.some((path) => loads.test(path)))
    .map(([name]) => name);
  const [stage] = needing;
  // A frame must not load the portal's entry, nor a first visit what only frames show.
  const isFramed = stage === 'frame' || stage === 'react';
  if (isFramed && !needing.includes('entry') && !/packages\/(ui|client)\//.test(id)) return null;
  if (stage) return stage === 'entry' && loaders.length === 1 ? null : stage;
  const screens = loaders.filter((path) => screen.test(path));
  const folders = ownFolder.exec(id)?.slice(1).filter(Boolean);
  if (folders) return screens.length > 1 ? folders.join('-') : null;
  const owners = new Set(screens.map((path) => ownFolder.exec(path)?.slice(1, 3).join('')));
  if (owners.size < 3 || id.includes('node_modules')) return null;
  return /\/(betting|dialogs|slip)\//.exec(id)?.[1] ?? 'kit';
}
