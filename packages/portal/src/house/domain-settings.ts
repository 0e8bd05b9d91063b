import type { CallOptions } from '@maidan/client/client.ts';
import type { DataOf } from '@maidan/contract/wire';
import { useStore } from '@maidan/ui/hooks/use-store.ts';
import { call } from './call.ts';
import { createLocalStore, readJson } from './local-store.ts';
import { noticeKey } from './session-wire.ts';

type DomainSettings = DataOf<'website/domainSettingByDomainName'>;

const store = createLocalStore<Partial<DomainSettings>>({
  keys: [noticeKey],
  read: () => {
    const stored = readJson(noticeKey);
    return typeof stored === 'object' && stored !== null ? stored : {};
  },
  write: (settings) => localStorage.setItem(noticeKey, JSON.stringify(settings)),
});

/** Fetches and stores the host's notices; stored ones stay when the house does not answer. */
export async function fetchDomainSettings(options: CallOptions = {}): Promise<boolean> {
  const request = { domainUrl: window.location.hostname };
  const reply = await call('website/domainSettingByDomainName', request, options);
  if (reply.ok) store.set(reply.data);
  return reply.ok;
}

export function useDomainSettings(): Partial<DomainSettings> {
  return useStore(store);
}
