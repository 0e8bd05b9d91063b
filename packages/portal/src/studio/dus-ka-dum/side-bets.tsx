import { suits } from '@maidan/games/rules';
import { suitSign } from '../cards/say-card.ts';
import { BetCell } from '../instant/bet-cell.tsx';
import type { InstantTable } from '../instant/use-instant-game.ts';
import { useStudio } from '../session/studio-context.ts';

interface SideBetsProps {
  readonly table: InstantTable;
  readonly winners: ReadonlySet<string>;
}

const halves = ['low', 'odd', 'red', 'high', 'even', 'black'] as const;

/** Halves of the deck, and suits. */
export function SideBets({ table, winners }: SideBetsProps) {
  const { texts } = useStudio();
  const { dusKaDum } = texts;
  const nameOf = (half: (typeof halves)[number]): string => {
    if (half === 'low') return `${texts.halves.low} ${dusKaDum.lowRange}`;
    return half === 'high' ? `${texts.halves.high} ${dusKaDum.highRange}` : texts.halves[half];
  };
  return (
    <>
      <div className="dk-halves">
        {halves.map((half) => (
          <BetCell
            key={half}
            table={table}
            option={half}
            name={nameOf(half)}
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
            name={texts.suits[suit]}
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
