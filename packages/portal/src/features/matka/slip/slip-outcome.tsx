import { useEffect, useEffectEvent } from 'react';
import { formatSummary } from '../../../format/coins.ts';
import { useMatkaTexts } from '../../../i18n/matka/matka-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { toast } from '../../../ui/toasts/toast.tsx';
import { useAnswers, useSlip, useSlipState } from './matka-slip.tsx';
import type { LineAnswer } from './place-lines.ts';

/** Document 2, section 9. */
const toastMs = 3_000;

interface SlipOutcomeProps {
  /** The slip screen says every outcome with an OK to press (document 2, section 2). */
  readonly isConfirmed?: boolean;
}

/** A toast where one sentence says it all; a list where some numbers were placed and others were not. */
export function SlipOutcome({ isConfirmed = false }: SlipOutcomeProps) {
  const state = useSlipState();
  const answers = useAnswers();
  if (state.kind !== 'done') return null;
  const isPlain = answers.length < 2 || answers.every(({ isPlaced }) => isPlaced);
  return <Announced answers={answers} isShown={isConfirmed || !isPlain} />;
}

function Announced({
  answers,
  isShown,
}: {
  readonly answers: readonly LineAnswer[];
  readonly isShown: boolean;
}) {
  const { outcome: texts } = useMatkaTexts();
  const slip = useSlip();
  const placed = answers.filter(({ isPlaced }) => isPlaced).length;
  const areAllPlaced = placed === answers.length;
  const refusal = answers.find(({ isPlaced }) => !isPlaced)?.message || texts.noAnswer;
  const words =
    answers.length > 1 && !areAllPlaced
      ? texts.notAll(placed, answers.length)
      : areAllPlaced
        ? texts.placed
        : refusal;

  const announce = useEffectEvent(() => {
    toast[areAllPlaced ? 'success' : 'error'](words, { durationMs: toastMs });
    if (!isShown) slip.close();
  });
  useEffect(() => announce(), []);

  if (!isShown) return null;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && slip.close()}
      tone={areAllPlaced ? 'success' : 'error'}
      title={words}
      footer={
        <Button autoFocus onClick={slip.close}>
          {texts.ok}
        </Button>
      }
    >
      <AnswerLines answers={answers} />
    </Dialog>
  );
}

function AnswerLines({ answers }: { readonly answers: readonly LineAnswer[] }) {
  const { outcome: texts } = useMatkaTexts();
  return (
    <ul aria-label={texts.lines} className="flex flex-col">
      {answers.map(({ line, isPlaced, message }) => (
        <li key={line.key} className="flex items-baseline gap-3 border-b border-line py-2 last:border-0">
          <span className="tabular w-16 shrink-0 font-semibold">{line.label}</span>
          <span className="tabular w-16 shrink-0 text-end">{formatSummary(line.stake)}</span>
          <span className={isPlaced ? 'text-win' : 'text-loss'}>
            {isPlaced ? texts.accepted : message || texts.noAnswer}
          </span>
        </li>
      ))}
    </ul>
  );
}
