import { useEffect, useRef } from 'react';
import { isFramed, postToParent } from '../../../../pages/frame-messages.ts';
import { Icon } from '../../../../pages/parts/icon.tsx';
import { formatPoints } from '../../../../pages/points.ts';
import { useStudio } from '../../../../pages/session/studio-context.ts';
import type { LudoResult, LudoTable } from '../../../../wire/ludo.ts';
import { Pawn } from '../board/pawn.tsx';
import { useLudoTexts } from '../texts/ludo-texts.ts';
import { formatResult } from '../words/format-result.ts';
import { nameOf } from '../words/format-turn.ts';

interface ResultCardProps {
  readonly table: LudoTable;
  readonly result: LudoResult;
  readonly isBusy: boolean;
  readonly onAgain: () => void;
  readonly onLobby: () => void;
}

/** Who won, why, and what was paid. */
export function ResultCard({ table, result, isBusy, onAgain, onLobby }: ResultCardProps) {
  const texts = useLudoTexts();
  const { sounds } = useStudio();
  const { tone, title, why, paid } = formatResult(table, result, texts);
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (tone === 'won') sounds.play('big-win');
    card.current?.focus();
  }, [tone, sounds]);
  const verify = () => postToParent({ type: 'maidan:verify', roundId: table.gameId, record: result.record });
  return (
    <section ref={card} className="lu-result" data-tone={tone} aria-labelledby="lu-result" tabIndex={-1}>
      {tone === 'won' && <Confetti />}
      <h2 id="lu-result">{title}</h2>
      <ol className="lu-final">
        {table.seats.map((seat) => (
          <li key={seat.seat} data-winner={result.winner === seat.seat || undefined}>
            <Pawn seat={seat.seat} />
            <bdi>{nameOf(table, seat.seat, texts)}</bdi>
            <strong className="st-figure">{seat.score}</strong>
          </li>
        ))}
      </ol>
      <p>{why}</p>
      <p className="lu-paid">{paid}</p>
      <div className="lu-buttons">
        <button type="button" className="lu-button" data-kind="main" disabled={isBusy} onClick={onAgain}>
          {texts.result.again(formatPoints(table.stake))}
        </button>
        <button type="button" className="lu-button" disabled={isBusy} onClick={onLobby}>
          {texts.result.lobby}
        </button>
        {result.record && isFramed() && (
          <button type="button" className="lu-button" onClick={verify}>
            <Icon name="shield" />
            {texts.result.verify}
          </button>
        )}
      </div>
    </section>
  );
}

const colours = ['#ffc53d', '#d63a45', '#2f6fd8', '#37d67a', '#fdf8ea'];
const pieces = Array.from({ length: 28 }, (_, index) => index);

/** Falls once. The position of each piece depends on its index: nothing is random. */
function Confetti() {
  return (
    <div className="lu-confetti" aria-hidden="true">
      {pieces.map((index) => (
        <i
          key={index}
          style={{
            left: `${(index * 37) % 100}%`,
            background: colours[index % colours.length],
            animationDelay: `${(index * 53) % 600}ms`,
            '--lu-drift': `${((index * 29) % 80) - 40}px`,
          }}
        />
      ))}
    </div>
  );
}
