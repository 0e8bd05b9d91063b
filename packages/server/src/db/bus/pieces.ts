/** A notice of PostgreSQL has less than 8,000 bytes; a character has at most four. */
const piece = /[\s\S]{1,1900}/gu;

/** Numbered, since equal notices of one transaction are delivered once. */
export function piecesOf(message: string): string[] {
  const texts = message.match(piece) ?? [''];
  return texts.map((text, at) => `${at + 1}/${texts.length}:${text}`);
}

const head = /^(\d+)\/(\d+):/;

/** Joins the pieces that arrive from each sender; undefined until a message is whole. */
export function joinPieces(): (sender: string, piece: string) => string | undefined {
  const begun = new Map<string, string[]>();
  return (sender, text) => {
    const found = head.exec(text);
    if (found === null) return undefined;
    const [number, count] = [Number(found[1]), Number(found[2])];
    const texts = number === 1 ? [] : (begun.get(sender) ?? []);
    begun.delete(sender);
    // The beginning was not heard.
    if (texts.length !== number - 1) return undefined;
    texts.push(text.slice(found[0].length));
    if (number === count) return texts.join('');
    begun.set(sender, texts);
    return undefined;
  };
}
