import { Button } from '@maidan/ui/button.tsx';
import { Dialog } from '@maidan/ui/dialogs/dialog.tsx';
import { useNavigate } from 'react-router';
import { useTexts } from '../../texts/texts.ts';

interface CasinoDisclaimerProps {
  /** The page that Agree opens. */
  readonly path: string;
  readonly onClose: () => void;
}

export function CasinoDisclaimer({ path, onClose }: CasinoDisclaimerProps) {
  const { disclaimer: texts } = useTexts();
  const navigate = useNavigate();

  function agree(): void {
    onClose();
    void navigate(path);
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={texts.title}
      description={texts.body}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {texts.disagree}
          </Button>
          <Button variant="primary" onClick={agree}>
            {texts.agree}
          </Button>
        </>
      }
    >
      <p className="text-muted">{texts.points}</p>
    </Dialog>
  );
}
