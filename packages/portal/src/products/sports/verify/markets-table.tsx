import type { CheckedMarket } from '@maidan/feeds/replay-match';
import { Badge, type BadgeTone } from '@maidan/ui/badge.tsx';
import { type Column, DataTable } from '@maidan/ui/tables/table.tsx';
import { useRunnerName } from '../../../texts/runner-name.ts';
import type { VerifyTexts } from './texts/en.ts';
import { useVerifyTexts } from './texts/verify-texts.ts';

const tones: Record<CheckedMarket['verdict'], BadgeTone> = {
  same: 'win',
  'by-hand': 'warning',
  different: 'loss',
  undecided: 'plain',
};

/** Mismatches first, then results set by hand, then the rest in order. */
const ranks: Record<CheckedMarket['verdict'], number> = {
  different: 0,
  'by-hand': 1,
  undecided: 2,
  same: 3,
};

interface MarketsTableProps {
  readonly markets: readonly CheckedMarket[];
  readonly runnersOf: (marketId: string, runnerId: string) => string;
}

type Said = CheckedMarket['result'] | CheckedMarket['replayed'];

function columnsIn(
  texts: VerifyTexts,
  runnersOf: MarketsTableProps['runnersOf'],
): readonly Column<CheckedMarket>[] {
  const say = (marketId: string, result: Said): string => {
    if (result === null || result === undefined) return '–';
    if (result.kind === 'winner') return runnersOf(marketId, result.runnerId);
    if (result.kind === 'run') return String(result.run);
    return result.kind === 'void' ? texts.void : texts.other;
  };
  return [
    {
      key: 'market',
      header: texts.market,
      cell: ({ marketName }) => <bdi className="font-medium wrap-anywhere">{marketName}</bdi>,
    },
    {
      key: 'declared',
      header: texts.declared,
      cell: ({ marketId, result }) => <bdi>{say(marketId, result)}</bdi>,
    },
    {
      key: 'replayed',
      header: texts.replayed,
      cell: ({ marketId, replayed }) => <bdi>{say(marketId, replayed)}</bdi>,
    },
    {
      key: 'verdict',
      header: texts.verdict,
      cell: ({ verdict }) => <Badge tone={tones[verdict]}>{texts.verdicts[verdict]}</Badge>,
    },
  ];
}

export function MarketsTable({ markets, runnersOf }: MarketsTableProps) {
  const texts = useVerifyTexts();
  const sayRunner = useRunnerName();
  return (
    <DataTable
      caption={texts.results}
      columns={columnsIn(texts, (marketId, runnerId) => sayRunner(runnersOf(marketId, runnerId)))}
      rows={markets.toSorted((one, other) => ranks[one.verdict] - ranks[other.verdict])}
      rowKey={({ marketId }) => marketId}
      empty={texts.none}
    />
  );
}
