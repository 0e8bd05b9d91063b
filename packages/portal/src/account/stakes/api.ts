import type { Reply } from '@maidan/client/reply-wire.ts';
import { useQuery } from '@tanstack/react-query';
import { ask, call } from '../../house/call.ts';
import { readJson } from '../../house/local-store.ts';
import { callKey } from '../../house/query-client.ts';
import { currentSession, updateSession } from '../../house/session.ts';
import { chipsKey, defaultChips } from '../../house/session-wire.ts';
import { leastStake } from './stake-rule.ts';

export interface StakeField {
  readonly key: string;
  readonly text: string;
}

/** As many fields as the constant set has, or more if the client saved more; a missing stake is empty. */
export function readStakes(): readonly StakeField[] {
  const stored = readJson(chipsKey);
  const saved = typeof stored === 'object' && stored !== null ? Object.entries(stored) : [];
  if (saved.length === 0)
    return defaultChips.map((stake, index) => ({ key: String(index + 1), text: String(stake) }));
  const texts = new Map(saved.map(([key, stake]) => [key, String(stake)]));
  for (const place of defaultChips.keys()) {
    const key = String(place + 1);
    if (texts.size < defaultChips.length && !texts.has(key)) texts.set(key, '');
  }
  return [...texts]
    .map(([key, text]) => ({ key, text }))
    .sort((a, b) => a.key.localeCompare(b.key, 'en', { numeric: true }));
}

export async function saveStakes(fields: readonly StakeField[]): Promise<Reply<unknown>> {
  const userId = currentSession()?.userId;
  const betChipsData = Object.fromEntries(fields.map(({ key, text }) => [key, text]));
  const reply = await call('user/userUpdate', { ...(userId === undefined ? {} : { userId }), betChipsData });
  if (reply.ok) updateSession(reply.data);
  return reply;
}

/** The minimum bet on the first match of the list; undefined while there is none. */
export function useLeastStake(): number | undefined {
  const { data } = useQuery({
    queryKey: [...callKey('sports/sportByMarketId'), 'least stake'],
    queryFn: async ({ signal }) => {
      const [first] = await ask('sports/matchList', {}, { signal });
      if (first === undefined) return null;
      const { maxMinCoins } = await ask('sports/sportByMarketId', { marketId: first.marketId }, { signal });
      return leastStake(maxMinCoins) ?? null;
    },
  });
  return data ?? undefined;
}
