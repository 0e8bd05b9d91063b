import './ludo.css';
import { useStore } from '@maidan/ui/hooks/use-store.ts';
import { useState } from 'react';
import { GameHeader } from '../../../pages/parts/game-header.tsx';
import type { LudoRefusalReason, LudoSitRequest } from '../../../wire/ludo.ts';
import { Lobby } from './lobby/lobby.tsx';
import { Waiting } from './lobby/waiting.tsx';
import { type Ludo, useLudo } from './play/use-ludo.ts';
import { ResultCard } from './result/result-card.tsx';
import { TableScreen } from './table/table-screen.tsx';
import type { LudoTexts } from './texts/en.ts';
import { useLudoTexts } from './texts/ludo-texts.ts';

type Stake = LudoSitRequest['stake'];

/** A table of Ludo for two: the lobby, the wait, the game and its result. */
export function LudoPage() {
  const ludo = useLudo();
  const texts = useLudoTexts();
  const { isLineLost, refusal, view } = ludo.state;
  const table = view?.table;
  return (
    <>
      <GameHeader title={texts.title} detail={table ? { id: table.gameId } : undefined} />
      {isLineLost && (
        <p className="lu-banner" role="alert">
          {table ? texts.line.lost : texts.line.lostInLobby}
        </p>
      )}
      {refusal && (
        <p className="lu-refused" role="alert">
          {formatRefusal(refusal, texts)}
        </p>
      )}
      <Screen ludo={ludo} />
    </>
  );
}

function Screen({ ludo }: { readonly ludo: Ludo }) {
  const { game, player, state } = ludo;
  const shown = useStore(player.shown);
  const [closedId, setClosedId] = useState<string>();
  const { view } = state;
  if (!view) return <Opening />;
  const { table, rules } = view;
  const isBusy = state.busy !== undefined;
  if (!table || table.gameId === closedId) {
    return <Lobby rules={rules} isBusy={isBusy} onSit={game.sit} />;
  }
  if (table.stage === 'waiting') {
    return (
      <Waiting
        key={table.gameId}
        table={table}
        rules={rules}
        viewedAtMs={state.viewedAtMs}
        isBusy={isBusy}
        onHouse={() => game.sit(table.stake as Stake, 'house')}
        onCancel={game.cancel}
      />
    );
  }
  if (!shown) return <Opening />;
  const { result } = table;
  const against = table.seats.some(({ isHouse }) => isHouse) ? 'house' : 'anyone';
  return (
    <TableScreen key={table.gameId} ludo={ludo} table={table} rules={rules} shown={shown}>
      {result && shown.step === undefined && (
        <ResultCard
          table={table}
          result={result}
          isBusy={isBusy}
          onAgain={() => game.sit(table.stake as Stake, against)}
          onLobby={() => setClosedId(table.gameId)}
        />
      )}
    </TableScreen>
  );
}

function Opening() {
  const { line } = useLudoTexts();
  return (
    <div className="st-loading" role="status">
      <span className="st-loading-ring" aria-hidden="true" />
      <p>{line.loading}</p>
    </div>
  );
}

function formatRefusal(reason: LudoRefusalReason, { refused }: LudoTexts): string {
  return Object.hasOwn(refused, reason) ? refused[reason as keyof typeof refused] : refused.other;
}
