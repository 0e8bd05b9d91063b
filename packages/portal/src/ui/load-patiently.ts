const pausesMs: readonly number[] = [1_000, 3_000];

/** Code that did not come. Most browsers remember that for as long as the page lives: only loading it anew helps there. */
export class MissingPart extends Error {}

/** Waits for a connection as long as there is none. With one it tries three times before it fails. */
export async function loadPatiently<Part>(load: () => Promise<Part>, pauses = pausesMs): Promise<Part> {
  try {
    return await load();
  } catch (failure) {
    const left = navigator.onLine ? await pause(pauses, failure) : await connection();
    askForStylesAgain();
    return loadPatiently(load, left);
  }
}

async function pause([pauseMs, ...left]: readonly number[], failure: unknown): Promise<readonly number[]> {
  if (pauseMs === undefined) throw new MissingPart(String(failure), { cause: failure });
  await new Promise((resolve) => setTimeout(resolve, pauseMs));
  return left;
}

async function connection(): Promise<readonly number[]> {
  await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
  return pausesMs;
}

/** A style sheet that did not come is not asked for again by an import that is repeated. */
function askForStylesAgain(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'))
    if (link.sheet === null) document.head.append(link.cloneNode());
}
