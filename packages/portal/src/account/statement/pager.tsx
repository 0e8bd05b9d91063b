import { Button } from '@maidan/ui/button.tsx';
import { ChevronLeft, ChevronRight } from '@maidan/ui/icons/signs.ts';
import { useAccountTexts } from '../texts/account-texts.ts';

interface PagerProps {
  readonly page: number;
  readonly pages: number;
  readonly onPage: (page: number) => void;
}

export function Pager({ page, pages, onPage }: PagerProps) {
  const { statement: texts } = useAccountTexts();
  if (pages <= 1) return null;
  return (
    <nav aria-label={texts.page(page, pages)} className="flex items-center justify-between gap-2">
      <Button variant="outline" className="bg-surface" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <ChevronLeft aria-hidden="true" className="size-4 rtl:-scale-x-100" />
        {texts.previous}
      </Button>
      <span aria-live="polite" className="tabular text-sm text-muted">
        {texts.page(page, pages)}
      </span>
      <Button
        variant="outline"
        className="bg-surface"
        disabled={page >= pages}
        onClick={() => onPage(page + 1)}
      >
        {texts.next}
        <ChevronRight aria-hidden="true" className="size-4 rtl:-scale-x-100" />
      </Button>
    </nav>
  );
}
