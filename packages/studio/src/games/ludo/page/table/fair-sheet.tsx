import { Fragment } from 'react';
import { Sheet } from '../../../../pages/parts/sheet.tsx';
import type { LudoTable } from '../../../../wire/ludo.ts';
import { useLudoTexts } from '../texts/ludo-texts.ts';
import { nameOf } from '../words/format-turn.ts';

function Fact({ label, value }: { readonly label: string; readonly value: string }) {
  const { fair } = useLudoTexts();
  return (
    <div>
      <dt>{label}</dt>
      <dd dir={value === '' ? undefined : 'ltr'}>{value === '' ? fair.notYet : value}</dd>
    </div>
  );
}

/** What each side committed to before the first die, and what has been revealed since. */
export function FairSheet({ table, onClose }: { readonly table: LudoTable; readonly onClose: () => void }) {
  const texts = useLudoTexts();
  const { fair } = texts;
  return (
    <Sheet title={fair.heading} onClose={onClose}>
      <ol className="lu-how">
        {fair.how.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
      <dl className="lu-proof">
        <Fact label={fair.game} value={table.gameId} />
        <Fact label={fair.serverHash} value={table.serverSeedHash} />
        {table.seats.map(({ seat, seedHash, seed }) => (
          <Fragment key={seat}>
            <Fact label={fair.hashOf(nameOf(table, seat, texts))} value={seedHash} />
            <Fact label={fair.seedOf(nameOf(table, seat, texts))} value={seed} />
          </Fragment>
        ))}
        <Fact label={fair.serverSeed} value={table.serverSeed} />
      </dl>
    </Sheet>
  );
}
