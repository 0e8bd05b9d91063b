import type { Clock } from '@maidan/betting';

/** The players seen in the last while; whoever was not is no longer kept. */
export function createRecentPlayers(clock: Clock, forMs: number) {
  /** In the order in which they were last seen. */
  const seenAt = new Map<string, number>();
  const isRecent = (at: number) => clock.elapsed() - at < forMs;

  return {
    see(player: string): void {
      seenAt.delete(player);
      seenAt.set(player, clock.elapsed());
      for (const [other, at] of seenAt) {
        if (isRecent(at)) return;
        seenAt.delete(other);
      }
    },
    has(player: string): boolean {
      const at = seenAt.get(player);
      return at !== undefined && isRecent(at);
    },
    forget: (player: string): void => void seenAt.delete(player),
    kept: (): number => seenAt.size,
  };
}
