import { useStore } from '@maidan/ui/hooks/use-store.ts';
import { createLocalStore } from '../house/local-store.ts';

/** The keys and values of document 2, section 2, and those of the tables: silent until turned on. */
function createSoundChoice(key: string, on: string, off: string) {
  return createLocalStore<boolean>({
    keys: [key],
    read: () => localStorage.getItem(key) === on,
    write: (isOn) => localStorage.setItem(key, isOn ? on : off),
  });
}

const stores = {
  tables: createSoundChoice('tableSound', 'on', 'off'),
  aviator: createSoundChoice('soundOn', 'true', 'false'),
};

export type SoundOf = keyof typeof stores;

export function useSoundChoice(of: SoundOf): readonly [boolean, (isOn: boolean) => void] {
  const store = stores[of];
  return [useStore(store), store.set];
}
