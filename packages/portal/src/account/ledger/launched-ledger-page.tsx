import type { CasinoBet, CasinoLedger } from '@maidan/contract/wire';
import { buttonLook } from '@maidan/ui/button.tsx';
import { formatDay } from '@maidan/ui/format/dates.ts';
import { now } from '@maidan/ui/format/now.ts';
import { FailedState } from '@maidan/ui/page-states.tsx';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { pathTo } from '../../paths.ts';
import { useGameTitle } from '../../products/launched/texts/use-game-title.ts';
import { useTexts } from '../../texts/texts.ts';
import { useAccountTexts } from '../texts/account-texts.ts';
import { useLaunchedLedger } from './api.ts';
import { launchedBetColumns } from './bets/casino-bet-columns.tsx';
import { CasinoDayHead, CasinoEntry } from './entry-parts.tsx';
import { StoryDialog } from './story/story-dialog.tsx';

const figuresOf = ({ clientProfitLoss, clientComm }: CasinoLedger) => ({
  results: clientProfitLoss,
  commission: clientComm,
  net: clientProfitLoss + clientComm,
});

/** A day at launched games; all its parameters are optional (document 2, section 2). */
export function LaunchedLedgerPage() {
  const { eventId, date = formatDay(now()) } = useParams();
  const { titles, screens } = useTexts();
  const texts = useAccountTexts();
  const formatGame = useGameTitle();
  const { data, error, refetch } = useLaunchedLedger({ eventId, date });
  const [chosenBet, setChosenBet] = useState<CasinoBet>();
  return (
    <div className="flex flex-col gap-4">
      <Link to={pathTo('dashboard')} className={buttonLook('outline', 'md', 'self-start bg-surface')}>
        {screens.backHome}
      </Link>
      <CasinoDayHead title={titles.internationalLedgerCasinoDetails} date={date} />
      {error ? (
        <FailedState
          title={texts.notLoaded}
          reason={error.message}
          retry={texts.retry}
          onRetry={() => void refetch()}
        />
      ) : (
        <CasinoEntry
          figures={data && figuresOf(data)}
          bets={data?.casinoBetData}
          hasMore={data?.hasMore}
          caption={titles.internationalLedgerCasinoDetails}
          columns={launchedBetColumns(texts, setChosenBet, formatGame)}
        />
      )}
      {chosenBet && <StoryDialog betId={chosenBet._id} onClose={() => setChosenBet(undefined)} />}
    </div>
  );
}
