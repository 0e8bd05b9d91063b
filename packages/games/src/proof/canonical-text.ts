/** The same text for the same value on every machine: keys sorted, whole numbers of any size as digits. */
export function canonicalText(value: unknown): string {
  if (typeof value === 'bigint') return `"${value}"`;
  if (Array.isArray(value)) return `[${value.map(canonicalText).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).filter(([, part]) => part !== undefined);
    // Sorted by code units: the order of a locale differs between machines.
    entries.sort(([one], [other]) => (one < other ? -1 : 1));
    return `{${entries.map(([key, part]) => `${JSON.stringify(key)}:${canonicalText(part)}`).join(',')}}`;
  }
  return JSON.stringify(value) ?? 'null';
}
