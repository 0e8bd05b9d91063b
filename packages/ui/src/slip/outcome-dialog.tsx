import type { ReactNode } from 'react';
import { Button } from '../button.tsx';
import { Dialog } from '../dialogs/dialog.tsx';

/** What can be done about an outcome, such as sending it again. */
export interface OutcomeAction {
  readonly label: string;
  readonly onPress: () => void;
}

interface OutcomeDialogProps {
  readonly isPlaced: boolean;
  readonly title: string;
  readonly words?: string | undefined;
  /** Added to the words. */
  readonly note?: string | undefined;
  readonly actions?: readonly OutcomeAction[];
  /** The label of the button that closes it. */
  readonly close: string;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

/** The outcome of what was sent, with a button that has the focus. */
export function OutcomeDialog(props: OutcomeDialogProps) {
  const { isPlaced, title, words, note, actions = [], close, onClose, children } = props;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      tone={isPlaced ? 'success' : 'error'}
      title={title}
      description={
        note === undefined ? (
          words
        ) : (
          <>
            {words} <strong className="mt-1 block font-semibold text-text">{note}</strong>
          </>
        )
      }
      footer={
        <>
          {actions.map(({ label, onPress }) => (
            <Button key={label} onClick={onPress}>
              {label}
            </Button>
          ))}
          <Button autoFocus variant={actions.length > 0 ? 'outline' : 'primary'} onClick={onClose}>
            {close}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
