import type { Cancel, Clock } from '@maidan/betting';
import type { Logger } from '@maidan/process/log.ts';
import type { Sessions } from '../account/sessions.ts';
import type { LiveServer } from './live-server.ts';

const checkMs = 30_000;
const tokensPerQuery = 1000;

/** Closes the sockets of sessions that have ended: by age, by an operator, by another process. */
export function checkSessions(parts: {
  server: LiveServer;
  sessions: Sessions;
  clock: Clock;
  log: Logger;
  endSession: (token: string) => void;
}): Cancel {
  const { server, sessions, clock, log, endSession } = parts;
  let isChecking = false;
  let timer = clock.after(checkMs, check);

  function check(): void {
    timer = clock.after(checkMs, check);
    if (isChecking) return;
    isChecking = true;
    endThoseOver()
      .catch(({ message }: Error) => log.warn({ reason: message }, 'sessions of sockets not checked'))
      .finally(() => {
        isChecking = false;
      });
  }

  async function endThoseOver(): Promise<void> {
    const tokens = new Set<string>();
    for (const { data } of server.sockets.sockets.values()) {
      if (data.session !== undefined) tokens.add(data.session.token);
    }
    const all = [...tokens];
    for (let at = 0; at < all.length; at += tokensPerQuery) {
      const asked = all.slice(at, at + tokensPerQuery);
      const stillOpen = await sessions.stillOpen(asked);
      for (const token of asked) if (!stillOpen.has(token)) endSession(token);
    }
  }

  return () => timer();
}
