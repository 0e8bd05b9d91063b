import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface SectionHeadProps {
  readonly title: string;
  readonly children?: ReactNode;
  /** The way to all of it. */
  readonly more?: { readonly to: string; readonly label: string };
}

export function SectionHead({ title, children, more }: SectionHeadProps) {
  return (
    <header className="flex h-11 items-center gap-2">
      <h2 className="text-lg font-semibold">{title}</h2>
      {children}
      {more && (
        <Link
          to={more.to}
          className="ms-auto flex min-h-11 items-center text-sm font-semibold text-link hover:underline"
        >
          {more.label}
          <ChevronRight aria-hidden="true" className="size-4 rtl:-scale-x-100" />
        </Link>
      )}
    </header>
  );
}
