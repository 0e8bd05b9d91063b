import { classes } from '@maidan/ui/classes.ts';
import { Skeleton } from '@maidan/ui/page-states.tsx';
import { Link } from 'react-router';
import type { OfferedGame } from './api.ts';
import { GameArt, isWideGame } from './art/game-art.tsx';
import { pictureOf } from './known-games.ts';
import { pathTo } from './paths.ts';
import { useLaunchedTexts } from './texts/launched-texts.ts';
import { useGameName } from './texts/use-game-title.ts';

const look = 'relative block size-full overflow-hidden rounded-xl border border-white/12 text-white';

/** A game that is switched off keeps its card, which says so and has no link. */
export function GameCard({ gameId, name, artwork, isOn }: OfferedGame) {
  const { games, list: texts } = useLaunchedTexts();
  const game = pictureOf(artwork);
  const title = useGameName(gameId, name);
  const isWide = isWideGame(game);
  const face = (
    <>
      <GameArt game={game} isDim={!isOn} />
      <span className="absolute inset-x-0 bottom-0 flex flex-col bg-linear-to-t from-[#040a08f0] via-[#040a08b8] via-65% to-transparent px-3 pt-6 pb-2">
        <span className={classes('figure truncate leading-tight', isWide ? 'text-2xl' : 'text-xl')}>
          <bdi>{title}</bdi>
        </span>
        <span
          className={classes(
            'line-clamp-2 text-xs leading-snug',
            isOn ? 'text-white/85' : 'font-semibold text-(--table-soon)',
          )}
        >
          {isOn ? game && games[game].line : texts.off}
        </span>
      </span>
    </>
  );
  return (
    <li className={classes('min-w-0', cardShape, isWide && wideCard)}>
      {isOn ? (
        <Link
          to={pathTo('launchedGame', { gameId })}
          className={`${look} outline-offset-2 transition-[translate,border-color] duration-150 hover:border-primary/70 motion-safe:hover:-translate-y-0.5`}
        >
          {face}
        </Link>
      ) : (
        <div className={look}>{face}</div>
      )}
    </li>
  );
}

/**
 * Two columns on a phone, four on a desktop; the size of cards is fixed, so nothing shifts when they load.
 */
export const cardGrid = 'grid grid-flow-dense grid-cols-2 gap-2 md:grid-cols-3 md:gap-3 xl:grid-cols-4';
const cardShape = 'h-36 md:h-48';
const wideCard = 'col-span-2';

const waiting = ['wide', 'first', 'second', 'third', 'fourth', 'wide too'];

export function CardSkeletons() {
  return (
    <div aria-busy="true" className={cardGrid}>
      {waiting.map((card) => (
        <Skeleton
          key={card}
          className={`rounded-xl ${cardShape} ${card.startsWith('wide') ? wideCard : ''}`}
        />
      ))}
    </div>
  );
}
