import { isFramed, postToParent } from '../frame-messages.ts';
import { Sheet } from '../parts/sheet.tsx';
import { useStudio } from '../session/studio-context.ts';
import { makeSeed, seedPattern } from './seed-entry.ts';
import type { InstantTable } from './use-instant-game.ts';

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd dir="ltr">{value}</dd>
    </div>
  );
}

function SeedField({ table }: { readonly table: InstantTable }) {
  const { fairness } = useStudio().texts;
  return (
    <div>
      <label className="st-hint" htmlFor="seed">
        {fairness.yourSeed} ({fairness.yourSeedHint})
      </label>
      <div className="st-seed">
        <input
          id="seed"
          dir="ltr"
          value={table.typedSeed}
          pattern={seedPattern}
          autoComplete="off"
          spellCheck={false}
          disabled={!table.isOpen}
          onChange={(event) => table.setSeed(event.target.value)}
        />
        <button
          type="button"
          className="st-button"
          data-look="quiet"
          disabled={!table.isOpen}
          onClick={() => table.setSeed(makeSeed())}
        >
          {fairness.newSeed}
        </button>
      </div>
    </div>
  );
}

/** The commitment of the next round, and the seeds of the last one. */
export function FairnessSheet({
  table,
  onClose,
}: {
  readonly table: InstantTable;
  readonly onClose: () => void;
}) {
  const { fairness } = useStudio().texts;
  const { next, round, phase } = table.view;
  const last = phase === 'shown' || phase === 'betting' ? round : undefined;
  return (
    <Sheet title={fairness.title} onClose={onClose}>
      <p>{fairness.intro}</p>
      {next && (
        <>
          <h3>{fairness.next}</h3>
          <dl className="st-facts">
            <Fact name={fairness.roundId} value={next.roundId} />
            <Fact name={fairness.commitment} value={next.commitment} />
          </dl>
          <SeedField table={table} />
        </>
      )}
      <h3>{fairness.last}</h3>
      {last === undefined ? (
        <p className="st-hint">{fairness.none}</p>
      ) : (
        <>
          <dl className="st-facts">
            <Fact name={fairness.roundId} value={last.roundId} />
            <Fact name={fairness.commitment} value={last.commitment} />
            <Fact name={fairness.serverSeed} value={last.serverSeed} />
            <Fact name={fairness.yourSeed} value={last.clientSeed} />
          </dl>
          {isFramed() && (
            <button
              type="button"
              className="st-button"
              onClick={() => postToParent({ type: 'maidan:verify', roundId: last.roundId, record: last })}
            >
              {fairness.verify}
            </button>
          )}
        </>
      )}
      <p className="st-hint">{fairness.formula}</p>
    </Sheet>
  );
}
