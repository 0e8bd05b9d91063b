import { autoLeast, autoMost } from '@maidan/games/rules';
import { cleanNumber } from '@maidan/ui/form/clean-number.ts';
import { Switch } from '@maidan/ui/form/switch.tsx';
import { useColon } from '@maidan/ui/labels.ts';
import { type ChipLook, Chips } from '@maidan/ui/slip/chips.tsx';
import { Content, List, Root, Trigger } from 'radix-ui/tabs';
import { useId, useState } from 'react';
import { useCard, useFlight, useGame, useIsStale } from '../game/game-context.tsx';
import { useAviatorTexts } from '../texts/aviator-texts.ts';
import { BigButton } from './big-button.tsx';
import { buttonView } from './button-view.ts';
import { type Card, type CardTab, isLocked, presetStakes } from './card.ts';
import type { Slot } from './card-replies.ts';
import { StakeStepper } from './stake-stepper.tsx';

const tabs: readonly CardTab[] = ['bet', 'auto'];

/** One of the two cards, each with its own bet. */
export function BetCard({ slot }: { readonly slot: Slot }) {
  const { card: texts } = useAviatorTexts();
  const { cards } = useGame();
  const card = useCard(slot);
  const flight = useFlight();
  const view = flight ? buttonView(card, flight) : ({ kind: 'bet', stake: card.stake } as const);
  const colon = useColon();
  const label = texts.label(slot + 1);
  const locked = isLocked(card);
  // Without a connection no bet can be placed, but a flying bet can still be cashed out.
  const isBlind = useIsStale() && view.kind === 'bet';
  return (
    <section
      aria-label={label}
      className={`rounded-xl border bg-surface px-2 pt-1.5 pb-2 transition-colors md:px-3.5 md:pb-3 ${view.kind === 'cash-out' ? 'border-primary/60' : 'border-line'}`}
    >
      <Root value={card.tab} onValueChange={(tab) => cards.set(slot, { tab: tab as CardTab })}>
        <List
          aria-label={`${label}${colon}${texts.tabs}`}
          className="mx-auto flex w-44 rounded-full bg-background p-0.5"
        >
          {tabs.map((tab) => (
            <Trigger
              key={tab}
              value={tab}
              className="touch-reach min-h-8 flex-1 rounded-full text-sm font-semibold text-muted data-[state=active]:bg-raised data-[state=active]:text-text"
            >
              {texts[tab]}
            </Trigger>
          ))}
        </List>
        <Content value={card.tab} tabIndex={-1} className="mt-1.5 flex flex-col gap-1.5 outline-none">
          <div className="grid grid-cols-[9.25rem_minmax(0,1fr)] gap-2 md:grid-cols-[minmax(9.25rem,13rem)_minmax(0,1fr)]">
            <div className="flex flex-col gap-1.5">
              <StakeStepper
                label={texts.stake}
                stake={card.stake}
                disabled={locked}
                onStake={(stake) => cards.set(slot, { stake })}
              />
              <Presets slot={slot} stake={card.stake} disabled={locked} />
            </div>
            <BigButton slot={slot} view={view} disabled={!flight || isBlind} />
          </div>
          {card.tab === 'auto' && <AutoRow slot={slot} card={card} />}
        </Content>
      </Root>
    </section>
  );
}

interface PresetsProps {
  readonly slot: Slot;
  readonly stake: number;
  readonly disabled: boolean;
}

function Presets({ slot, stake, disabled }: PresetsProps) {
  const { card: texts } = useAviatorTexts();
  const { cards } = useGame();
  return (
    <Chips
      look={look}
      label={texts.presets}
      chips={presets}
      chosen={stake}
      disabled={disabled}
      onPick={(preset) => cards.set(slot, { stake: preset })}
    />
  );
}

const look: ChipLook = {
  row: 'grid grid-cols-4 gap-1',
  chip: 'figure min-h-10 rounded-lg border bg-raised text-[0.9375rem] transition-colors disabled:opacity-55',
  chosen: 'border-primary/60',
  other: 'border-line',
};

const presets = presetStakes.map((amount) => ({ amount, text: String(amount) }));

interface AutoRowProps {
  readonly slot: Slot;
  readonly card: Card;
}

function AutoRow({ slot, card }: AutoRowProps) {
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
