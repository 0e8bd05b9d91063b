import { z } from 'zod';
import type { RefusalFacts } from './house-refusals.ts';

interface EnvelopeHead {
  readonly error: boolean;
  readonly code: number;
  readonly message: string;
  /** The message as data, to be said in another language. */
  readonly refusal?: RefusalFacts;
  /** For a malformed request: the field and what was expected there, for the developer of the client. */
  readonly detail?: string;
}

export interface OpenEnvelope<Data> extends EnvelopeHead {
  readonly data?: Data;
  /** Where `data` is itself a list: older entries were left out. */
  readonly hasMore?: boolean;
  readonly dataEncrupt?: 0;
}

/** `data` is base64 of the 12-byte nonce followed by the ciphertext and its tag. */
export interface SealedEnvelope extends EnvelopeHead {
  readonly data: string;
  readonly hasMore?: boolean;
  readonly dataEncrupt: 1;
}

/** What an envelope has in place of open data. */
export const sealedData = (data: string): Pick<SealedEnvelope, 'data' | 'dataEncrupt'> => ({
  data,
  dataEncrupt: 1,
});

export type Envelope<Data> = OpenEnvelope<Data> | SealedEnvelope;

const refusal = z.object({ key: z.string(), figures: z.record(z.string(), z.string()) });
const head = {
  error: z.boolean(),
  code: z.int(),
  message: z.string(),
  refusal: refusal.optional(),
  detail: z.string().optional(),
};
const hasMore = z.boolean().optional();

const openEnvelope = <Data extends z.ZodType>(data: Data) =>
  z.object({ ...head, data: data.optional(), hasMore, dataEncrupt: z.literal(0).optional() });

const sealedEnvelope = z.object({ ...head, data: z.base64(), hasMore, dataEncrupt: z.literal(1) });

export const envelope = <Data extends z.ZodType>(data: Data) => z.union([sealedEnvelope, openEnvelope(data)]);
