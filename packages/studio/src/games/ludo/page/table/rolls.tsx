import type { LudoTable } from '../../../../wire/ludo.ts';
import { seatLooks } from '../board/seat-looks.ts';
import type { Shown } from '../show/shown.ts';
import { useLudoTexts } from '../texts/use-ludo-texts.ts';
import { nameOf } from '../words/say-turn.ts';
import { DieFace } from './die.tsx';

/** The last dice, in the colours of who rolled them, newest first. */
export function Rolls({ table, shown }: { readonly table: LudoTable; readonly shown: Shown }) {
  const texts = useLudoTexts();
  return (
    <div className="lu-rolls">
      <span id="lu-rolls">{texts.turn.rolls}</span>
      <ol aria-labelledby="lu-rolls">
        {shown.rolls.toReversed().map(({ seat, n, die }) => (
          <li key={n} data-seat={seat} style={{ '--lu-seat': seatLooks[seat].fill }}>
            <span className="st-unseen">{texts.turn.rollOf(nameOf(table, seat, texts), die)}</span>
            <DieFace die={die} />
          </li>
        ))}
      </ol>
    </div>
  );
}
