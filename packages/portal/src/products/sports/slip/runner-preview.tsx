import { noCoins } from '@maidan/betting';
import { Position } from '../../../betting/position.tsx';
import { useRunnerName } from '../../../texts/runner-name.ts';
import { useRunnerPosition, useRunnerPreview } from '../bets/positions.ts';
import type { RunnerKind } from '../prices/match-book.ts';
import { useRows } from '../prices/match-prices.tsx';
import { useSportsTexts } from '../texts/sports-texts.ts';
import type { SportsBet } from './sports-bet.ts';

interface RunnerPreviewProps {
  readonly bet: SportsBet;
  readonly kind: RunnerKind;
}

/** The profit if each runner wins, now and with the bet on the slip. */
export function RunnerPreview({ bet, kind }: RunnerPreviewProps) {
  const { match: texts } = useSportsTexts();
  const sayRunner = useRunnerName();
  const rows = useRows(bet.table);
  const runners = rows.map(({ selectionId }) => selectionId);
  const held = useRunnerPosition(bet.matchId, kind);
  const preview = useRunnerPreview({ matchId: bet.matchId, kind, runners });
  return (
    <dl className="flex flex-col gap-1 rounded-lg bg-raised p-2 text-sm">
      {rows.map(({ selectionId, name }) => (
        <div key={selectionId} className="flex flex-wrap justify-between gap-x-3">
          <dt className="min-w-0">{texts.ifWins(sayRunner(name))}</dt>
          <dd className="ms-auto flex items-center gap-1.5 font-semibold">
            <Position
              held={held.get(selectionId) ?? noCoins}
              preview={preview && (preview.get(selectionId) ?? noCoins)}
            />
          </dd>
        </div>
      ))}
    </dl>
  );
}
