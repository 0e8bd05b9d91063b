import { buttonLook } from '@maidan/ui/button.tsx';
import { lazyPart } from '@maidan/ui/lazy-part.ts';
import { EmptyState } from '@maidan/ui/page-states.tsx';
import { Link, useParams } from 'react-router';
import { StatementPage } from '../../account/statement/page.tsx';
import { useAccountTexts } from '../../account/texts/account-texts.ts';
import { useSession } from '../../house/session.ts';
import { pathTo } from '../../paths.ts';

const StoryDialog = lazyPart(
  async () => (await import('../../account/ledger/story/story-dialog.tsx')).StoryDialog,
);

/** An address that names a client shows the statement only to that client. */
export function StatementScreen() {
  const { userId } = useParams();
  const own = useSession()?.userId;
  const { statement: texts } = useAccountTexts();
  if (userId === undefined || userId === own) return <StatementPage StoryDialog={StoryDialog} />;
  return (
    <EmptyState title={texts.notYours}>
      <Link to={pathTo('statement')} className={buttonLook('outline')}>
        {texts.yours}
      </Link>
    </EmptyState>
  );
}
