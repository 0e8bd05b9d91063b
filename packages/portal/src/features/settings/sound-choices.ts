import { createLocalStore, reloadStores } from '../../api/local-store.ts';
import { useStore } from '../../store/use-store.ts';

/** As the games keep them on the device: each its own key and its own word for on. */
const kept = {
  tables: { key: 'tableSound', on: 'on', off: 'off' },
  aviator: { key: 'soundOn', on: 'true', off: 'false' },
} as const;

export type SoundOf = keyof typeof kept;

function createSoundChoice(of: SoundOf) {
  const { key, on, off } = kept[of];
  return createLocalStore<boolean>({
    keys: [key],
    read: () => localStorage.getItem(key) === on,
    write: (isOn) => localStorage.setItem(key, isOn ? on : off),
  });
}

const stores = { tables: createSoundChoice('tables'), aviator: createSoundChoice('aviator') };

export function useSoundChoice(of: SoundOf): readonly [boolean, (isOn: boolean) => void] {
  const store = stores[of];
  const choose = (isOn: boolean) => {
    store.set(isOn);
    // The game's own store follows the same key.
    reloadStores();
  };
  return [useStore(store), choose];
}
