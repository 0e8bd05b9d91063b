import { HomeLink } from './home-link.tsx';

interface NoticePageProps {
  readonly title: string;
  /** Shown in bold under the title. */
  readonly news?: string;
  readonly body: string;
}

/** A page that only explains why it has no content. */
export function NoticePage({ title, news, body }: NoticePageProps) {
  return (
    <div className="px-4 py-12 text-center">
      <h1 className="text-xl font-semibold">{title}</h1>
      {news && <p className="mt-6 text-lg font-medium">{news}</p>}
      <p className="mt-1 mb-6 text-muted">{body}</p>
      <HomeLink />
    </div>
  );
}
