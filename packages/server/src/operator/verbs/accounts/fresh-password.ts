/** No letters or digits that are taken for each other when read aloud or off paper; 32 of them. */
const signs = 'abcdefghijkmnpqrstuvwxyz23456789';
const length = 15;

/** Seventy-five bits, in groups of five. */
export function freshPassword(randomBytes: (length: number) => Uint8Array): string {
  const drawn = [...randomBytes(length)].map((byte) => signs[byte % signs.length] ?? '');
  return [drawn.slice(0, 5), drawn.slice(5, 10), drawn.slice(10)].map((group) => group.join('')).join('-');
}
