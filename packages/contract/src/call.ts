import type { z } from 'zod';
import { usualBodyBytes } from './body-limits.ts';
import type { Method } from './methods.ts';

export type Product = 'user' | 'website' | 'sports' | 'casino' | 'matka' | 'reports';

/**
 * The HTTP status of a refusal. Clients of some calls take every 2xx for success and read `message` of anything else; those of
 * others read `error` and show nothing of what is not 2xx.
 */
export type RefusalStatus = 200 | 422;

/** One row of the table of calls: `request` is the body (the query of a GET), `data` the envelope's data. */
export interface Call {
  readonly method: Method;
  /** Other clients send it so. */
  readonly alsoBy?: Method;
  readonly refusalStatus: RefusalStatus;
  /** Answered below the socket's address, too: clients send it there. */
  readonly isAtSocketAddress?: true;
  readonly session: 'required' | 'none';
  readonly product: Product;
  readonly summary: string;
  readonly request: z.ZodType;
  readonly data: z.ZodType;
  /** The most bytes its body may have; the usual ones where left out. */
  readonly bodyBytes?: number;
  /** What `data` is instead for clients that ask as others do. */
  readonly otherData?: z.ZodType;
  /** What a reply has beside `data`, where some clients read it. */
  readonly beside?: z.ZodObject;
}

export const bodyBytesOf = ({ bodyBytes = usualBodyBytes }: Call): number => bodyBytes;

export const isAtSocketAddress = ({ isAtSocketAddress: isThere }: Call): boolean => isThere === true;
