import { commitmentTo, keyFromText, keyToHex } from '@maidan/betting';
import {
  beginLudo,
  dieAt,
  firstSeatOf,
  hashOfLudoSeed,
  type LudoRecordedMove,
  type LudoState,
  type LudoStep,
  leaveLudo,
  legalNow,
  ludoScore,
  ludoVersion,
  moveToken,
  plainMove,
  rollDie,
} from '@maidan/studio/rules';
import type { LudoEvent, LudoSeat, LudoSeatView, LudoTable, LudoView } from '@maidan/studio/wire';

type Body = Record<string, unknown>;

const rules: LudoView['rules'] = {
  stakes: [25, 50, 100, 250, 500, 1_000, 2_500, 5_000],
  turnsEach: 24,
  lives: 3,
  clockMs: 8_000,
  gameMs: 360_000,
  revealMs: 5_000,
  houseOfferMs: 15_000,
  pays: { player: '1.90', house: '1.90' },
  house: { looksAhead: 2, playouts: 200, returned: '60', games: 10_000 },
};
const serverSeed = keyFromText('a fake studio');
const otherSeed = 'ab'.repeat(16);

/** A studio with one player at one table. The opponent plays by the rules, at each call about the table. */
export class FakeLudo {
  readonly you: LudoSeat;
  private isHouse = false;
  private version = 1;
  private games = 0;
  private stage: 'none' | LudoTable['stage'] = 'none';
  private stake = 25;
  private seedHash = '';
  private seed = '';
  private state: LudoState | undefined;
  private events: LudoEvent[] = [];
  private moves: LudoRecordedMove[] = [];

  constructor(you: LudoSeat = 'A') {
    this.you = you;
  }

  private get other(): LudoSeat {
    return this.you === 'A' ? 'B' : 'A';
  }

  private get gameId(): string {
    return `L600113-${String(this.games).padStart(6, '0')}`;
  }

  private get seeds() {
    const [seedA, seedB] = this.you === 'A' ? [this.seed, otherSeed] : [otherSeed, this.seed];
    return { gameId: this.gameId, serverSeed, seedA, seedB };
  }

  /** Somebody takes the other seat. */
  join(): void {
    this.stage = 'committing';
    this.version += 1;
  }

  /** Plays the opponent's turn to its end, if it is the opponent's. */
  playOther(): void {
    const by = this.isHouse ? 'house' : 'player';
    for (let { state } = this; this.stage === 'playing' && state?.seat === this.other; state = this.state) {
      if (state.die === null) this.roll(by);
      else this.move(plainMove(state.tokens[this.other], state.tokens[this.you], state.die), by);
    }
  }

  answer(path: string, body: Body): LudoView | object {
    switch (path) {
      case 'sit':
        return this.sit(Number(body.stake), body.against === 'house');
      case 'cancel':
        this.stage = 'none';
        break;
      case 'commit':
        if (this.seedHash !== '') return { status: 'refused', reason: 'reused', message: 'Committed before' };
        this.seedHash = String(body.seedHash);
        break;
      case 'reveal':
        if (hashOfLudoSeed(String(body.seed)) !== this.seedHash)
          return { status: 'refused', reason: 'wrong-seed', message: 'Another seed' };
        this.seed = String(body.seed);
        this.begin();
        break;
      case 'roll':
        if (body.n === this.state?.n && this.state?.die === null) this.roll('player');
        break;
      case 'move':
        if (body.n === this.state?.n && this.state?.die !== null) this.move(Number(body.token), 'player');
        break;
      case 'leave':
        if (this.state) this.take(leaveLudo(this.state, this.you));
        break;
      default:
        return this.view();
    }
    this.version += 1;
    return this.view();
  }

  view(): LudoView {
    return { status: 'ok', version: this.version, rules, table: this.stage === 'none' ? null : this.table() };
  }

  private sit(stake: number, isHouse: boolean): LudoView {
    Object.assign(this, { stake, isHouse, seedHash: '', seed: '', state: undefined, events: [], moves: [] });
    this.games += 1;
    this.stage = isHouse ? 'committing' : 'waiting';
    this.version += 1;
    return this.view();
  }

  private begin(): void {
    const toss = dieAt(this.seeds, 0);
    this.stage = 'playing';
    this.take(beginLudo(toss, firstSeatOf(toss)));
  }

  private roll(by: 'player' | 'house'): void {
    const { state } = this;
    if (!state) return;
    const die = dieAt(this.seeds, state.n);
    this.take(rollDie(state, die, { by, isTimeUp: false }));
    if (this.state?.die === null) this.moves.push({ n: state.n, seat: state.seat, die, token: null, by });
  }

  private move(token: number, by: 'player' | 'house'): void {
    const { state } = this;
    if (!state || state.die === null) return;
    this.moves.push({ n: state.n, seat: state.seat, die: state.die, token, by });
    this.take(moveToken(state, token, { by, isTimeUp: false }));
  }

  private take({ state, happened }: LudoStep): void {
    this.state = state;
    for (const one of happened) this.events.push({ ...one, no: this.events.length + 1 });
    if (state.end !== null) this.stage = 'over';
    this.version += 1;
  }

  private due(): LudoTable['due'] {
    if (this.stage === 'committing') return this.seedHash === '' ? 'commit' : 'reveal';
    if (this.stage !== 'playing' || this.state?.seat !== this.you) return null;
    return this.state.die === null ? 'roll' : 'move';
  }

  private seatView(seat: LudoSeat): LudoSeatView {
    const isYou = seat === this.you;
    const tokens = [...(this.state?.tokens[seat] ?? [0, 0, 0, 0])];
    return {
      seat,
      name: isYou ? 'DEMO' : this.isHouse ? 'House' : 'K***n',
      isHouse: this.isHouse && !isYou,
      isYou,
      isConnected: true,
      lives: this.state?.lives[seat] ?? 3,
      turnsLeft: 24 - (this.state?.turnsUsed[seat] ?? 0),
      score: ludoScore(tokens),
      tokens,
      seedHash: isYou ? this.seedHash : (hashOfLudoSeed(otherSeed) ?? ''),
      hasRevealed: this.seed !== '',
      seed: this.seed === '' ? '' : isYou ? this.seed : otherSeed,
    };
  }

  private table(): LudoTable {
    const { stage, state } = this;
    if (stage === 'none') throw new Error('nobody sits');
    const isPlaying = stage === 'playing' && state !== undefined;
    return {
      gameId: this.gameId,
      stake: this.stake,
      pays: (this.stake * 1.9).toFixed(2),
      stage,
      due: this.due(),
      you: this.you,
      seats: [this.seatView(this.you), ...(stage === 'waiting' ? [] : [this.seatView(this.other)])],
      turn: isPlaying
        ? { seat: state.seat, n: state.n, die: state.die, sixes: state.sixes, legal: legalNow(state) }
        : null,
      msLeft: isPlaying ? rules.clockMs : null,
      gameMsLeft: isPlaying ? Math.max(0, rules.gameMs - 4_000 * state.n) : null,
      houseOfferMs: stage === 'waiting' ? rules.houseOfferMs : null,
      serverSeedHash: commitmentTo(serverSeed),
      serverSeed: stage === 'over' ? keyToHex(serverSeed) : '',
      events: this.events.slice(-60),
      result: this.result(),
    };
  }

  private result(): LudoTable['result'] {
    const { state, you } = this;
    if (!state?.end) return null;
    const { reason, winner } = state.end;
    const times = 1.9;
    const paid = winner === you ? this.stake * times : winner === null ? this.stake : 0;
    const { seedA, seedB } = this.seeds;
    const seatOf = (seat: LudoSeat, seed: string) => ({
      isHouse: this.isHouse && seat !== you,
      seedHash: hashOfLudoSeed(seed) ?? '',
      seed,
    });
    return {
      reason,
      winner,
      isWonByYou: winner === you,
      isTie: winner === null,
      isVoid: false,
      paid: paid.toFixed(2),
      record: {
        game: 'ludo',
        version: ludoVersion,
        gameId: this.gameId,
        stake: this.stake,
        serverSeed: keyToHex(serverSeed),
        serverSeedHash: commitmentTo(serverSeed),
        seats: { A: seatOf('A', seedA), B: seatOf('B', seedB) },
        first: state.first,
        moves: this.moves,
        end: { reason, winner },
        scores: { A: ludoScore(state.tokens.A), B: ludoScore(state.tokens.B) },
      },
    };
  }
}
