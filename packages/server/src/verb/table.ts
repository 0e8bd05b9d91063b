import { coins, formatCoins, type Side } from '@maidan/betting';
import { indiaTime } from '../time/period.ts';

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

export const shownCoins = (hundredths: bigint): string => formatCoins(coins(hundredths));

export const shownWithCoins = (hundredths: bigint): string =>
  `${shownCoins(hundredths)} ${hundredths === 100n ? 'coin' : 'coins'}`;

/** Such as "1 market" and "2 markets". */
export const shownCount = (count: number, one: string, several = `${one}s`): string =>
  `${count} ${count === 1 ? one : several}`;

/** A bet that names a run is on a session. */
export const shownSide = ({ side, run }: { readonly side: Side; readonly run: number | null }): string => {
  if (run === null) return side;
  return side === 'back' ? 'yes' : 'no';
};

/** Ten-thousandths as per cent. */
export const shownPercent = (rate: number): string => `${rate / 100}%`;

/** As the screens show times: +05:30. */
export const shownTime = (ms: number): string => indiaTime(ms).slice(0, 19).replace('T', ' ');
