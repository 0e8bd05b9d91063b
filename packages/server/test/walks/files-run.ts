import { Session } from 'node:inspector/promises';

/** Sources of ours in the form of URLs, as V8 knows them; what only tests use does not count. */
const ourSource = /\/packages\/([\w-]+\/src\/.+\.tsx?)$/;
const onlyForTests = /\.test\.tsx?$|\/testing\//;

/** Whatever the event loop still has to do for an act is done within a few turns, unless it waits for the database. */
const turns = 5;
const quietMost = 3;

type Act = () => Promise<unknown>;

export interface FilesRun {
  /** The files under packages/ of which a function ran during the act and all that followed from it, more often than without it. */
  during(act: Act, without?: Act): Promise<string[]>;
  stop(): Promise<void>;
}

/** How often each function was called, by its file and its place there. */
type Calls = Map<string, number>;

/** Counts the functions that run in this process. `isWaiting` is true while an answer of the database is awaited. */
export async function countFilesRun(isWaiting: () => boolean): Promise<FilesRun> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });

  /** Adds the calls since the last time: V8 then counts anew. Gives how many functions were called. */
  async function addTo(calls: Calls): Promise<number> {
    const { result } = await session.post('Profiler.takePreciseCoverage');
    let called = 0;
    for (const { url, functions } of result) {
      const [, file] = ourSource.exec(url) ?? [];
      if (file === undefined || onlyForTests.test(url)) continue;
      for (const { functionName, ranges } of functions) {
        const [whole] = ranges;
        // A module as a whole counts as a function too, which runs when it is loaded.
        if (whole === undefined || whole.count === 0 || (functionName === '' && whole.startOffset === 0))
          continue;
        const place = `${file}:${whole.startOffset}`;
        calls.set(place, (calls.get(place) ?? 0) + whole.count);
        called += 1;
      }
    }
    return called;
  }

  async function untilQuiet(): Promise<Calls> {
    const calls: Calls = new Map();
    for (let quiet = 0; quiet < quietMost; ) {
      for (let turn = 0; turn < turns; turn += 1) await new Promise(setImmediate);
      quiet = (await addTo(calls)) > 0 || isWaiting() ? 0 : quiet + 1;
    }
    return calls;
  }

  async function callsOf(act: Act): Promise<Calls> {
    await untilQuiet();
    await act();
    return untilQuiet();
  }

  return {
    async during(act, without = async () => undefined) {
      const otherwise = await callsOf(without);
      const calls = await callsOf(act);
      const more = [...calls].filter(([place, count]) => count > (otherwise.get(place) ?? 0));
      return [...new Set(more.map(([place]) => place.slice(0, place.lastIndexOf(':'))))].sort();
    },
    async stop() {
      await session.post('Profiler.stopPreciseCoverage');
      await session.post('Profiler.disable');
      session.disconnect();
    },
  };
}
