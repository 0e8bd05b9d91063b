import { type ReactNode, useEffect } from 'react';
import { NoticeScreen } from '../parts/notice-screen.tsx';
import { StatusLine } from '../parts/status-line.tsx';
import { formatPoints, hundredthsOf } from '../points.ts';
import { useStudio } from '../session/studio-context.ts';
import './instant.css';
import { InstantHeader } from './instant-header.tsx';
import type { RoundView } from './round-desk.ts';
import { roundEnding } from './round-ending.ts';
import { TableBar } from './table-bar.tsx';
import { TableNotice } from './table-notice.tsx';
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
