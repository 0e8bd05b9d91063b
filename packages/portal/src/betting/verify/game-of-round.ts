/** The house numbers the rounds of a game: `lucky7eu.17`. */
export const gameOfRound = (roundId: string): string => roundId.replace(/\.[^.]*$/, '');

/** A copied round contains its game; empty for a text without one. */
export function gameOfText(text: string): string {
  try {
    const copied: unknown = JSON.parse(text);
    const isNamed = typeof copied === 'object' && copied !== null && 'game' in copied;
    return isNamed ? String(copied.game) : '';
  } catch {
    return '';
  }
}
