import { useStore } from '@maidan/ui/hooks/use-store.ts';
import { createLocalStore, readJson } from '../house/local-store.ts';
import { chipsKey, defaultChips } from '../house/session-wire.ts';

/** The client's own stakes, in the order of their keys; the constant set when absent or unparsable (section 3). */
function readChips(): readonly number[] {
  const stored = readJson(chipsKey);
  if (typeof stored !== 'object' || stored === null) return defaultChips;
  const chips = Object.values(stored)
    .map(Number)
    .filter((chip) => Number.isSafeInteger(chip) && chip > 0);
  return chips.length > 0 ? chips : defaultChips;
}

const store = createLocalStore<readonly number[]>({
  keys: [chipsKey],
  read: readChips,
  write: () => undefined,
});

export function useChips(): readonly number[] {
  return useStore(store);
}
