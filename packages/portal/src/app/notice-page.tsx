import { buttonLook } from '@maidan/ui/button.tsx';
import { Link } from 'react-router';
import { pathTo } from '../paths.ts';
import { useTexts } from '../texts/texts.ts';

interface NoticePageProps {
  readonly title: string;
  /** Shown in bold under the title. */
  readonly news?: string;
  readonly body: string;
}

/** A page that only explains why it has no content. */
export function NoticePage({ title, news, body }: NoticePageProps) {
  const { screens } = useTexts();
  return (
    <div className="px-4 py-12 text-center">
      <h1 className="text-xl font-semibold">{title}</h1>
      {news && <p className="mt-6 text-lg font-medium">{news}</p>}
      <p className="mt-1 mb-6 text-muted">{body}</p>
      <Link to={pathTo('dashboard')} className={buttonLook('outline')}>
        {screens.backHome}
      </Link>
    </div>
  );
}
