import type { Sessions, SignedIn } from '../account/sessions.ts';

export interface KnownSessions extends Sessions {
  /** A session this process has met, ended since or not: its token is worth a lookup. */
  known(token: string): SignedIn | undefined;
}

const most = 50_000;

/** Remembers whose tokens were real, so that those nobody has can be told from them without a lookup. */
export function knownSessions(sessions: Sessions): KnownSessions {
  const met = new Map<string, SignedIn>();

  function meet(session: SignedIn): SignedIn {
    if (met.size >= most) for (const oldest of [...met.keys()].slice(0, most / 10)) met.delete(oldest);
    met.set(session.token, session);
    return session;
  }

  return {
    ...sessions,
    known: (token) => met.get(token),
    open: async (...asked) => meet(await sessions.open(...asked)),
    openOnly: async (...asked) => meet(await sessions.openOnly(...asked)),
    async find(token, brand) {
      const session = await sessions.find(token, brand);
      if (session === undefined) met.delete(token);
      else if (!met.has(token)) meet(session);
      return session;
    },
  };
}
