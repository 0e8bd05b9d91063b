import type { BetStory, Language } from '@maidan/contract/wire';
import { classes } from '@maidan/ui/classes.ts';
import { DateTime } from '@maidan/ui/figures/figure.tsx';
import { OpenBook } from '@maidan/ui/icons/places.ts';
import { Link } from 'react-router';
import { anchorOf } from '../../../app/rules/texts/rule-groups.ts';
import { pathTo } from '../../../paths.ts';
import { useOptionName } from '../../../products/tables/option-texts/use-option-name.ts';
import { isTable } from '../../../texts/table-title.ts';
import { useLanguage } from '../../../texts/texts.ts';
import { useAccountTexts } from '../../texts/account-texts.ts';
import { HouseReason } from './house-reason.tsx';

type StoryResult = BetStory['results'][number];

/** The house counts innings, overs and deliveries from 0, people from 1. */
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

/** Between options, in languages that do not write the comma of the house. */
const commas: Partial<Record<Language, string>> = { ar: '، ', zh: '、' };

/** Translates the options of a table that won; other outcomes are shown as the house wrote them. */
function useOutcome(eventId: string): (outcome: string) => string {
  const formatOption = useOptionName();
  const comma = commas[useLanguage()] ?? ', ';
  return (outcome) => (isTable(eventId) ? outcome.split(', ').map(formatOption).join(comma) : outcome);
}

interface ResultProps {
  readonly result: StoryResult;
  readonly formatOutcome: (outcome: string) => string;
}

function Result({ result, formatOutcome }: ResultProps) {
  const { story: texts } = useAccountTexts();
  const anchor = anchorOf(result.rule, useLanguage());
  const outcome = result.isVoid ? texts.void : formatOutcome(result.outcome);
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
      {outcome !== '' && (
        <p
          className={classes(
            'mt-0.5 text-lg font-bold',
            !result.isStanding && 'text-muted line-through decoration-1',
          )}
        >
          <bdi>{outcome}</bdi>
        </p>
      )}
      <p className="mt-1 text-sm">
        <HouseReason rule={result.rule} reason={result.reason} />
      </p>
      <Balls balls={result.balls} />
      {anchor !== undefined && (
        <Link
          to={`${pathTo('rules')}#${anchor}`}
          className="mt-1 inline-flex min-h-11 items-center gap-1.5 text-sm font-semibold underline underline-offset-4"
        >
          <OpenBook aria-hidden="true" className="size-4" />
          {texts.rule}
        </Link>
      )}
    </li>
  );
}

export function StoryResults({ story }: { readonly story: BetStory }) {
  const { story: texts } = useAccountTexts();
  const formatOutcome = useOutcome(story.eventId);
  if (story.results.length === 0) {
    return story.state === 'open' ? <p className="text-sm text-muted">{texts.waiting}</p> : null;
  }
  return (
    <ol className="flex flex-col gap-2">
      {story.results.map((result) => (
        <Result key={result.declaredAt} result={result} formatOutcome={formatOutcome} />
      ))}
    </ol>
  );
}
