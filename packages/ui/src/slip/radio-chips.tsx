import type { ReactNode } from 'react';

interface RadioChipsProps<Amount extends number> {
  readonly legend: string;
  /** Where the legend is not shown. */
  readonly legendLook?: string;
  readonly name: string;
  readonly amounts: readonly Amount[];
  readonly chosen: Amount;
  readonly labelOf: (amount: Amount) => string;
  readonly face: (amount: Amount) => ReactNode;
  /** The class names of the row, of a chip and of its radio button: a page that is no part of the portal has a look of its own. */
  readonly look: { readonly row: string; readonly chip: string; readonly radio?: string };
  readonly onChoose: (amount: Amount) => void;
}

/** The amount of what is placed next: one is always chosen. */
export function RadioChips<Amount extends number>(props: RadioChipsProps<Amount>) {
  const { legend, legendLook, name, amounts, chosen, labelOf, face, look, onChoose } = props;
  return (
    <fieldset className={look.row}>
      <legend className={legendLook}>{legend}</legend>
      {amounts.map((amount) => (
        <label key={amount} className={look.chip}>
          <input
            type="radio"
            name={name}
            className={look.radio}
            checked={amount === chosen}
            onChange={() => onChoose(amount)}
            aria-label={labelOf(amount)}
          />
          {face(amount)}
        </label>
      ))}
    </fieldset>
  );
}
