import { Close, Content, Description, Overlay, Portal, Root, Title } from 'radix-ui/dialog';
import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { IconButton } from '../icons/icon.tsx';
import { Cross } from '../icons/signs.ts';
import { useUiLabels } from '../labels.ts';
import { keepOpenForToasts, ScrollBody, useOpener } from './dialog-parts.tsx';

type DialogTone = 'plain' | 'success' | 'error';

type DialogProps = {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  readonly description?: ReactNode;
  readonly children?: ReactNode;
  readonly footer?: ReactNode;
  readonly tone?: DialogTone | undefined;
  readonly wide?: boolean | undefined;
};

const toneEdges: Record<DialogTone, string> = {
  plain: 'border-t-transparent',
  success: 'border-t-win',
  error: 'border-t-loss',
};

const toneTitles: Record<DialogTone, string> = {
  plain: 'text-text',
  success: 'text-win',
  error: 'text-loss',
};

const toneMarks: Record<DialogTone, string> = { plain: '', success: '✓ ', error: '! ' };

/** A sheet from the bottom on phones, centred from 640px up. */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, description, children, footer, tone = 'plain', wide = false } = props;
  const labels = useUiLabels();
  const returnFocus = useOpener(open);
  return (
    <Root open={open} onOpenChange={onOpenChange}>
      <Portal>
        <Overlay className="fixed inset-0 z-40 bg-black/55 data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in" />
        <Content
          {...(description ? {} : { 'aria-describedby': undefined })}
          onInteractOutside={keepOpenForToasts}
          onCloseAutoFocus={returnFocus}
          className={classes(
            'fixed inset-x-0 bottom-0 z-50 flex max-h-[88dvh] flex-col rounded-t-2xl border-t-4 bg-surface pb-safe text-text shadow-2xl outline-none data-[state=closed]:animate-sink-out data-[state=open]:animate-rise-in sm:inset-0 sm:m-auto sm:h-fit sm:rounded-2xl',
            wide ? 'sm:w-[min(100%-2rem,52rem)]' : 'sm:w-[min(100%-2rem,30rem)]',
            toneEdges[tone],
          )}
        >
          <header className="flex min-h-14 items-center py-2 ps-4 pe-14">
            <Title className={classes('text-lg font-semibold', toneTitles[tone])}>
              {tone !== 'plain' && <span aria-hidden="true">{toneMarks[tone]}</span>}
              {title}
            </Title>
          </header>
          <ScrollBody className="px-4 pb-4">
            {description && <Description className="mb-3 text-muted">{description}</Description>}
            {children}
          </ScrollBody>
          {footer && (
            <footer className="flex flex-wrap justify-end gap-2 border-t border-line px-4 py-3 max-sm:*:flex-1">
              {footer}
            </footer>
          )}
          <Close asChild>
            <IconButton
              label={labels.close}
              icon={<Cross />}
              className="absolute end-1.5 top-1.5 text-muted"
            />
          </Close>
        </Content>
      </Portal>
    </Root>
  );
}
