import { suits } from '@maidan/games/kit/cards.ts';
import { suitSign } from '../../../pages/cards/format-card.ts';
import { BetCell } from '../../../pages/instant/bet-cell.tsx';
import type { InstantTable } from '../../../pages/instant/use-instant-game.ts';
import { useDusKaDumTexts } from '../texts/texts.ts';
import { formatDusKaDum } from './format-dus-ka-dum.ts';

interface SideBetsProps {
  readonly table: InstantTable;
  readonly winners: ReadonlySet<string>;
}

const halves = ['low', 'odd', 'red', 'high', 'even', 'black'] as const;

/** Halves of the deck, and suits. */
export function SideBets({ table, winners }: SideBetsProps) {
  const texts = useDusKaDumTexts();
  return (
    <>
      <div className="dk-halves">
        {halves.map((half) => (
          <BetCell
            key={half}
            table={table}
            option={half}
            name={formatDusKaDum(texts, half)}
            tone={half === 'red' || half === 'black' ? half : 'side'}
            isWinner={winners.has(half)}
          />
        ))}
      </div>
      <div className="dk-suits">
        {suits.map((suit) => (
          <BetCell
            key={suit}
            table={table}
            option={`suit-${suit}`}
            name={formatDusKaDum(texts, `suit-${suit}`)}
            face={
              <span className="cd-suit" data-suit={suit}>
                {suitSign(suit)}
              </span>
            }
            tone="side"
            isWinner={winners.has(`suit-${suit}`)}
          />
        ))}
      </div>
    </>
  );
}
