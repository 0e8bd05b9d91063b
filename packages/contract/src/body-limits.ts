/** The most bytes the body of a call, or a message of a socket, may have where nothing else is said. */
export const usualBodyBytes = 8 * 1024;

/** How deep lists and objects may be nested in what a client sends. No request of the contract needs more than four levels. */
export const nestingMost = 16;

const [quote, backslash, openList, closeList, openObject, closeObject] = [0x22, 0x5c, 0x5b, 0x5d, 0x7b, 0x7d];

/** Looks at each character once, without parsing: a text that is not JSON at all may get either answer. */
export function isNestedTooDeeply(json: string): boolean {
  let depth = 0;
  let isInText = false;
  for (let at = 0; at < json.length; at += 1) {
    const code = json.charCodeAt(at);
    if (isInText) {
      if (code === backslash) at += 1;
      else if (code === quote) isInText = false;
    } else if (code === quote) isInText = true;
    else if (code === openList || code === openObject) {
      depth += 1;
      if (depth > nestingMost) return true;
    } else if (code === closeList || code === closeObject) depth -= 1;
  }
  return false;
}

/**
 * The place in a request of text that PostgreSQL cannot store (a NUL, half of a surrogate pair), or undefined. Checked once
 * for every call, since the database would report it as an internal error.
 */
export function findUnstorableText(
  value: unknown,
  path: readonly string[] = [],
): readonly string[] | undefined {
  if (typeof value === 'string') return isStorable(value) ? undefined : path;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, part] of Object.entries(value)) {
    const found = isStorable(key) ? findUnstorableText(part, [...path, key]) : path;
    if (found !== undefined) return found;
  }
  return undefined;
}

const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0');
