import { Button } from '@maidan/ui/button.tsx';
import { Dialog } from '@maidan/ui/dialogs/dialog.tsx';
import { useNavigate } from 'react-router';
import { gameIds, pathTo } from '../../paths.ts';
import { useTexts } from '../../texts/texts.ts';

export type DisclaimedGame = 'aviator' | 'ludo' | 'royalGaming' | 'international';

/** Document 2, section 2: the page that Agree opens. */
function destinationOf(game: DisclaimedGame): string {
  if (game === 'aviator') return pathTo('launchedGame', { gameId: gameIds.aviatorLauncher });
  if (game === 'ludo') return pathTo('launchedGame', { gameId: gameIds.ludo });
  if (game === 'royalGaming') return pathTo('launchedGame', { gameId: gameIds.royalGaming });
  return pathTo('internationalCasino');
}

interface CasinoDisclaimerProps {
  readonly game: DisclaimedGame;
  readonly onClose: () => void;
}

export function CasinoDisclaimer({ game, onClose }: CasinoDisclaimerProps) {
  const { disclaimer: texts } = useTexts();
  const navigate = useNavigate();

  function agree(): void {
    onClose();
    void navigate(destinationOf(game));
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
