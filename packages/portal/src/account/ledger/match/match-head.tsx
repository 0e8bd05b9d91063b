import type { CompleteLedger, MatchBet, ScorePicture } from '@maidan/contract/wire';
import { DateTime, Figure } from '@maidan/ui/figures/figure.tsx';
import { formatSummary } from '@maidan/ui/format/coins.ts';
import { Skeleton } from '@maidan/ui/page-states.tsx';
import { useTexts } from '../../../texts/texts.ts';
import { useAccountTexts } from '../../texts/account-texts.ts';

function Score({ picture }: { readonly picture: ScorePicture }) {
  const lines = scoreLines(picture.score);
  if (lines.length === 0) return null;
  return (
    <dl className="mt-2 flex flex-col">
      {lines.map(({ team, score }) => (
        <div key={`${team} ${score}`} className="flex items-baseline justify-between gap-4">
          <dt className="min-w-0">
            <bdi className="block truncate">{team}</bdi>
          </dt>
          <dd className="text-lg font-bold">
            <Figure>{score}</Figure>
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface MatchHeadProps {
  /** Undefined while loading. */
  readonly ledger: CompleteLedger | undefined;
  readonly score: ScorePicture | undefined;
}

/** The match, its result and its score, if the house still has them. */
export function MatchHead({ ledger, score }: MatchHeadProps) {
  const { titles } = useTexts();
  const { details: texts } = useAccountTexts();
  const result = ledger && matchResult(ledger);
  return (
    <header className="rounded-xl border border-line bg-surface px-4 py-3">
      <h1 className="text-xl font-semibold">
        <bdi>{ledger?.completeData.matchName ?? titles.ledgerDetails}</bdi>
      </h1>
      {!ledger && <Skeleton className="mt-1 h-5 w-48" />}
      {ledger && (
        <>
          <p className="flex flex-wrap gap-x-4 text-sm text-muted">
            <DateTime at={ledger.completeData.date} />
            <span className="tabular">{texts.turnover(formatSummary(ledger.sessionTurnOver))}</span>
          </p>
          {/* The house's own reason, as in the story of a bet: a rule would not say who won. */}
          {result && (
            <p className="mt-2 font-semibold">
              <bdi {...(result.rule === 'operator' ? {} : { lang: 'en' })}>{result.reason}</bdi>
            </p>
          )}
          {score && <Score picture={score} />}
        </>
      )}
    </header>
  );
}

export interface MatchResult {
  readonly rule: string | undefined;
  /** The house's text: who won, and by how much. */
  readonly reason: string;
}

const decidedByWinner = new Set<MatchBet['oddsType']>(['bookmaker', 'matchOdds']);

/** The result of the match, from a bet on its winner; undefined if none of the client's bets has it. */
export function matchResult({ oddsBetsData }: Pick<CompleteLedger, 'oddsBetsData'>): MatchResult | undefined {
  const decided = oddsBetsData.find(
    ({ oddsType, isDeclare, resultReason }) =>
      isDeclare === 1 && resultReason !== undefined && decidedByWinner.has(oddsType),
  );
  return decided && { rule: decided.resultRule, reason: decided.resultReason ?? '' };
}

export interface ScoreLine {
  readonly team: string;
  readonly score: string;
}

type InningsScore = NonNullable<ScorePicture['score']>;

const pairOf = (
  [first, second]: readonly [string, string],
  scores: readonly [string, string],
): ScoreLine[] => [
  { team: first, score: scores[0] },
  { team: second, score: scores[1] },
];

/** One line per side, as on a scoreboard; none if the feed has only a headline. */
export function scoreLines(score: InningsScore | null): readonly ScoreLine[] {
  if (!score?.detail) return [];
  switch (score.sport) {
    case 'cricket':
      return score.detail.innings.map(({ team, runs, wickets, overs, isDeclared }) => ({
        team,
        score: `${runs}/${wickets}${isDeclared ? 'd' : ''} (${overs})`,
      }));
    case 'football': {
      const { teams, goals, penalties } = score.detail;
      const shown = (side: 0 | 1) => `${goals[side]}${penalties ? ` (${penalties[side]})` : ''}`;
      return pairOf(teams, [shown(0), shown(1)]);
    }
    case 'tennis': {
      const { players, sets, setsWon } = score.detail;
      const shown = (side: 0 | 1) => [`${setsWon[side]}`, ...sets.map((set) => `${set[side]}`)].join(' · ');
      return pairOf(players, [shown(0), shown(1)]);
    }
  }
}
