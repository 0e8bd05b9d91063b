import { Close, Content, Overlay, Portal, Root, Title } from 'radix-ui/dialog';
import type { ReactNode } from 'react';
import { IconButton } from '../icons/icon.tsx';
import { Cross } from '../icons/signs.ts';
import { useUiLabels } from '../labels.ts';
import { keepOpenForToasts, ScrollBody, useOpener } from './dialog-parts.tsx';

type SheetProps = {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  readonly children: ReactNode;
};

/** A drawer at the start side: left on left-to-right pages, right on the others. */
export function Sheet({ open, onOpenChange, title, children }: SheetProps) {
  const labels = useUiLabels();
  const returnFocus = useOpener(open);
  return (
    <Root open={open} onOpenChange={onOpenChange}>
      <Portal>
        <Overlay className="fixed inset-0 z-40 bg-black/55 data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in" />
        <Content
          aria-describedby={undefined}
          onInteractOutside={keepOpenForToasts}
          onCloseAutoFocus={returnFocus}
          className="fixed inset-y-0 start-0 z-50 flex w-[min(85vw,20rem)] flex-col bg-surface pb-safe text-text shadow-2xl outline-none data-[state=closed]:animate-slide-out data-[state=open]:animate-slide-in"
        >
          <header className="flex min-h-14 items-center bg-header py-2 ps-4 pe-14 text-on-header">
            <Title className="text-lg font-semibold">{title}</Title>
          </header>
          <ScrollBody className="p-2">{children}</ScrollBody>
          <Close asChild>
            <IconButton
              label={labels.close}
              icon={<Cross />}
              className="absolute end-1.5 top-1.5 text-on-header"
            />
          </Close>
        </Content>
      </Portal>
    </Root>
  );
}
