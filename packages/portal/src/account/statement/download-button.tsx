import { Button } from '@maidan/ui/button.tsx';
import { formatDateTime } from '@maidan/ui/format/dates.ts';
import { Download } from '@maidan/ui/icons/signs.ts';
import { toast } from '@maidan/ui/toast.tsx';
import { useState } from 'react';
import { useGameTitle } from '../../products/launched/texts/use-game-title.ts';
import { useTexts } from '../../texts/texts.ts';
import { useAccountTexts } from '../texts/account-texts.ts';
import { fetchEntries, type StatementFilter } from './api.ts';
import { nameGames, partSeparator, remarkParts, type StatementEntry } from './statement-entry.ts';

function save(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** Downloads the whole period, not only the page shown. */
export function DownloadButton({ filter }: { readonly filter: StatementFilter }) {
  const all = useAccountTexts();
  const { statement: texts, date } = all;
  const { errors } = useTexts();
  const formatGame = useGameTitle();
  const [isBusy, setBusy] = useState(false);

  async function download(): Promise<void> {
    setBusy(true);
    try {
      const entries = await fetchEntries(filter, Number.POSITIVE_INFINITY);
      const named = nameGames(entries, formatGame).map((entry) => ({
        ...entry,
        remark: remarkParts(entry, all).join(partSeparator),
      }));
      save(statementCsv(named, { ...texts, date }), `statement-${filter.range.from}-${filter.range.to}.csv`);
    } catch (error) {
      const reason = error instanceof Error ? error.message : errors.title;
      toast.error(reason, { title: texts.downloadFailed });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button variant="outline" className="bg-surface" busy={isBusy} onClick={() => void download()}>
      <Download aria-hidden="true" className="size-4" />
      {texts.download}
    </Button>
  );
}

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
