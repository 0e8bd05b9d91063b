import { type ReactNode, useId } from 'react';

export type Segment<Value extends string> = { readonly value: Value; readonly label: ReactNode };

type SegmentedProps<Value extends string> = {
  readonly label: string;
  readonly segments: ReadonlyArray<Segment<Value>>;
  readonly value: Value;
  readonly onValueChange: (value: Value) => void;
};

/** A choice of a few options side by side: native radio buttons, so that the arrow keys work. Until one is chosen, each has the edge of a button. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, segments, value, onValueChange } = props;
  const name = useId();
  return (
    <fieldset className="group flex min-w-0 gap-1 rounded-xl border border-line bg-raised p-1">
      <legend className="sr-only">{label}</legend>
      {segments.map((segment) => (
        <label
          key={segment.value}
          className="relative flex min-h-11 flex-1 items-center justify-center rounded-lg px-1.5 text-center text-sm font-semibold text-muted transition-colors duration-150 select-none group-not-has-checked:bg-surface group-not-has-checked:text-text group-not-has-checked:inset-ring group-not-has-checked:inset-ring-edge hover:text-text has-checked:bg-primary has-checked:text-on-primary has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-text"
        >
          <input
            type="radio"
            name={name}
            value={segment.value}
            checked={segment.value === value}
            onChange={() => onValueChange(segment.value)}
            className="absolute inset-0 cursor-pointer appearance-none opacity-0"
          />
          {segment.label}
        </label>
      ))}
    </fieldset>
  );
}
