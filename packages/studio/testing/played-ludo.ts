import { commitmentTo, keyedRandom, keyFromText, keyToHex } from '@maidan/betting';
import { houseMove } from '../src/games/ludo/rules/house/house-move.ts';
import { dieAt, firstSeatOf, hashOfLudoSeed } from '../src/games/ludo/rules/ludo-dice.ts';
import { frontToken, type LegalMove } from '../src/games/ludo/rules/ludo-moves.ts';
import type { LudoRecord, LudoRecordedMove } from '../src/games/ludo/rules/ludo-record.ts';
import { ludoVersion } from '../src/games/ludo/rules/ludo-rules.ts';
import { scoreOf } from '../src/games/ludo/rules/ludo-score.ts';
import type { LudoHappening, LudoState, LudoStep } from '../src/games/ludo/rules/ludo-state.ts';
import { beginLudo, legalNow, moveToken, rollDie, runOutOfTime } from '../src/games/ludo/rules/play-ludo.ts';

export interface PlayedLudo {
  readonly record: LudoRecord;
  readonly happened: readonly LudoHappening[];
  readonly states: readonly LudoState[];
}

interface GameOptions {
  /** Whether the clock runs out at this die. */
  readonly isLate: (n: number) => boolean;
  readonly isTimeUp: (n: number) => boolean;
  /** Whether the house plays seat B. */
  readonly isHouse: boolean;
  readonly version: number;
}

/** A whole game between players who move the front token half of the time, and otherwise any legal token. */
export function playedLudo(name: string, options: Partial<GameOptions> = {}): PlayedLudo {
  const { isLate = () => false, isTimeUp = () => false, isHouse = false, version = ludoVersion } = options;
  const chance = keyedRandom(keyFromText(`${name} chance`));
  const seedOf = (seat: string) => keyToHex(keyFromText(`${name} ${seat}`)).slice(0, 32);
  const serverSeed = keyFromText(name);
  const seeds = { gameId: 'L600113-000042', serverSeed, seedA: seedOf('A'), seedB: seedOf('B') };
  const toss = dieAt(seeds, 0);
  const begun = beginLudo(toss, firstSeatOf(toss));
  const happened = [...begun.happened];
  const states = [begun.state];
  const moves: LudoRecordedMove[] = [];
  let { state } = begun;

  const take = (step: LudoStep): LudoState => {
    happened.push(...step.happened);
    states.push(step.state);
    return step.state;
  };

  const choose = (legal: readonly LegalMove[], { tokens, seat, die }: LudoState): number => {
    const front = chance.next() < 0.5 ? frontToken(tokens[seat], die ?? 0) : undefined;
    return front ?? legal[Math.floor(chance.next() * legal.length)]?.token ?? 0;
  };

  while (state.end === null) {
    const { n, seat } = state;
    const die = dieAt(seeds, n);
    const isHouseTurn = isHouse && seat === 'B';
    const by = isHouseTurn ? 'house' : 'player';
    const playing = { by, isTimeUp: isTimeUp(n) } as const;
    if (!isHouseTurn && isLate(n)) {
      const step = runOutOfTime(state, die, playing.isTimeUp);
      const moved = step.happened.find((one) => one.kind === 'move');
      if (step.state.end?.reason !== 'lives')
        moves.push({ n, seat, die, token: moved?.token ?? null, by: 'clock' });
      state = take(step);
      continue;
    }
    state = take(rollDie(state, die, playing));
    const legal = legalNow(state);
    let token: number | null = null;
    if (state.die !== null) {
      token = isHouseTurn ? houseMove(version, state, seeds) : choose(legal, state);
      state = take(moveToken(state, token, playing));
    }
    moves.push({ n, seat, die, token, by });
  }

  const seatOf = (seed: string, isHouseSeat: boolean) => ({
    isHouse: isHouseSeat,
    seed,
    seedHash: hashOfLudoSeed(seed) ?? '',
  });
  const record: LudoRecord = {
    game: 'ludo',
    version,
    gameId: seeds.gameId,
    stake: 25,
    serverSeed: keyToHex(serverSeed),
    serverSeedHash: commitmentTo(serverSeed),
    seats: { A: seatOf(seeds.seedA, false), B: seatOf(seeds.seedB, isHouse) },
    first: begun.state.first,
    moves,
    end: state.end,
    scores: { A: scoreOf(state.tokens.A), B: scoreOf(state.tokens.B) },
  };
  return { record, happened, states };
}
