import { ankOf, isPanna, jodiOf } from './pannas.ts';

/** The pannas drawn so far on a day. */
export interface DrawnPannas {
  readonly open?: string | undefined;
  readonly close?: string | undefined;
}

/**
 * The printed result, with stars for what is not drawn yet: 134-80-479, 134-8*-***. Empty while nothing is.
 */
export function writeMatkaResult({ open, close }: DrawnPannas): string {
  if (open === undefined && close === undefined) return '';
  const anks = [open, close].map((panna) => (panna === undefined ? '*' : ankOf(panna)));
  return `${open ?? '***'}-${anks.join('')}-${close ?? '***'}`;
}

/** Reads a printed result. Undefined unless its pannas are valid and match its jodi. */
export function readMatkaResult(text: string): Required<DrawnPannas> | undefined {
  const [, open = '', jodi, close = ''] = /^(\d{3})-(\d{2})-(\d{3})$/.exec(text) ?? [];
  if (!isPanna(open) || !isPanna(close)) return undefined;
  return jodiOf(open, close) === jodi ? { open, close } : undefined;
}
