import type { BetStory, Language } from '@maidan/contract/wire';
import { BookOpen } from 'lucide-react';
import { Link } from 'react-router';
import { pathTo } from '../../../api/paths.ts';
import { useAccountTexts } from '../../../i18n/account/account-texts.ts';
import { useOptionName } from '../../../i18n/casino/use-option-name.ts';
import { anchorOf } from '../../../i18n/rules/anchor-of.ts';
import { isTable } from '../../../i18n/table-title.ts';
import { useLanguage } from '../../../i18n/texts.ts';
import { classes } from '../../../ui/classes.ts';
import { DateTime } from '../../../ui/figures/date-time.tsx';
import { HouseReason } from './house-reason.tsx';

type StoryResult = BetStory['results'][number];

/** The house counts innings, overs and deliveries from 0; people count from 1. */
function Balls({ balls }: Pick<StoryResult, 'balls'>) {
  const { story: texts } = useAccountTexts();
  if (balls.length === 0) return null;
  return (
    <div className="mt-2">
      <p className="text-xs font-medium text-muted">{texts.balls}</p>
      <ul className="mt-1 flex flex-wrap gap-1.5">
        {balls.map(({ innings, over, delivery }) => (
          <li
            key={`${innings}/${over}/${delivery}`}
            className="rounded-full border border-line bg-surface px-2.5 py-0.5 text-xs tabular-nums"
          >
            {texts.ball(innings + 1, over + 1, delivery + 1)}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The house's words for a launched round that paid nothing, or one bet. */
const [unpaid, paid] = ['nothing', /^[^\s,]+:([\d.]+)$/];

/** Between options, in languages that do not write the comma of the house. */
const commas: Partial<Record<Language, string>> = { ar: '، ', zh: '、' };

/** The options of a table that won, by their names; what a launched game paid; anything else as it was written. */
function useOutcome(eventId: string): (outcome: string) => string {
  const { story: texts } = useAccountTexts();
  const sayOption = useOptionName();
  const comma = commas[useLanguage()] ?? ', ';
  if (isTable(eventId)) return (outcome) => outcome.split(', ').map(sayOption).join(comma);
  return (outcome) => (outcome === unpaid ? texts.nothing : (paid.exec(outcome)?.[1] ?? outcome));
}

interface ResultProps {
  readonly result: StoryResult;
  readonly sayOutcome: (outcome: string) => string;
}

function Result({ result, sayOutcome }: ResultProps) {
  const { story: texts } = useAccountTexts();
  const anchor = anchorOf(result.rule, useLanguage());
  return (
    <li
      className={classes(
        'rounded-xl border border-s-4 border-line bg-raised p-3',
        result.isStanding ? 'border-s-primary' : 'border-s-edge',
      )}
    >
      <p className="text-xs text-muted">
        {result.isCorrection ? texts.corrected : texts.result}
        {!result.isStanding && ` · ${texts.replaced}`}
        {' · '}
        <DateTime at={result.declaredAt} />
      </p>
      <p
        className={classes(
          'mt-0.5 text-lg font-bold',
          !result.isStanding && 'text-muted line-through decoration-1',
        )}
      >
        <bdi>{result.isVoid ? texts.void : sayOutcome(result.outcome)}</bdi>
      </p>
      <p className="mt-1 text-sm">
        <HouseReason rule={result.rule} reason={result.reason} />
      </p>
      <Balls balls={result.balls} />
      {anchor !== undefined && (
        <Link
          to={`${pathTo('rules')}#${anchor}`}
          className="mt-1 inline-flex min-h-11 items-center gap-1.5 text-sm font-semibold underline underline-offset-4"
        >
          <BookOpen aria-hidden="true" className="size-4" />
          {texts.rule}
        </Link>
      )}
    </li>
  );
}

export function StoryResults({ story }: { readonly story: BetStory }) {
  const { story: texts } = useAccountTexts();
  const sayOutcome = useOutcome(story.eventId);
  if (story.results.length === 0) {
    return story.state === 'open' ? <p className="text-sm text-muted">{texts.waiting}</p> : null;
  }
  return (
    <ol className="flex flex-col gap-2">
      {story.results.map((result) => (
        <Result key={result.declaredAt} result={result} sayOutcome={sayOutcome} />
      ))}
    </ol>
  );
}
