import { ankOf, isPanna, jodiOf } from './pannas.ts';

/** What is out of a day's draws. */
export interface DrawnPannas {
  readonly open?: string | undefined;
  readonly close?: string | undefined;
}

/** As it is printed, with stars for what is not out: 134-80-479, 134-8*-***. '' while nothing is. */
export function writeMatkaResult({ open, close }: DrawnPannas): string {
  if (open === undefined && close === undefined) return '';
  const anks = [open, close].map((panna) => (panna === undefined ? '*' : ankOf(panna)));
  return `${open ?? '***'}-${anks.join('')}-${close ?? '***'}`;
}

/** A printed result whose pannas are written as pannas are, and agree with its jodi; undefined for any other. */
export function readMatkaResult(text: string): Required<DrawnPannas> | undefined {
  const [, open = '', jodi, close = ''] = /^(\d{3})-(\d{2})-(\d{3})$/.exec(text) ?? [];
  if (!isPanna(open) || !isPanna(close)) return undefined;
  return jodiOf(open, close) === jodi ? { open, close } : undefined;
}
