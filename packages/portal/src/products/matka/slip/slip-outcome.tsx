import { formatSummary } from '@maidan/ui/format/coins.ts';
import { OutcomeDialog } from '@maidan/ui/slip/outcome-dialog.tsx';
import { toast } from '@maidan/ui/toast.tsx';
import { useEffect, useEffectEvent } from 'react';
import { useBettingTexts } from '../../../betting/texts/betting-texts.ts';
import { useMatkaTexts } from '../texts/matka-texts.ts';
import { useAnswers, useSlip, useSlipState } from './matka-slip.tsx';
import type { LineAnswer } from './picked-lines.ts';

/** Document 2, section 9. */
const toastMs = 3_000;

interface SlipOutcomeProps {
  /** The slip screen shows every outcome with an OK button (document 2, section 2). */
  readonly isConfirmed?: boolean;
}

/** A toast if one sentence is enough; a list if some numbers were placed and others were not. */
export function SlipOutcome({ isConfirmed = false }: SlipOutcomeProps) {
  const state = useSlipState();
  const answers = useAnswers();
  if (state.kind !== 'done') return null;
  const { isUnanswered = false } = state.outcome;
  const isPlain = !isUnanswered && (answers.length < 2 || answers.every(({ isPlaced }) => isPlaced));
  return <Announced answers={answers} isUnanswered={isUnanswered} isShown={isConfirmed || !isPlain} />;
}

interface AnnouncedProps {
  readonly answers: readonly LineAnswer[];
  /** Some number has no answer, so all can be sent again: placed ones are not placed twice. */
  readonly isUnanswered: boolean;
  readonly isShown: boolean;
}

function Announced({ answers, isUnanswered, isShown }: AnnouncedProps) {
  const { outcome: texts } = useMatkaTexts();
  const slipTexts = useBettingTexts();
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
    <OutcomeDialog
      isPlaced={areAllPlaced}
      title={words}
      words={isUnanswered ? slipTexts.unanswered : undefined}
      actions={isUnanswered ? [{ label: slipTexts.sendAgain, onPress: slip.sendAgain }] : []}
      close={texts.ok}
      onClose={slip.close}
    >
      <AnswerLines answers={answers} />
    </OutcomeDialog>
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
