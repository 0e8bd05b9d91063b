import type { Match } from '@maidan/contract/wire';
import { classes } from '@maidan/ui/classes.ts';
import { useKeyed } from '@maidan/ui/hooks/use-store.ts';
import { useHomeTexts } from '../../../app/home/texts/home-texts.ts';
import { useRunnerName } from '../../../texts/runner-name.ts';
import { RowState } from '../matches/match-row.tsx';
import { RowLink } from '../matches/row-link.tsx';
import { PriceBox, showBest } from '../matches/row-prices.tsx';
import { hasLongScores, teamsOf } from '../matches/team-lines.tsx';
import type { BestPrices } from '../prices/best-prices.ts';

export const heroHeight = 'h-44 lg:h-48';

interface MatchHeroProps {
  readonly match: Match;
  readonly prices: BestPrices;
  readonly isOld: boolean;
}

/** The first match in play on the brand's background: large score, best prices beside it. */
export function MatchHero({ match, prices, isOld }: MatchHeroProps) {
  const { inPlay } = useHomeTexts();
  const live = useKeyed(prices, match.eventId) ?? match.prices;
  return (
    <RowLink
      match={match}
      className={classes('brand-scoreboard relative flex flex-col overflow-hidden p-3 lg:px-4', heroHeight)}
    >
      <span className="absolute inset-0 bg-[image:var(--brand-art-hero)] bg-cover bg-center" />
      <span className="score-shade absolute inset-0" />
      <span className="relative flex flex-1 flex-col text-white [--board-turn:#ffd166] [--brand-loss:#ff7676] [--brand-muted:#d5e3da] [--brand-text:#ffffff]">
        <span className="flex items-center gap-2 text-sm">
          <span aria-hidden="true" className="size-2 shrink-0 animate-blink rounded-full bg-loss" />
          <span className="shrink-0 font-semibold uppercase">{inPlay}</span>
          <bdi className="min-w-0 truncate text-muted">{match.seriesName}</bdi>
        </span>
        <span className="sr-only">{match.matchName}</span>
        <span className="flex flex-1 flex-col justify-center gap-1.5">
          {teamsOf(match).map((team, index) => (
            <TeamLine key={team} match={match} team={team} index={index} price={live[index]} isOld={isOld} />
          ))}
        </span>
        <RowState match={match} className="text-sm!" />
      </span>
    </RowLink>
  );
}

interface TeamLineProps {
  readonly match: Match;
  readonly team: string;
  readonly index: number;
  readonly price: Match['prices'][number] | undefined;
  readonly isOld: boolean;
}

function TeamLine({ match, team, index, price, isOld }: TeamLineProps) {
  const { rows: texts } = useHomeTexts();
  const formatRunner = useRunnerName();
  const { play } = match;
  const isTurn = play?.turn === index;
  // Beside a score of two innings a name would be cut off on a phone.
  const isStacked = hasLongScores(match);
  return (
    <span className="flex items-center gap-2 lg:gap-3">
      <span
        className={classes(
          'flex min-w-0 flex-1 lg:flex-row lg:items-center lg:gap-3',
          isStacked ? 'flex-col items-start' : 'items-center gap-2',
        )}
      >
        <bdi
          aria-hidden="true"
          className={classes(
            'brand-type min-w-0 leading-tight lg:line-clamp-1 lg:flex-1 lg:text-2xl',
            isStacked ? 'line-clamp-1' : 'line-clamp-2 flex-1',
          )}
        >
          {team}
        </bdi>
        {play?.scores[index] && (
          <span
            dir="ltr"
            className={classes(
              'score-plate tabular shrink-0 font-bold lg:text-3xl',
              isStacked ? 'text-base leading-5' : 'text-xl',
              isTurn && 'text-(--board-turn)',
            )}
          >
            <span className="sr-only">{team} </span>
            {play.scores[index]}
          </span>
        )}
      </span>
      {price && (
        <span className="grid w-24 shrink-0 grid-cols-2 gap-1 lg:w-40 [&_span]:h-10!">
          <PriceBox runner={price.selectionName} side="back" price={price.back} isDim={isOld} />
          <PriceBox runner={price.selectionName} side="lay" price={price.lay} isDim={isOld} />
          <span className="sr-only">
            {texts.prices(formatRunner(price.selectionName), showBest(price.back), showBest(price.lay))}
          </span>
        </span>
      )}
    </span>
  );
}
