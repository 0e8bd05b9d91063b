import { type Card, ranks, suits } from '@maidan/games/kit/cards.ts';
import { cardSign } from '../../../pages/cards/say-card.ts';
import { BetCell } from '../../../pages/instant/bet-cell.tsx';
import type { InstantTable } from '../../../pages/instant/use-instant-game.ts';
import { dusKaDumTexts } from '../texts/texts.ts';
import { sayDusKaDum } from './say-dus-ka-dum.ts';

interface ExactCardsProps {
  readonly table: InstantTable;
  readonly winners: ReadonlySet<string>;
}

const deck: readonly Card[] = ranks
  .slice(0, 10)
  .flatMap((rank) => suits.map((suit): Card => `${rank}${suit}`));

/** Each of the forty cards, the four suits of a number beside each other. */
export function ExactCards({ table, winners }: ExactCardsProps) {
  const texts = dusKaDumTexts.useTexts();
  return (
    <div className="dk-exact" dir="ltr">
      {deck.map((card) => (
        <BetCell
          key={card}
          table={table}
          option={`card-${card}`}
          name={sayDusKaDum(texts, `card-${card}`)}
          face={
            <span className="cd-suit" data-suit={card.slice(-2)}>
              {cardSign(card)}
            </span>
          }
          tone="card"
          chipSize={24}
          isWinner={winners.has(`card-${card}`)}
        />
      ))}
    </div>
  );
}
