import { keyFromText } from '@maidan/betting';
import type { LudoEvent, LudoSeatView, LudoTable } from '../../../wire/ludo.ts';
import { dieAt } from '../rules/ludo-dice.ts';
import type { LudoState, LudoStep } from '../rules/ludo-state.ts';
import { beginLudo, legalNow, moveToken, rollDie } from '../rules/play-ludo.ts';

export const fakeSeat = (part: Partial<LudoSeatView> = {}): LudoSeatView => ({
  seat: 'A',
  name: 'DEMO',
  isHouse: false,
  isYou: true,
  isConnected: true,
  lives: 3,
  turnsLeft: 24,
  score: 0,
  tokens: [0, 0, 0, 0],
  seedHash: '',
  hasRevealed: false,
  seed: '',
  ...part,
});

/** A table where A, the viewer, plays against Kiran. */
export const fakeTable = (part: Partial<LudoTable> = {}): LudoTable => ({
  gameId: 'L600113-000042',
  stake: 25,
  pays: '47.50',
  stage: 'playing',
  due: null,
  you: 'A',
  seats: [fakeSeat(), fakeSeat({ seat: 'B', name: 'Kiran', isYou: false })],
  turn: null,
  msLeft: 8_000,
  gameMsLeft: 300_000,
  houseOfferMs: null,
  serverSeedHash: '',
  serverSeed: '',
  events: [],
  result: null,
  ...part,
});

function tableOf(state: LudoState, events: readonly LudoEvent[]): LudoTable {
  const seatOf = (seat: 'A' | 'B') =>
    fakeSeat({
      seat,
      isYou: seat === 'A',
      tokens: [...state.tokens[seat]],
      lives: state.lives[seat],
      turnsLeft: 24 - state.turnsUsed[seat],
    });
  return fakeTable({
    stage: state.end ? 'over' : 'playing',
    seats: [seatOf('A'), seatOf('B')],
    turn: state.end ? null : { ...state, legal: legalNow(state) },
    events: [...events],
  });
}

/**
 * The table after every roll and every move of a whole game by the rules, with dice derived from the name.
 */
export function* playedTables(name: string): Generator<LudoTable> {
  const seeds = { gameId: name, serverSeed: keyFromText(name), seedA: '', seedB: '' };
  const events: LudoEvent[] = [];
  const take = ({ state, happened }: LudoStep): LudoState => {
    for (const one of happened) events.push({ ...one, no: events.length + 1 });
    return state;
  };
  const playing = { by: 'player', isTimeUp: false } as const;
  let state = take(beginLudo(3, 'A'));
  yield tableOf(state, events);
  while (state.end === null) {
    if (state.die === null) state = take(rollDie(state, dieAt(seeds, state.n), playing));
    else {
      const legal = legalNow(state);
      state = take(moveToken(state, legal[state.n % legal.length]?.token ?? 0, playing));
    }
    yield tableOf(state, events);
  }
}
