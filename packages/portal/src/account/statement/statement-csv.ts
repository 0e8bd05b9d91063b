import { formatDateTime } from '@maidan/ui/format/dates.ts';
import type { StatementEntry } from './running-balance.ts';

export interface CsvHeaders {
  readonly date: string;
  readonly remark: string;
  readonly credit: string;
  readonly debit: string;
  readonly balance: string;
}

/** A spreadsheet would evaluate text that begins like a formula; a leading apostrophe keeps it text. */
const harmless = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);
const quoted = (text: string): string => `"${harmless(text).replaceAll('"', '""')}"`;
const figure = (coins: number): string => (coins === 0 ? '' : coins.toFixed(2));

/** Begins with a byte order mark, without which spreadsheets misread non-English text. */
export function statementCsv(entries: readonly StatementEntry[], headers: CsvHeaders): string {
  const head = [headers.date, headers.remark, headers.credit, headers.debit, headers.balance].map(quoted);
  const lines = entries.map(({ createdAt, remark, amount, balance }) => [
    formatDateTime(createdAt),
    quoted(remark),
    figure(Math.max(0, amount)),
    figure(Math.max(0, -amount)),
    balance.toFixed(2),
  ]);
  return `\uFEFF${[head, ...lines].map((cells) => cells.join(',')).join('\r\n')}\r\n`;
}
