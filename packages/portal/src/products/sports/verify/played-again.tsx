import type { MatchProof } from '@maidan/contract/wire';
import type { CheckedMarket, CheckedProof, ReplayedMatch, StoryLine } from '@maidan/feeds/replay-match';
import { Badge, type BadgeTone } from '@maidan/ui/badge.tsx';
import { Card } from '@maidan/ui/card.tsx';
import { ScrollBody } from '@maidan/ui/dialogs/dialog-parts.tsx';
import { FailedState, SkeletonRows } from '@maidan/ui/page-states.tsx';
import { type Column, DataTable } from '@maidan/ui/tables/table.tsx';
import { useRunnerName } from '../../../texts/runner-name.ts';
import { useCheckedProof } from './api.ts';
import type { VerifyTexts } from './texts/en.ts';
import { useVerifyTexts } from './texts/verify-texts.ts';

export function PlayedAgain({ proof }: { readonly proof: MatchProof }) {
  const texts = useVerifyTexts();
  const { data: checked, error, refetch } = useCheckedProof(proof);
  if (error)
    return (
      <FailedState
        title={texts.notPlayed}
        reason={error.message}
        retry={texts.retry}
        onRetry={() => void refetch()}
      />
    );
  return (
    <>
      <div aria-live="polite">{checked ? <Conclusion checked={checked} /> : <p>{texts.playing}</p>}</div>
      {!checked && <SkeletonRows rows={6} />}
      {checked?.kind === 'replayed' && (
        <>
          <Card title={texts.played}>
            <MatchStory match={checked.match} />
          </Card>
          <h2 className="font-semibold">{texts.results}</h2>
          <MarketsTable markets={checked.markets} runnersOf={runnersIn(proof)} />
        </>
      )}
    </>
  );
}

/** The names of runners, by market. */
function runnersIn({ markets }: MatchProof): (marketId: string, runnerId: string) => string {
  const known = new Map(markets.map(({ marketId, runners }) => [marketId, runners]));
  return (marketId, runnerId) => known.get(marketId)?.find(({ id }) => id === runnerId)?.name ?? runnerId;
}

const countOf = (markets: readonly CheckedMarket[], verdict: CheckedMarket['verdict']): number =>
  markets.filter((market) => market.verdict === verdict).length;

function Conclusion({ checked }: { readonly checked: CheckedProof }) {
  const texts = useVerifyTexts();
  if (checked.kind === 'secret') return <p>{texts.secret}</p>;
  if (checked.kind === 'unknown-generator') return <p>{texts.otherGenerator(checked.generator)}</p>;
  if (checked.kind === 'unknown-match') return <Verdict isGood={false} text={texts.unknownMatch} />;
  if (checked.kind === 'other-seed') return <Verdict isGood={false} text={texts.otherSeed} />;
  const byHand = countOf(checked.markets, 'by-hand');
  return (
    <div className="flex flex-col gap-1">
      {checked.isProven ? (
        <Verdict isGood text={texts.proven} />
      ) : (
        <Verdict isGood={false} text={texts.notProven(countOf(checked.markets, 'different'))} />
      )}
      {byHand > 0 && <p className="text-sm">{texts.byHand(byHand)}</p>}
    </div>
  );
}

function Verdict({ isGood, text }: { readonly isGood: boolean; readonly text: string }) {
  return (
    <p className="flex items-center gap-2 font-semibold">
      <Badge tone={isGood ? 'win' : 'loss'}>
        <span aria-hidden="true">{isGood ? '✓' : '✗'}</span>
      </Badge>
      {text}
    </p>
  );
}

/** Over by over, event by event or set by set. */
export function MatchStory({ match }: { readonly match: ReplayedMatch }) {
  return (
    <div className="flex flex-col gap-3">
      <p className="font-semibold">
        <bdi>{match.ending}</bdi>
      </p>
      {match.story.map(({ number, title, lines }) => (
        <section key={number} className="flex flex-col gap-1">
          <h3 className="text-sm font-medium">
            <bdi>{title}</bdi>
          </h3>
          {/* The height cuts a line in half, to show that the list can be scrolled. */}
          <ScrollBody className="max-h-62">
            <ol className="text-sm">
              {lines.map((line) => (
                <Line key={`${line.label} ${line.event} ${line.text}`} line={line} />
              ))}
            </ol>
          </ScrollBody>
        </section>
      ))}
    </div>
  );
}

function Line({ line }: { readonly line: StoryLine }) {
  const { events } = useVerifyTexts();
  const { label, text, event, score } = line;
  return (
    <li className="flex gap-2 border-b border-line py-1 last:border-b-0">
      <bdi dir="ltr" className="tabular w-9 shrink-0 text-muted rtl:text-right">
        {label}
      </bdi>
      <span className="min-w-0 flex-1">
        {event !== undefined && <>{events[event]}: </>}
        <bdi dir="ltr" className="wrap-anywhere">
          {text}
        </bdi>
      </span>
      <bdi dir="ltr" className="tabular shrink-0 font-medium">
        {score}
      </bdi>
    </li>
  );
}

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

type MarketResult = CheckedMarket['result'] | CheckedMarket['replayed'];

function columnsIn(
  texts: VerifyTexts,
  runnersOf: MarketsTableProps['runnersOf'],
): readonly Column<CheckedMarket>[] {
  const formatResult = (marketId: string, result: MarketResult): string => {
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
      cell: ({ marketId, result }) => <bdi>{formatResult(marketId, result)}</bdi>,
    },
    {
      key: 'replayed',
      header: texts.replayed,
      cell: ({ marketId, replayed }) => <bdi>{formatResult(marketId, replayed)}</bdi>,
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
  const formatRunner = useRunnerName();
  return (
    <DataTable
      caption={texts.results}
      columns={columnsIn(texts, (marketId, runnerId) => formatRunner(runnersOf(marketId, runnerId)))}
      rows={markets.toSorted((one, other) => ranks[one.verdict] - ranks[other.verdict])}
      rowKey={({ marketId }) => marketId}
      empty={texts.none}
    />
  );
}
