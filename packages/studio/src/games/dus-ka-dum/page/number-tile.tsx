import { BetCell } from '../../../pages/instant/bet-cell.tsx';
import type { InstantTable } from '../../../pages/instant/use-instant-game.ts';
import { dusKaDumTexts } from '../texts/texts.ts';
import { sayDusKaDum } from './say-dus-ka-dum.ts';

interface NumberTileProps {
  readonly table: InstantTable;
  readonly number: number;
  /** How often this number was drawn, and how often the most frequent one was: the length of the bar. */
  readonly count: number;
  readonly most: number;
  readonly isWinner: boolean;
}

/** A paper card with its number, its name and how often it was drawn. */
export function NumberTile({ table, number, count, most, isWinner }: NumberTileProps) {
  const texts = dusKaDumTexts.useTexts();
  const option = `number-${number}`;
  return (
    <BetCell
      table={table}
      option={option}
      name={sayDusKaDum(texts, option)}
      tone="paper"
      isWinner={isWinner}
      face={
        <>
          <b className="dk-number st-figure">{number}</b>
          <span className="dk-name">{texts.dusKaDum.names[number - 1]}</span>
          <span className="dk-count" title={texts.history.times(count)}>
            <i style={{ inlineSize: `${most === 0 ? 0 : (count * 100) / most}%` }} />
          </span>
        </>
      }
    />
  );
}
