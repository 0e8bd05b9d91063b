/** 32 letters and digits without those that are easily confused. */
const signs = 'abcdefghijkmnpqrstuvwxyz23456789';
const length = 15;

/** 75 bits, written in groups of five characters. */
export function freshPassword(randomBytes: (length: number) => Uint8Array): string {
  const drawn = [...randomBytes(length)].map((byte) => signs[byte % signs.length] ?? '');
  return [drawn.slice(0, 5), drawn.slice(5, 10), drawn.slice(10)].map((group) => group.join('')).join('-');
}
