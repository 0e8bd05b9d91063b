/**
 * Where a request holds text PostgreSQL cannot keep (a NUL, half of a surrogate pair), or undefined. Checked once
 * for every call, since the database would only say so as a fault of ours.
 */
export function findUnkeepable(value: unknown, path: readonly string[] = []): readonly string[] | undefined {
  if (typeof value === 'string') return isKeepable(value) ? undefined : path;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, part] of Object.entries(value)) {
    const found = isKeepable(key) ? findUnkeepable(part, [...path, key]) : path;
    if (found !== undefined) return found;
  }
  return undefined;
}

const isKeepable = (text: string): boolean => text.isWellFormed() && !text.includes('\0');
