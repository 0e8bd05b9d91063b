import { Link, useParams } from 'react-router';
import { pathTo } from '../../api/paths.ts';
import { useSession } from '../../api/session.ts';
import { StatementPage } from '../../features/statement/page.tsx';
import { useAccountTexts } from '../../i18n/account/account-texts.ts';
import { buttonLook } from '../../ui/button-look.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';

const StoryDialog = lazyPart(
  async () => (await import('../../features/ledger/story/story-dialog.tsx')).StoryDialog,
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
