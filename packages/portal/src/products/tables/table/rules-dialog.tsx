import { type PayRow, rulesOf } from '@maidan/games/rules';
import { Dialog } from '@maidan/ui/dialogs/dialog.tsx';
import { formatPrice } from '@maidan/ui/format/rates.ts';
import { FailedState } from '@maidan/ui/page-states.tsx';
import { type Column, DataTable } from '@maidan/ui/tables/table.tsx';
import { useQuery } from '@tanstack/react-query';
import { figureColumn } from '../../../betting/bet-table.tsx';
import { useLanguage, useTexts } from '../../../texts/texts.ts';
import type { TableTexts } from '../texts/en.ts';
import { useTableTexts } from '../texts/table-texts.ts';

const columns = (texts: TableTexts): readonly Column<PayRow>[] => [
  { key: 'option', header: texts.option, cell: ({ name }) => <bdi>{name}</bdi> },
  figureColumn({ key: 'pays', header: texts.pays }, ({ price }) => formatPrice(price)),
  figureColumn({ key: 'returns', header: texts.returns }, ({ returns }) => `${formatPrice(returns)}\u00a0%`),
];

interface RulesDialogProps {
  readonly code: string;
  readonly title: string;
  readonly onClose: () => void;
}

/** The rules, with what each option pays and returns. */
export function RulesDialog({ code, title, onClose }: RulesDialogProps) {
  const texts = useTableTexts();
  const language = useLanguage();
  const { errors } = useTexts();
  const {
    data: rules,
    isError,
    refetch,
  } = useQuery({
    queryKey: ['table-rules', code],
    queryFn: async () => (await rulesOf(code)) ?? null,
  });
  const translated = language === 'en' ? undefined : rules?.translated[language];
  return (
    <Dialog open wide onOpenChange={(isOpen) => !isOpen && onClose()} title={texts.rulesTitle(title)}>
      {isError ? (
        <FailedState
          title={errors.brokenTitle}
          reason={errors.noResponse}
          retry={texts.failed.retry}
          onRetry={() => void refetch()}
        />
      ) : (
        <>
          <div className="flex flex-col gap-2">
            {(translated ?? rules)?.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <h3 className="mt-4 mb-2 font-semibold">{texts.payTable}</h3>
          <DataTable
            caption={texts.payTable}
            columns={columns(texts)}
            rows={
              rules?.pays.map((row, place) => ({ ...row, name: translated?.pays[place] ?? row.name })) ?? []
            }
            rowKey={({ name }) => name}
            empty={texts.bets.noData}
            loading={rules === undefined}
          />
          <p className="mt-2 text-sm text-muted">{texts.returnsHint}</p>
        </>
      )}
    </Dialog>
  );
}
