import { useAviatorTexts } from '../../../i18n/aviator/aviator-texts.ts';
import { FailedState } from '../../../ui/failed-state.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import type { useListedBets } from '../api.ts';
import { BetRows } from './bet-rows.tsx';

interface ListedRowsProps {
  readonly caption: string;
  readonly list: ReturnType<typeof useListedBets>;
}

export function ListedRows({ caption, list: { data, error, refetch } }: ListedRowsProps) {
  const { bets: texts } = useAviatorTexts();
  if (data) return <BetRows caption={caption} bets={data} />;
  if (!error) return <SkeletonRows rows={4} rowClassName="h-7" />;
  return (
    <FailedState
      title={texts.notLoaded}
      reason={error.message}
      retry={texts.retry}
      onRetry={() => void refetch()}
    />
  );
}
