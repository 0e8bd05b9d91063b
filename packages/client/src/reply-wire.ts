import { type Envelope, envelopeCodes } from '@maidan/contract/wire';

export interface Refused {
  readonly ok: false;
  /** The house's, or `noResponseCode`. */
  readonly code: number;
  /** In English. */
  readonly message: string;
  /** The message as data. Unchecked: another house with the same contract may send none, or something else. */
  readonly refusal?: unknown;
  /** For developers, where the request was malformed: the field, and what was expected there. */
  readonly detail?: string | undefined;
  /** Of HTTP; undefined where there was no answer at all. */
  readonly status?: number | undefined;
  /** Why there is no answer, or why it cannot be read. */
  readonly cause?: unknown;
}

/** What the house answers to a call. */
export type Reply<Data> =
  | {
      readonly ok: true;
      readonly data: Data;
      readonly message: string;
      /** For a list: there are older entries that were left out. */
      readonly hasMore?: boolean | undefined;
    }
  | Refused;

/** There was no answer, or none that can be read. */
export const noResponseCode = -1;
const unauthorised = 401;

/** The house no longer knows the session, whoever in front of it says so. */
export const isSessionGone = (reply: Reply<unknown>): boolean =>
  !reply.ok && (reply.code === envelopeCodes.sessionGone || reply.status === unauthorised);

/** The data of a reply; throws a refusal as an error whose message is the house's. */
export function dataOf<Data>(reply: Reply<Data>): Data {
  if (!reply.ok) throw new Error(reply.message, { cause: reply.cause });
  return reply.data;
}

/** Reads what came back from the house. A proxy in front of it may send a body of its own. */
export async function readReply<Data>(
  status: number,
  text: string,
  token: string | undefined,
): Promise<Reply<Data>> {
  try {
    const body: unknown = JSON.parse(text);
    if (!isEnvelope(body)) throw new Error('The body is not an envelope.');
    const { error, code, message, refusal, hasMore, detail } = body;
    if (error) return { ok: false, code, message, refusal, detail, status };
    return { ok: true, data: (await openData(body, token)) as Data, message, hasMore };
  } catch (cause) {
    const message = `The answer with status ${status} could not be read`;
    return { ok: false, code: noResponseCode, message, status, cause };
  }
}

function isEnvelope(body: unknown): body is Envelope<unknown> {
  return typeof body === 'object' && body !== null && 'error' in body && 'code' in body;
}

/** Few brands encrypt their replies, so what decrypts them is loaded when the first one comes. */
async function openData(body: Envelope<unknown>, token: string | undefined): Promise<unknown> {
  const { data } = body;
  if (body.dataEncrupt !== 1 || typeof data !== 'string' || token === undefined) return data;
  const { decryptReply } = await import('./decrypt-reply.ts');
  return decryptReply(data, token);
}
