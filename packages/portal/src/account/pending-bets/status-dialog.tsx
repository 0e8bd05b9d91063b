import type { PendingBet } from '@maidan/contract/wire';
import { Button } from '@maidan/ui/button.tsx';
import { Dialog } from '@maidan/ui/dialogs/dialog.tsx';
import { formatCoins } from '@maidan/ui/format/coins.ts';
import { formatDateTime } from '@maidan/ui/format/dates.ts';
import { formatBetRate } from '@maidan/ui/format/rates.ts';
import { wordFor } from '../../texts/word-for.ts';
import { useAccountTexts } from '../texts/account-texts.ts';
import { showMarketType } from './pending-columns.tsx';

interface StatusDialogProps {
  readonly bet: PendingBet;
  readonly onClose: () => void;
}

export function StatusDialog({ bet, onClose }: StatusDialogProps) {
  const all = useAccountTexts();
  const { pending: texts } = all;
  const facts: readonly (readonly [string, string])[] = [
    [texts.stake, formatCoins(bet.amount)],
    [texts.rate, formatBetRate(bet.rate)],
    [texts.type, wordFor(texts.types, bet.type)],
    [texts.marketType, showMarketType(bet.marketType, all)],
    [texts.time, formatDateTime(bet.time)],
  ];
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={texts.statusTitle}
      description={texts.statusBody}
      footer={<Button onClick={onClose}>{texts.confirm}</Button>}
    >
      <p className="mb-2 font-semibold">
        <bdi>{bet.market}</bdi>
      </p>
      <dl className="divide-y divide-line rounded-xl border border-line">
        {facts.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-4 px-3 py-2 text-sm">
            <dt className="text-muted">{name}</dt>
            <dd dir="auto" className="tabular font-medium">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
