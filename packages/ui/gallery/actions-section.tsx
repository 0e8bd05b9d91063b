import { useState } from 'react';
import { Button, DismissButton } from '../src/button.tsx';
import { Card } from '../src/card.tsx';
import { Dialog } from '../src/dialogs/dialog.tsx';
import { Sheet } from '../src/dialogs/sheet.tsx';
import { NumberField } from '../src/form/number-field.tsx';
import { IconButton } from '../src/icons/icon.tsx';
import { Menu } from '../src/icons/places.ts';
import { toast } from '../src/toast.tsx';

const variants = ['primary', 'outline', 'quiet', 'danger'] as const;

export function ActionsSection() {
  const [busy, setBusy] = useState(false);
  return (
    <>
      <Card title="Buttons">
        <div className="flex flex-col gap-3">
          {(['md', 'sm'] as const).map((size) => (
            <div key={size} className="flex flex-wrap gap-2">
              {variants.map((variant) => (
                <Button key={variant} variant={variant} size={size}>
                  {variant}
                </Button>
              ))}
            </div>
          ))}
          <div className="flex flex-wrap gap-2">
            <Button busy={busy} onClick={() => setBusy(true)}>
              Place bet
            </Button>
            <Button busy variant="outline">
              Busy
            </Button>
            <Button disabled>Disabled</Button>
            <Button aria-disabled>Does nothing yet</Button>
            <Button className="max-w-44">A label so long that it takes two lines</Button>
            <DismissButton label="Dismiss" onClick={() => setBusy(false)} />
            <IconButton label="Menu, disabled" icon={<Menu />} disabled />
            <IconButton label="Menu" icon={<Menu />} />
          </div>
        </div>
      </Card>
      <Card title="Toasts">
        <div className="flex flex-wrap gap-2">
          <Button variant="outline" onClick={() => toast.success('Password changed successfully')}>
            Success
          </Button>
          <Button
            variant="outline"
            onClick={() => toast.error('No response received from the server', { title: 'Error' })}
          >
            Error
          </Button>
          <Button
            variant="outline"
            onClick={() => toast.info('Kept for ten seconds', { durationMs: 10_000 })}
          >
            Info
          </Button>
        </div>
      </Card>
      <DialogsSection />
    </>
  );
}

const outcomes = [
  { tone: 'success', title: 'Success', text: 'Bet Placed Successfully' },
  { tone: 'error', title: 'Error', text: 'Bet not Placed !' },
] as const;

const longText = Array.from(
  { length: 30 },
  (_, line) => `${line + 1}. A rule that takes a line or two to say.`,
);

type Open = 'form' | 'long' | 'success' | 'error' | 'sheet';

function DialogsSection() {
  const [open, setOpen] = useState<Open>();
  const [stake, setStake] = useState(1000);
  const close = () => setOpen(undefined);
  const shows = (name: Open) => ({ open: open === name, onOpenChange: close });
  return (
    <Card title="Dialogs">
      <div className="flex flex-wrap gap-2">
        {(['form', 'long', 'success', 'error', 'sheet'] as const).map((name) => (
          <Button key={name} variant="outline" onClick={() => setOpen(name)}>
            {`Open ${name}`}
          </Button>
        ))}
      </div>
      <Dialog
        {...shows('form')}
        title="Place bet"
        description="Royal Strikers to win"
        footer={
          <>
            <Button variant="quiet" onClick={close}>
              Cancel
            </Button>
            <Button onClick={close}>Place bet</Button>
          </>
        }
      >
        <NumberField label="Stake" value={stake} onValueChange={setStake} />
      </Dialog>
      <Dialog {...shows('long')} wide title="Games Rules" footer={<Button onClick={close}>Close</Button>}>
        {longText.map((line) => (
          <p key={line} className="py-1">
            {line}
          </p>
        ))}
      </Dialog>
      {outcomes.map(({ tone, title, text }) => (
        <Dialog
          key={tone}
          {...shows(tone)}
          tone={tone}
          title={title}
          description={text}
          footer={<Button onClick={close}>OK</Button>}
        />
      ))}
      <Sheet {...shows('sheet')} title="Menu">
        {['Home', 'In-play', 'Casino', 'Ledger', 'Statement', 'Profile'].map((place) => (
          <Button key={place} variant="quiet" className="w-full justify-start" onClick={close}>
            {place}
          </Button>
        ))}
      </Sheet>
    </Card>
  );
}
