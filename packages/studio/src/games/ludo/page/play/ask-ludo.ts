import { callAs } from '../../../../pages/session/studio-context.ts';
import type { StudioOpened } from '../../../../wire/instant.ts';
import type { LudoRefusal, LudoView } from '../../../../wire/ludo.ts';
import type { AskLudo } from './ludo-calls.ts';

/** The studio holds a call for the table open for up to 20 seconds. */
const timeoutMs = 30_000;
const actTimeoutMs = 6_000;

/** The page's calls to the studio. */
export const askLudoAs =
  (session: StudioOpened): AskLudo =>
  async (path, body, signal) => {
    const answer = await callAs<LudoView>(session, {
      path: `/ludo/${path}`,
      timeoutMs: body === undefined ? timeoutMs : actTimeoutMs,
      ...(body === undefined ? {} : { body }),
      ...(signal === undefined ? {} : { signal }),
    });
    if (answer.kind === 'ok') return answer.data;
    if (answer.kind === 'refused') return answer.refusal as LudoRefusal;
    throw new Error('The studio did not answer.');
  };
