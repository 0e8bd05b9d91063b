import type { CasinoBet } from '@maidan/contract/wire';
import { Amount } from '@maidan/ui/figures/amount.tsx';
import { useTableTexts } from '../../texts/table-texts.ts';

export function BetProfit({ bet }: { readonly bet: CasinoBet }) {
  const { bets: texts } = useTableTexts();
  return bet.isDeclare === 1 ? (
    <Amount coins={bet.profitLoss} summary className="font-semibold" />
  ) : (
    <span className="text-xs text-muted">{texts.notDeclared}</span>
  );
}
