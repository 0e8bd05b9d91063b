import type { ReactNode } from 'react';

interface NoticeScreenProps {
  readonly title: string;
  readonly text: string;
  /** Buttons for what to do about it. */
  readonly children?: ReactNode;
}

/** A full-page message: the session ended, the game did not open. */
export function NoticeScreen({ title, text, children }: NoticeScreenProps) {
  return (
    <section className="st-notice-screen" role="alert">
      <svg width="72" height="72" viewBox="0 0 100 100" aria-hidden="true">
        <circle cx="50" cy="50" r="46" fill="var(--st-raised)" stroke="var(--st-accent)" strokeWidth="2.5" />
        <circle
          cx="50"
          cy="50"
          r="34"
          fill="none"
          stroke="var(--st-accent)"
          strokeWidth="2"
          strokeDasharray="6 5"
        />
        <path d="M50 32v24M50 66v2" stroke="var(--st-accent)" strokeWidth="6" strokeLinecap="round" />
      </svg>
      <h1>{title}</h1>
      <p>{text}</p>
      {children}
    </section>
  );
}
