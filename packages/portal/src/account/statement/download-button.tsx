import { Button } from '@maidan/ui/button.tsx';
import { Download } from '@maidan/ui/icons/signs.ts';
import { toast } from '@maidan/ui/toasts/toast.tsx';
import { useState } from 'react';
import { useGameTitle } from '../../products/launched/texts/use-game-title.ts';
import { useTexts } from '../../texts/texts.ts';
import { useAccountTexts } from '../texts/account-texts.ts';
import { fetchEntries, type StatementWish } from './api.ts';
import { nameGames, partSeparator, remarkParts } from './remark-parts.ts';
import { statementCsv } from './statement-csv.ts';

function save(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** Downloads the whole period, not only the page shown. */
export function DownloadButton({ wish }: { readonly wish: StatementWish }) {
  const all = useAccountTexts();
  const { statement: texts, date } = all;
  const { errors } = useTexts();
  const sayGame = useGameTitle();
  const [isBusy, setBusy] = useState(false);

  async function download(): Promise<void> {
    setBusy(true);
    try {
      const entries = await fetchEntries(wish, Number.POSITIVE_INFINITY);
      const said = nameGames(entries, sayGame).map((entry) => ({
        ...entry,
        remark: remarkParts(entry, all).join(partSeparator),
      }));
      save(statementCsv(said, { ...texts, date }), `statement-${wish.range.from}-${wish.range.to}.csv`);
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
