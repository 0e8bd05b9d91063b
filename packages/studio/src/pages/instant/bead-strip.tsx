import { useStudio } from '../session/studio-context.ts';

export interface Bead {
  readonly text: string;
  readonly colour: string;
}

const shownMax = 20;

/** The last results, newest first. */
export function BeadStrip({ beads }: { readonly beads: readonly Bead[] }) {
  const { history } = useStudio().texts;
  const shown = beads.slice(0, shownMax).map((bead, index) => ({ ...bead, age: beads.length - index }));
  return (
    <section className="st-strip" aria-label={history.last}>
      {shown.length === 0 ? (
        <p>{history.none}</p>
      ) : (
        <ol dir="ltr">
          {shown.map(({ text, colour, age }) => (
            <li key={age} data-colour={colour}>
              {text}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
