import { useNow } from '@maidan/ui/format/now.ts';
import { useState } from 'react';
import { StatusLine } from '../../../../pages/parts/status-line.tsx';
import { formatPoints } from '../../../../pages/points.ts';
import type { LudoRules, LudoTable } from '../../../../wire/ludo.ts';
import { Pawn } from '../board/pawn.tsx';
import { useLudoTexts } from '../texts/ludo-texts.ts';
import { payOf } from '../words/format-result.ts';

interface WaitingProps {
  readonly table: LudoTable;
  readonly rules: LudoRules;
  readonly viewedAtMs: number;
  readonly isBusy: boolean;
  readonly onHouse: () => void;
  readonly onCancel: () => void;
}

/** Shown until somebody joins at the same stake. */
export function Waiting({ table, rules, viewedAtMs, isBusy, onHouse, onCancel }: WaitingProps) {
  const { waiting: texts, lobby } = useLudoTexts();
  const nowMs = useNow(250);
  const offerMs = Math.max(0, (table.houseOfferMs ?? 0) - (nowMs - viewedAtMs));
  const [sinceMs] = useState(() => viewedAtMs - (rules.houseOfferMs - (table.houseOfferMs ?? 0)));
  const waited = Math.max(0, Math.floor((nowMs - sinceMs) / 1000));
  const isOffered = offerMs === 0;
  const offer = isOffered ? texts.houseNow : texts.houseSoon(Math.ceil(offerMs / 1000));
  return (
    <section className="lu-waiting" aria-labelledby="lu-waiting">
      <div className="lu-search" aria-hidden="true">
        <span className="lu-search-ring" />
        <span className="lu-search-ring" />
        <span className="lu-search-seat">
          <Pawn seat={table.you} />
        </span>
        <span className="lu-search-other">
          <Pawn seat={table.you === 'A' ? 'B' : 'A'} />
        </span>
      </div>
      <h2 id="lu-waiting">{texts.heading}</h2>
      <p className="lu-muted">{texts.at(formatPoints(table.stake))}</p>
      <p className="lu-waited st-figure" role="timer" aria-label={texts.waitedFor(waited)}>
        <span aria-hidden="true">{texts.seconds(waited)}</span>
      </p>
      <p className="lu-muted">
        {lobby.winner} {formatPoints(table.pays)}
      </p>
      <div className="lu-house">
        <p>{offer}</p>
        {isOffered && (
          <button type="button" className="lu-button" data-kind="main" disabled={isBusy} onClick={onHouse}>
            {texts.playHouse(payOf(table.stake, rules.pays.house))}
          </button>
        )}
      </div>
      <button type="button" className="lu-button" disabled={isBusy} onClick={onCancel}>
        {texts.cancel}
      </button>
      <p className="lu-muted">{texts.free}</p>
      <StatusLine text={isOffered ? texts.houseNow : texts.heading} />
    </section>
  );
}
