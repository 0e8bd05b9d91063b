import type { CasinoBet } from '@maidan/contract/wire';
import { useTableTexts } from '../../../i18n/table/table-texts.ts';
import { Amount } from '../../../ui/figures/amount.tsx';

export function BetProfit({ bet }: { readonly bet: CasinoBet }) {
  const { bets: texts } = useTableTexts();
  return bet.isDeclare === 1 ? (
    <Amount coins={bet.profitLoss} summary className="font-semibold" />
  ) : (
    <span className="text-xs text-muted">{texts.notDeclared}</span>
  );
}
