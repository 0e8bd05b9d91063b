import { FailedState } from '@maidan/ui/failed-state.tsx';
import { SkeletonRows } from '@maidan/ui/skeleton.tsx';
import type { useListedBets } from '../api.ts';
import { useAviatorTexts } from '../texts/aviator-texts.ts';
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
