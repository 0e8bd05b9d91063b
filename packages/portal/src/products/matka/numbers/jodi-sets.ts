const reversed = (jodi: string): string => [...jodi].reverse().join('');

/** Both digits equal or five apart. */
export function isRedJodi(jodi: string): boolean {
  const [one = 0, other = 0] = [...jodi].map(Number);
  return (one - other) % 5 === 0;
}

const digits = [...'0123456789'];

/** The ten jodis with the same first digit. */
export const rowOf = (jodi: string): readonly string[] => digits.map((digit) => `${jodi.charAt(0)}${digit}`);
/** The ten jodis with the same last digit. */
export const columnOf = (jodi: string): readonly string[] =>
  digits.map((digit) => `${digit}${jodi.charAt(1)}`);
/** The same digits reversed. */
export const paltiOf = (jodis: readonly string[]): readonly string[] => jodis.map(reversed);
