import type { SignedIn } from './signed-in.ts';

/** Whether this one is among the sessions that were ended. */
export type IsEnded = (session: Pick<SignedIn, 'token' | 'accountId'>) => boolean;

/** Tracks the reads of stored sessions that are under way. */
export function createSessionReads() {
  /** For each read, what was ended since it began. */
  const reads = new Set<IsEnded[]>();

  /** A row that was read before its session was ended would keep the session in memory, so it is read again. */
  async function read<Known extends { readonly session: SignedIn }>(
    readRow: () => Promise<Known | undefined>,
    keep: (known: Known) => Known,
  ): Promise<Known | undefined> {
    const ended: IsEnded[] = [];
    reads.add(ended);
    try {
      const known = await readRow();
      if (known === undefined) return undefined;
      return ended.some((isEnded) => isEnded(known.session)) ? await read(readRow, keep) : keep(known);
    } finally {
      reads.delete(ended);
    }
  }

  return {
    read,
    noteEnded(isEnded: IsEnded): void {
      for (const ended of reads) ended.push(isEnded);
    },
  };
}
