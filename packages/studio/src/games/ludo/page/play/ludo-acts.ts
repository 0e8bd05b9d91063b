import type { LudoSitRequest, LudoTable } from '../../../../wire/ludo.ts';
import type { LudoCalls, LudoReply } from './ludo-calls.ts';

export type LudoAct = 'sit' | 'cancel' | 'roll' | 'move' | 'leave';

/** The player's actions. */
export interface LudoActs {
  sit(stake: LudoSitRequest['stake'], against: LudoSitRequest['against']): void;
  cancel(): void;
  roll(): void;
  move(token: number): void;
  leave(): void;
}

interface ActParts {
  readonly calls: LudoCalls;
  readonly makeRequestId: () => string;
  readonly presentTable: () => LudoTable | null;
  readonly act: (act: LudoAct, call: () => Promise<LudoReply>) => Promise<void>;
}

export function ludoActs({ calls, makeRequestId, presentTable, act }: ActParts): LudoActs {
  const atTable = (then: (table: LudoTable) => void) => () => {
    const table = presentTable();
    if (table) then(table);
  };
  return {
    sit(stake, against) {
      const requestId = makeRequestId();
      void act('sit', () => calls.sit({ requestId, stake, against }));
    },
    cancel: atTable(({ gameId }) => void act('cancel', () => calls.cancel(gameId))),
    leave: atTable(({ gameId }) => void act('leave', () => calls.leave(gameId))),
    roll: atTable(({ gameId, turn, due }) => {
      if (turn && due === 'roll') void act('roll', () => calls.roll(gameId, turn.n));
    }),
    move: (token) =>
      atTable(({ gameId, turn, due }) => {
        if (turn && due === 'move') void act('move', () => calls.move(gameId, turn.n, token));
      })(),
  };
}
