export type Cell = string | number | null;
export type TableRow = Readonly<Record<string, Cell>>;

const isFigure = (cell: Cell): boolean => cell === null || typeof cell === 'number';
const shown = (cell: Cell): string => (cell === null ? '-' : String(cell));

/** Aligned columns, figures to the right; the titles are the field names of the first row. */
export function tableLines(rows: readonly TableRow[]): string[] {
  const titles = Object.keys(rows[0] ?? {});
  const columns = titles.map((title) => {
    const cells = rows.map((row) => row[title] ?? null);
    const width = Math.max(title.length, ...cells.map((cell) => shown(cell).length));
    const isRight = cells.every(isFigure) && cells.some((cell) => cell !== null);
    const fit = (text: string) => (isRight ? text.padStart(width) : text.padEnd(width));
    return [fit(title), ...cells.map((cell) => fit(shown(cell)))];
  });
  if (rows.length === 0) return [];
  return Array.from({ length: rows.length + 1 }, (_, line) =>
    columns
      .map((column) => column[line] ?? '')
      .join('  ')
      .trimEnd(),
  );
}
