import type { LiveSocket } from './connection.ts';

const listeners = new Set<() => void>();
let held: LiveSocket | undefined;

/** The one account connection is lent from here to the screens that watch rooms on it. */
export function lendSocket(socket: LiveSocket | undefined): void {
  held = socket;
  for (const listener of listeners) listener();
}

export function lentSocket(): LiveSocket | undefined {
  return held;
}

export function onLentSocket(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
