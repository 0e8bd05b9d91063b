import { stepNumber } from '@maidan/ui/form/clean-number.ts';
import { formatPrice } from '@maidan/ui/format/rates.ts';
import { IconButton } from '@maidan/ui/icon-button.tsx';
import { Minus, Plus } from '@maidan/ui/icons/signs.ts';
import { useUiLabels } from '@maidan/ui/labels.ts';
import { useId } from 'react';
import { rateStep } from './table-bet.ts';

interface RateFieldProps {
  readonly label: string;
  readonly rate: number;
  readonly disabled: boolean;
  readonly onRate: (rate: number) => void;
}

/** The rate, with buttons that change it by a hundredth (document 2, section 5). */
export function RateField({ label, rate, disabled, onRate }: RateFieldProps) {
  const id = useId();
  const words = useUiLabels();
  const stepBy = (step: number) => onRate(stepNumber(rate, step, 2, { min: 1 }));
  return (
    <fieldset disabled={disabled} aria-labelledby={id} className="flex min-w-0 flex-col gap-1">
      <span id={id} className="text-sm font-medium">
        {label}
      </span>
      <span className="flex min-h-11 items-center justify-between rounded-lg border border-edge bg-background">
        <IconButton
          label={`${words.decrease}${words.colon}${label}`}
          icon={<Minus />}
          onClick={() => stepBy(-rateStep)}
        />
        <output dir="ltr" className="figure tabular text-xl">
          {formatPrice(rate)}
        </output>
        <IconButton
          label={`${words.increase}${words.colon}${label}`}
          icon={<Plus />}
          onClick={() => stepBy(rateStep)}
        />
      </span>
    </fieldset>
  );
}
