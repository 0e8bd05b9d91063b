import { useState } from 'react';
import { Button } from '../src/button.tsx';
import { Card } from '../src/card.tsx';
import { Countdown } from '../src/figures/countdown.tsx';
import { Amount } from '../src/figures/figure.tsx';
import { AmountField } from '../src/slip/amount-field.tsx';
import { chipGrid, chipsOf } from '../src/slip/chip-grid.ts';
import { Chips } from '../src/slip/chips.tsx';
import { DecimalInput } from '../src/slip/decimal-input.tsx';
import { OutcomeDialog } from '../src/slip/outcome-dialog.tsx';
import { OutcomeToast } from '../src/slip/outcome-toast.tsx';
import { RadioChips } from '../src/slip/radio-chips.tsx';
import { SlipCard, SlipDock } from '../src/slip/slip-dock.tsx';
import { SlipFigures } from '../src/slip/slip-figures.tsx';
import { SlipActions, SlipForm, SlipMessage, SlipWarning } from '../src/slip/slip-frame.tsx';
import { InlineSlip, SlipSheet } from '../src/slip/slip-sheet.tsx';
import { Stepper } from '../src/slip/stepper.tsx';

const amounts = [100, 500, 1000, 5000, 10_000, 25_000, 50_000, 100_000];
const boxes = {
  list: 'flex-wrap gap-2 text-xs',
  item: 'min-w-min flex-1 rounded-lg bg-background px-3 py-1.5',
  label: 'text-muted',
  value: 'text-lg leading-6 font-bold',
};

type State = 'open' | 'refused' | 'stopped' | 'busy' | 'long';

interface SampleSlipProps {
  readonly state: State;
  /** Names the slip. */
  readonly label: string;
}

/** The parts of a slip, put together as pages do. */
function SampleSlip({ state, label }: SampleSlipProps) {
  const [amount, setAmount] = useState(state === 'long' ? 9_999_999_999 : state === 'open' ? 0 : 1000);
  const isBusy = state === 'busy';
  const faultId = `${label}-fault`;
  const fault = state === 'refused' ? 'Maximum amount is 500' : undefined;
  return (
    <SlipForm label={label} onDone={() => undefined}>
      <div className="flex items-center justify-between gap-3">
        <p className="min-w-0 font-semibold">
          {state === 'long' ? 'A name so long that it needs two lines, or three on a phone' : 'A name'}
        </p>
        <Countdown seconds={state === 'stopped' ? 2 : 7} total={10} label="Seconds left" />
      </div>
      {state === 'stopped' && <SlipWarning>Nothing can be placed at the moment</SlipWarning>}
      <AmountField
        label="Amount"
        amount={amount}
        onAmount={setAmount}
        step={100}
        disabled={isBusy}
        takesFocus={false}
        faultId={fault && faultId}
      />
      <Chips
        look={chipGrid}
        label="Amounts"
        chips={chipsOf(amounts).map((chip) => ({ ...chip, disabled: chip.amount > 50_000 }))}
        chosen={amount}
        disabled={isBusy}
        onPick={setAmount}
      />
      <SlipMessage id={faultId} fault={fault} note="Min 100 / Max 50,000" />
      <SlipFigures
        look={boxes}
        figures={[
          { label: 'Profit', value: <Amount coins={amount * 0.9} summary plus />, note: 'if it wins' },
          { label: 'Loss', value: <Amount coins={-amount} summary /> },
        ]}
      />
      <SlipActions
        isBusy={isBusy}
        isBlocked={state === 'stopped'}
        isOff={!isBusy && amount === 0}
        done="Done"
      >
        <Button variant="outline" disabled={isBusy}>
          Close
        </Button>
      </SlipActions>
    </SlipForm>
  );
}

const states: readonly State[] = ['open', 'refused', 'stopped', 'busy', 'long'];
type Open = 'sheet' | 'dock' | 'outcome' | 'unanswered' | 'accepted' | 'refused';
const openable: readonly Open[] = ['sheet', 'dock', 'outcome', 'unanswered', 'accepted', 'refused'];
const toastFigures = [
  { label: 'Amount', value: <Amount coins={1000} summary plain /> },
  { label: 'Can win', value: <Amount coins={900} summary plus /> },
];

export function SlipSection() {
  return (
    <>
      <Card title="Slip">
        <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {states.map((state, place) => (
            <InlineSlip key={state} side={place % 2 === 0 ? 'back' : 'lay'}>
              <SampleSlip state={state} label={`Slip, ${state}`} />
            </InlineSlip>
          ))}
          <SlipCard title="Beside the page" empty="Tap a price to open the slip">
            {false}
          </SlipCard>
        </div>
      </Card>
      <OtherAmounts />
      <SlipOpeners />
    </>
  );
}

const framed = { row: 'flex min-h-11 items-center rounded-lg border border-edge bg-background', key: '' };

function OtherAmounts() {
  const [stake, setStake] = useState(10);
  const [chip, setChip] = useState(25);
  return (
    <Card title="Other amounts">
      <div className="flex flex-wrap items-center gap-4">
        {[false, true].map((isOff) => (
          <Stepper
            key={String(isOff)}
            look={framed}
            label="Stake"
            disabled={isOff}
            onStep={(direction) => setStake(Math.max(0, stake + direction * 10))}
          >
            <label htmlFor={`stake-${isOff}`} className="sr-only">
              Stake
            </label>
            <DecimalInput
              id={`stake-${isOff}`}
              value={stake}
              disabled={isOff}
              isFixed
              step={10}
              onValue={setStake}
              className={() => 'tabular min-h-10 w-24 bg-transparent text-center'}
            />
          </Stepper>
        ))}
        <RadioChips
          legend="Chip"
          legendLook="sr-only"
          name="chip"
          look={{ row: 'flex gap-4', chip: 'flex min-h-11 items-center gap-1' }}
          amounts={[10, 25, 50]}
          chosen={chip}
          labelOf={(amount) => `A chip of ${amount}`}
          face={(amount) => <span aria-hidden="true">{amount}</span>}
          onChoose={setChip}
        />
      </div>
    </Card>
  );
}

function SlipOpeners() {
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  return (
    <Card title="Where a slip opens, and its outcome">
      <div className="flex flex-wrap gap-2">
        {openable.map((name) => (
          <Button key={name} variant="outline" data-cell={name} onClick={() => setOpen(name)}>
            {`Show ${name}`}
          </Button>
        ))}
      </div>
      {open === 'sheet' && (
        <SlipSheet title="Slip" cell="sheet" side="back" pane={null} onClose={close}>
          <SampleSlip state="open" label="Slip in a sheet" />
        </SlipSheet>
      )}
      {open === 'dock' && (
        <SlipDock role="dialog" aria-label="Slip in a dock">
          <SampleSlip state="open" label="Slip over the page" />
          <Button variant="quiet" className="w-full" onClick={close}>
            Close the dock
          </Button>
        </SlipDock>
      )}
      {open === 'outcome' && (
        <OutcomeDialog isPlaced title="Success" words="It was placed" close="Close" onClose={close} />
      )}
      {open === 'unanswered' && (
        <OutcomeDialog
          isPlaced={false}
          title="Error"
          words="No response received from the server"
          note="It may have been placed all the same."
          actions={[{ label: 'Send again', onPress: close }]}
          close="Close"
          onClose={close}
        />
      )}
      {(open === 'accepted' || open === 'refused') && (
        <OutcomeToast
          key={open}
          isPlaced={open === 'accepted'}
          words={open === 'accepted' ? 'It was placed' : 'The price has changed'}
          what="Back 0.90 · A name"
          figures={open === 'accepted' ? toastFigures : toastFigures.slice(0, 1)}
          onClose={close}
        />
      )}
    </Card>
  );
}
