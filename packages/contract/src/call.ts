import type { z } from 'zod';
import { usualBodyBytes } from './body-limits.ts';
import type { Method } from './methods.ts';

export type Product = 'user' | 'website' | 'sports' | 'casino' | 'matka' | 'reports';

/** One row of the table of calls: `request` is the body (the query of a GET), `data` the envelope's data. */
export interface Call {
  readonly method: Method;
  readonly session: 'required' | 'none';
  readonly product: Product;
  readonly summary: string;
  readonly request: z.ZodType;
  readonly data: z.ZodType;
  /** The most bytes its body may have; the usual ones where left out. */
  readonly bodyBytes?: number;
}

export const bodyBytesOf = ({ bodyBytes = usualBodyBytes }: Call): number => bodyBytes;
