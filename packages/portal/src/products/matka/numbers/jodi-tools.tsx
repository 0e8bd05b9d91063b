import { jodis } from '@maidan/games/rules';
import { useSlipState } from '../slip/matka-slip.tsx';
import { useMatkaTexts } from '../texts/matka-texts.ts';
import { columnOf, isRedJodi, paltiOf, rowOf } from './jodi-sets.ts';

const toolLook =
  'focus-inset touch-reach min-h-9 shrink-0 rounded-full border border-edge bg-raised px-2.5 text-base whitespace-nowrap mk-figure hover:bg-text/8 disabled:opacity-50';

interface JodiToolsProps {
  readonly onNumbers: (numbers: readonly string[]) => void;
  readonly onClear: () => void;
}

/** Common selections by name; row, column and palti extend what is picked. */
export function JodiTools({ onNumbers, onClear }: JodiToolsProps) {
  const { tools: texts } = useMatkaTexts();
  const state = useSlipState();
  const picked = state.kind === 'open' ? state.bet.picked.lines.map(({ number }) => number) : [];
  const last = picked.at(-1);
  const tools: readonly (readonly [string, readonly string[]])[] = [
    [texts.red, jodis.filter(isRedJodi)],
    [texts.row, last === undefined ? [] : rowOf(last)],
    [texts.column, last === undefined ? [] : columnOf(last)],
    [texts.palti, paltiOf(picked)],
  ];
  return (
    <fieldset className="flex min-w-0 flex-2 items-center gap-1 overflow-x-auto py-1">
      <legend className="sr-only">{texts.label}</legend>
      {tools.map(([name, numbers]) => (
        <button
          key={name}
          type="button"
          disabled={numbers.length === 0}
          onClick={() => onNumbers(numbers)}
          className={toolLook}
        >
          {name}
        </button>
      ))}
      <button
        type="button"
        disabled={picked.length === 0}
        onClick={onClear}
        className={`${toolLook} ms-auto text-loss`}
      >
        {texts.clear}
      </button>
    </fieldset>
  );
}
