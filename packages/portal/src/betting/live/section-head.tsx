import { ChevronRight } from '@maidan/ui/icons/signs.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useHomeTexts } from '../../app/home/texts/home-texts.ts';
import { useBrandWord } from '../../texts/use-brand-word.ts';

interface SectionHeadProps {
  readonly title: string;
  readonly children?: ReactNode;
  /** The link to the full list. */
  readonly more?: { readonly to: string; readonly label: string } | undefined;
}

export function SectionHead({ title, children, more }: SectionHeadProps) {
  return (
    <header className="brand-heading flex h-11 items-center gap-2">
      <h2 className="text-lg font-semibold">{title}</h2>
      {children}
      {more && (
        <Link
          to={more.to}
          className="relative z-1 ms-auto flex min-h-11 items-center text-sm font-semibold text-link hover:underline"
        >
          {more.label}
          <ChevronRight aria-hidden="true" className="size-4 rtl:-scale-x-100" />
        </Link>
      )}
    </header>
  );
}

/** The heading of the tiles. In this file, because a separate chunk would be larger than its content. */
export function TilesHead() {
  const { everything } = useHomeTexts();
  return <SectionHead title={useBrandWord('everything', everything)} />;
}
