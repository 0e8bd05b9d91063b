import './instant.css';
import { type ReactNode, useEffect, useState } from 'react';
import { GameHeader } from '../parts/game-header.tsx';
import { Icon } from '../parts/icon.tsx';
import { NoticeScreen } from '../parts/notice-screen.tsx';
import { StatusLine } from '../parts/status-line.tsx';
import { formatPoints, hundredthsOf } from '../points.ts';
import { useStudio } from '../session/studio-context.ts';
import { FairnessSheet } from './fairness-sheet.tsx';
import type { RoundView } from './round-desk.ts';
import { roundEnding } from './round-ending.ts';
import { TableBar } from './table-bar.tsx';
import type { InstantTable } from './use-instant-game.ts';

/** A win of at least this many times the stakes is a big win. */
const bigTimes = 10n;
const buzzMs = 30;

/** Plays a sound and vibrates when a win is shown. */
function useRoundSounds({ phase, round, refusal }: RoundView): void {
  const { sounds } = useStudio();
  useEffect(() => {
    if (phase !== 'shown' || round === undefined || roundEnding(round) !== 'won') return;
    const [paid, staked] = [hundredthsOf(round.paid), hundredthsOf(round.staked)];
    sounds.play(paid >= staked * bigTimes ? 'big-win' : 'win');
    if (sounds.isOn()) navigator.vibrate?.(buzzMs);
  }, [phase, round, sounds]);
  useEffect(() => {
    if (refusal !== undefined) sounds.play('refused');
  }, [refusal, sounds]);
}

interface InstantFrameProps {
  readonly table: InstantTable;
  readonly title: string;
  /** The label of the button that plays the round. */
  readonly press: string;
  /** The result as text, once it is shown. */
  readonly resultText: string | undefined;
  readonly children: ReactNode;
}

function useStatus(table: InstantTable, resultText: string | undefined): string {
  const { round: texts } = useStudio().texts;
  const { phase, round } = table.view;
  if (phase === 'asking') return texts.asking;
  if (phase === 'showing' || round === undefined || resultText === undefined) return '';
  const ending = roundEnding(round);
  const paid = ending === 'lostAll' ? texts.lostAll : `${texts[ending]} ${formatPoints(round.paid)}`;
  return phase === 'shown' ? `${resultText}. ${paid}` : '';
}

/** The common layout of instant games: header, table and bar. */
export function InstantFrame({ table, title, press, resultText, children }: InstantFrameProps) {
  const { texts } = useStudio();
  const status = useStatus(table, resultText);
  useRoundSounds(table.view);
  if (table.view.phase === 'failed') {
    return (
      <NoticeScreen title={texts.screens.stateFailed.title} text={texts.screens.stateFailed.text}>
        <button type="button" className="st-button" onClick={table.reload}>
          {texts.retry}
        </button>
      </NoticeScreen>
    );
  }
  return (
    <>
      <InstantHeader table={table} title={title} />
      <div className="st-table" data-phase={table.view.phase} data-game={table.game.code}>
        {children}
      </div>
      <div className="st-dock">
        <TableNotice table={table} />
        <TableBar table={table} label={press} />
      </div>
      <StatusLine text={status} />
    </>
  );
}

/** Links to the round's commitment, which can be read before playing. */
function InstantHeader({ table, title }: { readonly table: InstantTable; readonly title: string }) {
  const { texts } = useStudio();
  const [isOpen, setIsOpen] = useState(false);
  const { round, next, phase } = table.view;
  const shown = phase === 'showing' || phase === 'shown' ? round : next;
  return (
    <GameHeader title={title} detail={shown && { label: texts.fairness.roundId, id: shown.roundId }}>
      <button
        type="button"
        className="st-icon-button st-fair"
        aria-label={texts.fairness.button}
        onClick={() => setIsOpen(true)}
      >
        <Icon name="shield" />
      </button>
      {isOpen && <FairnessSheet table={table} onClose={() => setIsOpen(false)} />}
    </GameHeader>
  );
}

/** A refusal with what to do about it, or what is being waited for. An overlay, so that nothing shifts. */
function TableNotice({ table }: { readonly table: InstantTable }) {
  const { texts } = useStudio();
  const { phase, refusal, isPaid } = table.view;
  if (phase === 'lost') {
    return (
      <div className="st-alert st-table-notice" role="alert">
        <span>{texts.round.lost}</span>
        <button type="button" onClick={table.askAgain}>
          {texts.round.askAgain}
        </button>
      </div>
    );
  }
  const isWaiting = phase === 'asking-again' || (phase === 'shown' && !isPaid);
  const text =
    phase === 'asking-again'
      ? texts.round.askingAgain
      : (table.notice ??
        (refusal && texts.refusals[refusal.reason]) ??
        (isWaiting ? texts.round.paying : undefined));
  if (text === undefined) return null;
  return (
    <p className="st-alert st-table-notice" data-tone={isWaiting ? 'wait' : 'refused'} role="alert">
      {text}
    </p>
  );
}
