import { Door } from '@maidan/ui/icons/signs.ts';
import { useCasinoTexts } from '../option-texts/casino-texts.ts';

/** A table that the operator has shut, with the operator's text for players. */
export function ShutNotice({ message }: { readonly message: string }) {
  const { shut: texts } = useCasinoTexts();
  return (
    <div role="status" className="flex flex-col items-center gap-1 px-4 py-6 text-center">
      <Door aria-hidden="true" className="mb-1 size-8 text-warning" />
      <p className="figure text-xl">{texts.title}</p>
      <p className="text-muted">{message === '' ? texts.next : <bdi>{message}</bdi>}</p>
    </div>
  );
}
