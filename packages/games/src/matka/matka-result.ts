import { ankOf } from './pannas.ts';

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
