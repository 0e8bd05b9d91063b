import { type CallOptions, type Client, createClient } from '@maidan/client/client.ts';
import { dataOf, noResponseCode, type Refused, type Reply } from '@maidan/client/reply-wire.ts';
import { type CallPath, type DataOf, envelopeCodes, type RequestOf } from '@maidan/contract/wire';
import { currentBrand } from '../brand/brand.ts';
import { currentLanguage, currentTexts } from '../texts/texts.ts';
import { currentSession, isClient, wipeSession } from './session.ts';

const { malformed, sessionGone } = envelopeCodes;
const badRequest = 400;

let client: Client | undefined;

/** The brand's house, with the session of this browser. */
function house(): Client {
  client ??= createClient({
    apiBase: currentBrand().apiBase,
    session: { token: () => currentSession()?.token, gone: () => wipeSession('expired') },
  });
  return client;
}

/** Calls the house. A refusal is a value in the player's words; only an aborted call throws. */
export async function call<P extends CallPath>(
  path: P,
  body: RequestOf<P>,
  options: CallOptions = {},
): Promise<Reply<DataOf<P>>> {
  const session = path === 'user/login' ? undefined : currentSession();
  if (session && !isClient(session)) {
    wipeSession();
    return { ok: false, code: sessionGone, message: currentTexts().errors.notAuthorised };
  }
  const reply = await house().call(path, body, options);
  if (reply.ok) return reply;
  const { code, refusal } = reply;
  if (code === noResponseCode) return { ok: false, code, message: wordsForNone(reply, path) };
  return { ok: false, code, message: await wordsOf(reply, path), refusal };
}

/** For queries: throws a refusal as an error whose message is in the player's words. */
export async function ask<P extends CallPath>(
  path: P,
  body: RequestOf<P>,
  options?: CallOptions,
): Promise<DataOf<P>> {
  return dataOf(await call(path, body, options));
}

/** The same, with whether something was left out. */
export async function askList<P extends CallPath>(path: P, body: RequestOf<P>, options?: CallOptions) {
  const reply = await call(path, body, options);
  return { data: dataOf(reply), hasMore: reply.ok && reply.hasMore === true };
}

function wordsForNone({ status, cause }: Refused, path: CallPath): string {
  const { unreadable, noResponse } = currentTexts().errors;
  if (status === undefined) return noResponse;
  reportError(new Error(`${path} answered ${status} with what cannot be read`, { cause }));
  return unreadable;
}

/** What a house says of a malformed request is shown as it is; developers get it too, since no page of ours sends one. */
async function wordsOf(refused: Refused, path: CallPath): Promise<string> {
  if (refused.status === badRequest && refused.code === malformed)
    reportError(new Error(`${path} was refused as malformed: ${refused.message}`));
  return (await inOurWords(refused)) || currentTexts().errors.brokenTitle;
}

/** The refusal in the player's language if the house sent its key and figures, else the house's English message. */
async function inOurWords({ message, refusal }: Refused): Promise<string> {
  if (refusal === undefined || currentLanguage() === 'en') return message;
  try {
    const { formatRefusal } = await import('./refusals/format-refusal.ts');
    return (await formatRefusal(refusal, currentLanguage())) ?? message;
  } catch (error) {
    reportError(error);
    return message;
  }
}
