import { Sheet } from '../../../../pages/parts/sheet.tsx';
import { formatPoints } from '../../../../pages/points.ts';
import { useLudoTexts } from '../texts/ludo-texts.ts';

interface LeaveSheetProps {
  readonly stake: number;
  /** The first die has not been rolled yet. */
  readonly isLocking: boolean;
  readonly onClose: () => void;
  readonly onLeave: () => void;
}

/** Asks for confirmation. */
export function LeaveSheet({ stake, isLocking, onClose, onLeave }: LeaveSheetProps) {
  const { leave: texts } = useLudoTexts();
  return (
    <Sheet title={texts.heading} onClose={onClose}>
      <p className="lu-warning">{isLocking ? texts.notYet : texts.warning(formatPoints(stake))}</p>
      <div className="lu-buttons">
        <button type="button" className="lu-button" data-kind="main" onClick={onClose}>
          {texts.stay}
        </button>
        <button type="button" className="lu-button" data-kind="danger" onClick={onLeave}>
          {texts.confirm}
        </button>
      </div>
    </Sheet>
  );
}
