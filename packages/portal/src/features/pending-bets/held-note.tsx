import { useAccountTexts } from '../../i18n/account/account-texts.ts';

interface HeldNoteProps {
  readonly stakes: number;
  readonly held: number | undefined;
}

/** Why a market holds another amount than its stakes. */
export function HeldNote({ stakes, held }: HeldNoteProps) {
  const { pending: texts } = useAccountTexts();
  if (held === undefined || held === stakes) return null;
  return (
    <span className="block text-xs font-normal text-muted">
      {held < stakes ? texts.holdsLess : texts.holdsMore}
    </span>
  );
}
