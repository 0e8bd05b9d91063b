import { useStore } from '@maidan/ui/hooks/use-store.ts';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { type BetFault, findBetFault, type VirtualGame } from '../../rules/virtual-game.ts';
import { findVirtualGame, virtualGames } from '../../rules/virtual-games.ts';
import type { InstantGame, InstantState, Played } from '../../wire/instant.ts';
import { formatPoints, hundredthsOf } from '../points.ts';
import { callAs, useStudio } from '../session/studio-context.ts';
import type { StudioTexts } from '../texts/en.ts';
import * as moves from './bets.ts';
import { listOf, type Stakes, totalOf } from './bets.ts';
import { createRoundDesk, type RoundView } from './round-desk.ts';
import { freshSeed, typeSeed } from './seed-entry.ts';

/** The rules of the offered round, or of the game's first version while none is offered. */
function rulesOf(code: InstantGame, version: string | undefined): VirtualGame {
  const game = findVirtualGame(code, version ?? '') ?? virtualGames.find((one) => one.code === code);
  if (game === undefined) throw new Error(`There are no rules of ${code}.`);
  return game;
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

export interface InstantTable {
  readonly game: VirtualGame;
  readonly view: RoundView;
  /** The chips on the table: those of the round shown until others are placed. */
  readonly stakes: moves.Stakes;
  readonly bets: moves.Bets;
  /** Whether no round is under way. */
  readonly isOpen: boolean;
  /** As typed, possibly still incomplete. */
  readonly typedSeed: string;
  /** Why the last action was not carried out. */
  readonly notice: string | undefined;
  readonly chip: number;
  readonly setChip: (points: number) => void;
  readonly setSeed: (typed: string) => void;
  readonly place: (stakes: readonly moves.Stake[]) => void;
  readonly takeBack: (option: string) => void;
  readonly undo: () => void;
  readonly clear: () => void;
  readonly double: () => void;
  readonly rebet: () => void;
  readonly press: () => void;
  readonly askAgain: () => void;
  readonly settle: () => void;
  readonly reload: () => void;
}

export const chipValues = [10, 25, 50, 100, 500, 1_000, 5_000] as const;

function useDesk(code: InstantGame) {
  const { session, setBalance, endSession } = useStudio();
  const [desk] = useState(() =>
    createRoundDesk({
      loadState: () => callAs<InstantState>(session, { path: `/state?game=${code}&recent=100` }),
      play: (request) => callAs<Played>(session, { path: '/play', body: request, timeoutMs: 20_000 }),
      wait,
      onBalance: setBalance,
      onSessionEnded: endSession,
    }),
  );
  useEffect(() => void desk.load(), [desk]);
  return { desk, view: useStore(desk) };
}

/** What the three instant games share: chips, playing a round, its answer. */
export function useInstantGame(code: InstantGame): InstantTable {
  const { texts, sounds, balance } = useStudio();
  const { desk, view } = useDesk(code);
  const game = rulesOf(code, view.next?.version);
  const [bets, setBets] = useState(moves.noBets);
  const [notice, setNotice] = useState<string>();
  const [{ seed, typed: typedSeed }, setEntry] = useState(freshSeed);
  const [chip, setChip] = useState<number>(chipValues[0]);
  const isOpen = view.phase === 'betting' || view.phase === 'shown';

  const change = useCallback(
    (move: (bets: moves.Bets) => moves.Bets, isAdding: boolean) => {
      const after = move(bets);
      if (!isOpen || after === bets) return;
      const fault = isAdding ? findFault(game, after.stakes, balance) : undefined;
      setNotice(fault && formatFault(texts, fault));
      sounds.play(fault ? 'refused' : isAdding ? 'chip' : 'chip-back');
      if (fault) return;
      desk.reopen();
      setBets(after);
    },
    [bets, isOpen, game, balance, texts, sounds, desk],
  );

  return useMemo<InstantTable>(
    () => ({
      game,
      view,
      stakes: isOpen && view.phase === 'shown' && moves.isEmpty(bets.stakes) ? bets.lastPlayed : bets.stakes,
      bets,
      isOpen,
      typedSeed,
      notice,
      chip,
      setChip,
      setSeed: (typed) => setEntry((entry) => typeSeed(entry, typed)),
      place: (stakes) => change((from) => moves.place(from, stakes), true),
      takeBack(option) {
        const least = game.options.find(({ id }) => id === option)?.stakeMin ?? 0;
        change((from) => moves.takeBack(from, { option, points: chip }, least), false);
      },
      undo: () => change(moves.undo, false),
      clear: () => change(moves.clear, false),
      double: () => change(moves.double, true),
      rebet: () => change(moves.rebet, true),
      press() {
        if (!isOpen || moves.isEmpty(bets.stakes)) return setNotice(texts.bet.none);
        setNotice(undefined);
        void desk.play(seed, moves.listOf(bets.stakes));
      },
      askAgain: () => void desk.askAgain(),
      settle() {
        // Not the phase last rendered: Skip and the end of the animation may come together.
        if (desk.get().phase !== 'showing') return;
        desk.settle();
        setBets(moves.played);
        // Drawn after the next commitment was shown, so that the studio chose its seed without knowing this
        // one.
        setEntry(freshSeed());
      },
      reload: () => void desk.load(),
    }),
    [game, view, bets, isOpen, seed, typedSeed, notice, chip, change, desk, texts],
  );
}

export interface StakeFault {
  readonly kind: BetFault['kind'] | 'balance';
  /** In points, formatted. */
  readonly limit: string;
}

/** Why these chips cannot be played; the studio and the wallet have the final decision. */
export function findFault(
  game: VirtualGame,
  stakes: Stakes,
  balance: string | undefined,
): StakeFault | undefined {
  const fault = findBetFault(game, listOf(stakes));
  if (fault !== undefined) return { kind: fault.kind, limit: formatPoints(fault.limit) };
  if (balance === undefined || BigInt(totalOf(stakes)) * 100n <= hundredthsOf(balance)) return undefined;
  return { kind: 'balance', limit: formatPoints(balance) };
}

const formatFault = (texts: StudioTexts, { kind, limit }: StakeFault): string => texts.faults[kind](limit);
