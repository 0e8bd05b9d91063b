import { Button } from '@maidan/ui/button.tsx';
import { Card } from '@maidan/ui/card.tsx';
import { IconButton } from '@maidan/ui/icons/icon.tsx';
import { Menu } from '@maidan/ui/icons/places.ts';
import { toast } from '@maidan/ui/toast.tsx';
import { useState } from 'react';
import { DialogsSection } from './dialogs-section.tsx';

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
