import { Button } from '@maidan/ui/button.tsx';
import { Dialog } from '@maidan/ui/dialogs/dialog.tsx';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useAccountTexts } from '../../account/texts/account-texts.ts';
import { call } from '../../house/call.ts';
import { endSession, startLeaving } from '../../house/session.ts';
import { rootPath } from '../../paths.ts';
import { useTexts } from '../../texts/texts.ts';
import { stopAskingToLogOut } from './log-out-question.ts';

export function LogOutDialog() {
  const { logOut: texts } = useAccountTexts();
  const { shell } = useTexts();
  const navigate = useNavigate();
  const [isLeaving, setLeaving] = useState(false);

  async function logOut(): Promise<void> {
    setLeaving(true);
    await leave();
    stopAskingToLogOut();
    await navigate(rootPath, { replace: true });
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && stopAskingToLogOut()}
      title={texts.title}
      description={texts.body}
      footer={
        <>
          <Button variant="outline" onClick={stopAskingToLogOut}>
            {texts.stay}
          </Button>
          <Button variant="danger" busy={isLeaving} onClick={() => void logOut()}>
            {shell.logout}
          </Button>
        </>
      }
    />
  );
}

/** Logging out must not keep the player waiting. */
const limitMs = 3_000;

/** Logs out even when the house cannot be reached: the device must clear the client's data in any case. */
export async function leave(): Promise<void> {
  startLeaving();
  await call('user/logout', {}, { limitMs });
  endSession();
}
