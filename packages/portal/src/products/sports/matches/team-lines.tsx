import type { Match } from '@maidan/contract/wire';
import { classes } from '@maidan/ui/classes.ts';
import type { BestPrice } from '../prices/best-prices.ts';

/** Scores of two innings: in the usual size they leave no room for the names. */
export const hasLongScores = ({ play }: Match): boolean =>
  play?.scores.some(({ length }) => length > 9) ?? false;

/** In steps, so that a long name beside a score is shown in full on a phone and no row grows. */
function nameSize(teams: readonly string[]): string {
  const letters = Math.max(...teams.map(({ length }) => length));
  if (letters <= 17) return 'text-[0.9375rem]';
  return letters > 22 ? 'text-xs lg:text-[0.9375rem]' : 'text-[0.8125rem] lg:text-[0.9375rem]';
}

/** One line per team, with its score at the end; a dot before the name, in the margin, marks who bats or serves. */
export function TeamLines({ match, className }: { readonly match: Match; readonly className?: string }) {
  const { play } = match;
  const teams = teamsOf(match);
  const size = nameSize(teams);
  return (
    <span className={classes('block min-w-0', className)}>
      <span className="sr-only">{match.matchName}</span>
      {teams.map((team, index) => {
        const isTurn = play?.turn === index;
        return (
          <span key={team} className="relative flex items-baseline gap-1.5 leading-[1.1875rem] font-semibold">
            {isTurn && (
              <span
                aria-hidden="true"
                className="absolute -start-2.25 top-1.75 size-1.5 rounded-full bg-accent"
              />
            )}
            <bdi aria-hidden="true" className={classes('truncate', size)}>
              {team}
            </bdi>
            {play?.scores[index] && (
              <span
                className={classes(
                  'tabular ms-auto shrink-0',
                  isTurn && 'text-link',
                  hasLongScores(match) && 'text-[0.8125rem]',
                )}
              >
                <span className="sr-only">{team} </span>
                <span dir="ltr">{play.scores[index]}</span>
              </span>
            )}
          </span>
        );
      })}
    </span>
  );
}

/** Two sides and a draw; a race has more runners than a row can show. */
const boxesMost = 3;

/** A house that does not send the teams has them in the match's name. */
export function teamsOf({ teams, matchName }: Pick<Match, 'teams' | 'matchName'>): readonly string[] {
  return teams && teams.length > 0 ? teams : matchName.split(' v ');
}

/** First side, draw, second side. On the wire the draw comes last, and is absent where there is none. */
export function inPlaces(prices: readonly BestPrice[]): readonly (BestPrice | undefined)[] {
  const [first, second, draw] = prices;
  return [first, draw, second];
}

export const fitsRow = ({ prices }: Pick<Match, 'prices'>): boolean => prices.length <= boxesMost;

export const canBeDrawn = ({ prices }: Pick<Match, 'prices'>): boolean => prices.length === boxesMost;
