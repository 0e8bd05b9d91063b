export type Encoding = 'br' | 'gzip';

/** The smallest encoding that a client accepts. */
export function bestEncoding(accepted: string | string[] | undefined): Encoding | undefined {
  const refused = /;\s*q=0(\.0*)?\s*$/;
  const names = String(accepted ?? '')
    .toLowerCase()
    .split(',')
    .filter((part) => !refused.test(part))
    .map((part) => part.split(';')[0]?.trim());
  return (['br', 'gzip'] as const).find((name) => names.includes(name));
}
