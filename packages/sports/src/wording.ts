/** 1 -> "1st". */
export function ordinal(count: number): string {
  const tens = count % 100;
  if (tens >= 11 && tens <= 13) return `${count}th`;
  const ending = ({ 1: 'st', 2: 'nd', 3: 'rd' } as const)[count % 10] ?? 'th';
  return `${count}${ending}`;
}

/** "1 ball", "2 balls"; "1 boundary", "2 boundaries" where the plural is given. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
