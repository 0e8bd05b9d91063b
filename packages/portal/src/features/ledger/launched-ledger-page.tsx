import { Link, useParams } from 'react-router';
import { pathTo } from '../../api/paths.ts';
import { formatDate, formatDay } from '../../format/dates.ts';
import { now } from '../../format/now.ts';
import { useAccountTexts } from '../../i18n/account/account-texts.ts';
import { useTexts } from '../../i18n/texts.ts';
import { buttonLook } from '../../ui/button-look.ts';
import { FailedState } from '../../ui/failed-state.tsx';
import { LatestOnly } from '../../ui/latest-only.tsx';
import { DataTable } from '../../ui/tables/table.tsx';
import { useLaunchedLedger } from './api.ts';
import { launchedBetColumns } from './bets/casino-bet-columns.tsx';
import { PlusMinus } from './plus-minus.tsx';

/** A day at games launched from elsewhere; its parameters may all be left out (document 2, section 2). */
export function LaunchedLedgerPage() {
  const { eventId, date = formatDay(now()) } = useParams();
  const { titles, screens } = useTexts();
  const texts = useAccountTexts();
  const { details } = texts;
  const { data, isPending, error, refetch } = useLaunchedLedger({ eventId, date });
  return (
    <div className="flex flex-col gap-4">
      <Link to={pathTo('dashboard')} className={buttonLook('outline', 'md', 'self-start bg-surface')}>
        {screens.backHome}
      </Link>
      <div>
        <h1 className="text-xl font-semibold">{titles.internationalLedgerCasinoDetails}</h1>
        <p className="tabular text-sm text-muted">{formatDate(`${date}T12:00:00+05:30`)}</p>
      </div>
      {error ? (
        <FailedState
          title={texts.notLoaded}
          reason={error.message}
          retry={texts.retry}
          onRetry={() => void refetch()}
        />
      ) : (
        <>
          <PlusMinus
            boxes={[
              { title: details.casinoPlusMinus, coins: data?.clientProfitLoss },
              { title: details.totalCommission, coins: data?.clientComm },
              { title: details.netPlusMinus, coins: data && data.clientProfitLoss + data.clientComm },
            ]}
          />
          {data?.hasMore && <LatestOnly says={texts.latestBets} shown={data.casinoBetData.length} />}
          <DataTable
            caption={titles.internationalLedgerCasinoDetails}
            columns={launchedBetColumns(texts)}
            rows={data?.casinoBetData ?? []}
            rowKey={({ _id }) => _id}
            empty={details.noCasinoBets}
            loading={isPending}
          />
        </>
      )}
    </div>
  );
}
