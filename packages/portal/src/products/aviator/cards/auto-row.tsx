import { autoLeast, autoMost } from '@maidan/games/rules';
import { cleanNumber } from '@maidan/ui/form/clean-number.ts';
import { Switch } from '@maidan/ui/form/switch.tsx';
import { useId, useState } from 'react';
import { useGame } from '../game/game-context.tsx';
import { useAviatorTexts } from '../texts/aviator-texts.ts';
import { type Card, isLocked } from './card.ts';
import type { Slot } from './card-parts.ts';

interface AutoRowProps {
  readonly slot: Slot;
  readonly card: Card;
}

export function AutoRow({ slot, card }: AutoRowProps) {
  const { card: texts } = useAviatorTexts();
  const { cards } = useGame();
  // The house holds the target of an accepted bet: it cannot be withdrawn.
  const isHeld = 'heldTarget' in card.bet && card.bet.heldTarget !== undefined && isLocked(card);
  return (
    <div className="flex items-center justify-between gap-1.5 text-[0.8125rem] leading-tight md:text-sm">
      <Switch
        label={texts.autoBet}
        checked={card.isAutoBet}
        onCheckedChange={(isAutoBet) => cards.set(slot, { isAutoBet })}
        className="flex-row-reverse gap-1.5!"
      />
      <div className="flex items-center gap-1.5">
        <Switch
          label={texts.autoCashOut}
          checked={card.isAutoCashOut}
          disabled={isHeld}
          onCheckedChange={(isAutoCashOut) => cards.set(slot, { isAutoCashOut })}
          className="gap-1.5! text-end"
        />
        <TargetField
          label={texts.target}
          target={card.target}
          disabled={card.isAutoCashOut}
          onTarget={(target) => cards.set(slot, { target })}
        />
      </div>
    </div>
  );
}

interface TargetFieldProps {
  readonly label: string;
  readonly target: number;
  readonly disabled: boolean;
  readonly onTarget: (target: number) => void;
}

const within = (target: number): number => Math.min(autoMost / 100, Math.max(autoLeast / 100, target));

function TargetField({ label, target, disabled, onTarget }: TargetFieldProps) {
  const id = useId();
  const [draft, setDraft] = useState<string>();

  function leave(): void {
    if (draft !== undefined) onTarget(within(Number(draft)));
    setDraft(undefined);
  }

  return (
    <div dir="ltr" className="relative">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <input
        id={id}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        disabled={disabled}
        value={draft ?? target.toFixed(2)}
        onChange={({ target: { value } }) => setDraft(cleanNumber(value, { digitsMax: 4, decimals: 2 }))}
        onFocus={({ target: field }) => field.select()}
        onBlur={leave}
        className="figure tabular min-h-9 w-16 rounded-lg border border-line bg-background pe-4.5 ps-1 text-end disabled:text-muted"
      />
      <span aria-hidden="true" className="figure absolute inset-y-0 end-2 grid place-items-center text-muted">
        x
      </span>
    </div>
  );
}
