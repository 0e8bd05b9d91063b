import type { BetStory } from '@maidan/contract/wire';
import { Badge } from '@maidan/ui/badge.tsx';
import { Amount, DateTime } from '@maidan/ui/figures/figure.tsx';
import { formatCoins } from '@maidan/ui/format/coins.ts';
import type { ReactNode } from 'react';
import type { StoryParts } from '../../../product.ts';
import { useGameTitle } from '../../../products/launched/texts/use-game-title.ts';
import { useOptionName } from '../../../products/tables/option-texts/use-option-name.ts';
import { useRunnerName } from '../../../texts/runner-name.ts';
import { isTable } from '../../../texts/table-title.ts';
import { useAccountTexts } from '../../texts/account-texts.ts';
import type { AccountTexts } from '../../texts/en.ts';
import { BetMode } from '../bets/bet-mode.tsx';
import { HouseReason } from './house-reason.tsx';
import { showPriceOf } from './story-parts.ts';

interface StoryFactsProps {
  readonly story: BetStory;
  readonly parts: readonly StoryParts[];
}

function prices({ story, parts }: StoryFactsProps, texts: AccountTexts['story']): [string, string][] {
  const { isUnpriced, cashedOutAt, oddsSeen, odds } = story;
  if (isUnpriced !== true)
    return [
      [texts.priceSeen, showPriceOf(oddsSeen, story, parts)],
      [texts.priceTaken, showPriceOf(odds, story, parts)],
    ];
  return cashedOutAt === undefined ? [] : [[texts.cashedOutAt, `${cashedOutAt.toFixed(2)}x`]];
}

export function StoryFacts({ story, parts }: StoryFactsProps) {
  const { story: texts, mainMarkets } = useAccountTexts();
  const formatRunner = useRunnerName();
  const formatGame = useGameTitle();
  const formatOption = useOptionName();
  const facts: readonly (readonly [string, ReactNode])[] = [
    [texts.placed, <DateTime key="placed" at={story.createdAt} />],
    [texts.stake, formatCoins(story.amount)],
    ...prices({ story, parts }, texts),
    [
      texts.outcome,
      story.state === 'open' ? (
        texts.states.open
      ) : (
        <Amount key="amount" coins={story.profitLoss} className="font-bold" />
      ),
    ],
  ];
  return (
    <section className="flex flex-col gap-3">
      <div>
        <p className="text-sm text-muted">
          <bdi>{formatGame(story.matchName)}</bdi>
        </p>
        <p className="flex flex-wrap items-center gap-2 text-lg font-semibold">
          <bdi>
            {isTable(story.eventId)
              ? formatOption(story.selectionName)
              : formatGame(formatRunner(story.selectionName))}
          </bdi>
          <BetMode type={story.type} />
          <Badge>{texts.states[story.state]}</Badge>
        </p>
        {story.selectionName !== story.marketName && (
          <p className="text-sm text-muted">
            <bdi>{story.marketKey ? mainMarkets[story.marketKey] : story.marketName}</bdi>
          </p>
        )}
      </div>
      <dl className="grid grid-cols-2 gap-2 sm:grid-cols-5">
        {facts.map(([name, value]) => (
          <div key={name} className="rounded-lg bg-raised px-3 py-2 last:col-span-2 sm:last:col-span-1">
            <dt className="text-xs text-muted">{name}</dt>
            <dd className="text-sm font-semibold">
              <bdi dir="ltr" className="tabular">
                {value}
              </bdi>
            </dd>
          </div>
        ))}
      </dl>
      {story.remark && (
        <p className="rounded-lg border border-s-4 border-line border-s-warning px-3 py-2 text-sm">
          <strong className="block">{texts.takenOut}</strong>
          <HouseReason rule={story.takenOutRule} reason={story.remark} />
        </p>
      )}
    </section>
  );
}
