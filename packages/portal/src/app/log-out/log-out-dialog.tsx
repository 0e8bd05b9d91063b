import { useState } from 'react';
import { useNavigate } from 'react-router';
import { rootPath } from '../../api/paths.ts';
import { useAccountTexts } from '../../i18n/account/account-texts.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { leave } from './leave.ts';
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
