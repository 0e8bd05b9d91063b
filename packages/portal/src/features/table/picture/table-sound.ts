import { createTableSounds } from '@maidan/games/boards';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createLocalStore } from '../../../api/local-store.ts';

const soundKey = 'tableSound';

/** Off until somebody asks for it. */
const store = createLocalStore<boolean>({
  keys: [soundKey],
  read: () => localStorage.getItem(soundKey) === 'on',
  write: (isOn) => localStorage.setItem(soundKey, isOn ? 'on' : 'off'),
});

export function useTableSound() {
  const isOn = useSyncExternalStore(store.subscribe, store.get);
  const [sounds] = useState(() => createTableSounds());
  useEffect(() => {
    sounds.setOn(isOn);
    return () => sounds.close();
  }, [sounds, isOn]);
  return { isOn, sounds, toggle: () => store.set(!isOn) };
}
