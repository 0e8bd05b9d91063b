const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const length = 16;

export const seedPattern = '[A-Za-z0-9_\\-]{8,64}';

/** The player's own part in the draw: 96 random bits from the browser. */
export function makeSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return Array.from(bytes, (byte) => letters[byte % letters.length]).join('');
}
