import { pocketColour } from '@maidan/games/rules';
import { useStudio } from '../session/studio-context.ts';

const shownMax = 20;

/** Newest first. */
export function HistoryStrip({ numbers }: { readonly numbers: readonly number[] }) {
  const { history } = useStudio().texts;
  const shown = numbers.slice(0, shownMax).map((number, index) => ({ number, age: numbers.length - index }));
  return (
    <section className="st-strip" aria-label={history.last}>
      {shown.length === 0 ? (
        <p>{history.none}</p>
      ) : (
        <ol>
          {shown.map(({ number, age }) => (
            <li key={age} data-colour={pocketColour(number)}>
              {number}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
