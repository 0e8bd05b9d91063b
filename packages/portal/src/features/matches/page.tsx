import type { Match } from '@maidan/contract/wire';
import { useState } from 'react';
import { useBrand } from '../../brand/brand.ts';
import { useSportsTexts } from '../../i18n/sports/sports-texts.ts';
import { useLanguage, useTexts } from '../../i18n/texts.ts';
import { AllMatchesDialog } from '../../sports/matches/all-matches-dialog.tsx';
import { isInPlay, useMatchList } from '../../sports/matches/match-list.ts';
import { useBestPrices } from '../../sports/prices/best-prices.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FailedState } from '../../ui/failed-state.tsx';
import { Segmented } from '../../ui/form/segmented.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { MatchRow } from './match-row.tsx';
import { otherSports, type SportName, sportOf, sportsShown } from './sports.ts';

const none: readonly Match[] = [];

export function MatchesPage() {
  const { matches: texts } = useSportsTexts();
  const { ui } = useTexts();
  const { flags } = useBrand();
  const language = useLanguage();
  const [chosen, setChosen] = useState<SportName>('cricket');
  const [isAllOpen, setAllOpen] = useState(false);
  const [isNotStarted, setNotStarted] = useState(false);
  const { data = none, isPending, error, refetch } = useMatchList();
  const sports = sportsShown(data);
  const sport = sports.includes(chosen) ? chosen : 'cricket';
  const shown = data.filter((match) => sportOf(match) === sport);
  const prices = useBestPrices(
    shown
      .filter((match) => match.socketPerm)
      .toSorted(inPlayFirst)
      .map(({ eventId }) => eventId),
  );

  return (
    <div className="flex flex-col gap-3">
      {flags.sport && (
        <Segmented
          label={texts.filter}
          value={sport}
          onValueChange={setChosen}
          segments={sports.map((name) => ({
            value: name,
            label: name === 'other' ? otherSports[language] : texts.sports[name],
          }))}
        />
      )}
      <div className="flex justify-end">
        <Button size="sm" variant="outline" onClick={() => setAllOpen(true)}>
          {texts.all}
        </Button>
      </div>
      {isPending && <SkeletonRows rows={6} rowClassName="h-33" />}
      {error && shown.length === 0 && (
        <FailedState
          title={texts.failed}
          reason={error.message}
          retry={texts.retry}
          onRetry={() => void refetch()}
        />
      )}
      {!isPending && !error && shown.length === 0 && <EmptyState title={texts.none} />}
      <ul className="flex flex-col gap-2">
        {shown.map((match) => (
          <li key={match.marketId}>
            <MatchRow match={match} prices={prices} onNotStarted={() => setNotStarted(true)} />
          </li>
        ))}
      </ul>
      {isAllOpen && <AllMatchesDialog onClose={() => setAllOpen(false)} />}
      <Dialog
        open={isNotStarted}
        onOpenChange={setNotStarted}
        title={texts.notStarted}
        footer={<Button onClick={() => setNotStarted(false)}>{ui.close}</Button>}
      />
    </div>
  );
}

function inPlayFirst(one: Match, other: Match): number {
  return Number(isInPlay(other)) - Number(isInPlay(one));
}
