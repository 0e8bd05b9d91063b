import { decimalFromOdds, type Refusal } from '@maidan/betting';
import type { DataOf, ParsedRequestOf } from '@maidan/contract';
import {
  haroopGames,
  type MatkaEntry,
  type MatkaGame,
  type MatkaPart,
  matkaRates,
  readMatkaNumber,
  toHaroopSlip,
} from '@maidan/games/rules';
import { type PlaceAnswer, readBetId } from '../../bets/act.ts';
import { refusalToWire } from '../../bets/lists/bet-facts-wire.ts';
import { findOwnBet } from '../../bets/lists/story-store.ts';
import type { House } from '../../house.ts';
import { type Answer, fine, type SignedInCaller } from '../../http/answer.ts';
import type { Metrics } from '../../metrics.ts';
import { stakeFromWire, totalCoinsToWire } from '../../wallet/coins-wire.ts';
import type { MatkaBoard } from './board.ts';
import { gameFromWire, gameName, partFromWire, partName } from './games-wire.ts';
import { marketOfPart, readMarketId } from './matka-day.ts';
import { limitsOf } from './settings-store.ts';

export interface PlacingParts {
  readonly house: House;
  readonly boardAt: (eventId: string) => MatkaBoard | undefined;
  /** For a caller that sends no request id of its own. */
  readonly freshRequestId: () => string;
  readonly countBet: Metrics['countBet'];
}

type PlaceRequest = ParsedRequestOf<'matka/matkaPlaceBet'>;

/** Document 2, sections 4, 5, 7 and 8. */
export async function placeMatkaBet(
  parts: PlacingParts,
  request: PlaceRequest,
  caller: SignedInCaller,
): Promise<Answer<DataOf<'matka/matkaPlaceBet'>>> {
  const game = gameFromWire(request.gameType);
  const placed = await place(parts, request, game, caller);
  parts.countBet(placed.ok ? 'accepted' : placed.refusal.code);
  if (!placed.ok) return { ...refusalToWire(placed.refusal), ...lateMessage(placed.refusal, game) };
  const { value } = placed;
  return fine(
    { betId: String(value.betId), ...totalCoinsToWire(value), odds: decimalFromOdds(value.odds) },
    'Bet Successful',
  );
}

const late: ReadonlySet<Refusal['code']> = new Set(['market-not-open', 'round-closed', 'market-suspended']);

/** The specification's messages, with its spelling and spacing. */
function lateMessage({ code }: Refusal, game: MatkaGame): { message?: string } {
  if (!late.has(code)) return {};
  return { message: game === 'jodi' ? 'Jodi Status Closed ' : 'Matka Bet Timeout' };
}

async function place(
  parts: PlacingParts,
  request: PlaceRequest,
  game: MatkaGame,
  caller: SignedInCaller,
): Promise<PlaceAnswer> {
  const { house } = parts;
  const client = caller.session.accountId;
  const head = {
    client,
    requestId: request.requestId ?? parts.freshRequestId(),
    content: contentOf(request),
  };
  const refuse = (refusal: Refusal) => house.bets.refuse(head, refusal);
  const board = parts.boardAt(request.matkaEventId);
  await board?.refresh();
  if (board === undefined || !isOffered(board, game)) return refuse({ code: 'not-on-offer', what: 'market' });
  const number = readMatkaNumber(game, request.betNumber, board.entry.isHaroop);
  if (number === undefined) return refuse({ code: 'option-unknown', option: request.betNumber });
  const day = board.played()?.day;
  // The next day may have been opened since the client loaded the page.
  if (day === undefined || day.overAt !== null || (request.day ?? day.day) !== day.day)
    return refuse({ code: 'market-suspended' });
  const part = partFromWire(game, request.betType);
  const marketId = marketOfPart(day, part);
  const odds = matkaRates[game];
  return house.bets.place({
    ...head,
    marketId,
    leg: { option: number, side: 'back', stake: stakeFromWire(request.amount), odds },
    shownAs: 'decimal',
    limits: () => limitsOf(board.setting()),
    delayMs: 0,
    address: caller.address,
    details: { teamName: nameOf(board.entry, game, part, number), selectionId: number },
    quote: () =>
      board.isTrusted() && isStillTaking(board, marketId, part)
        ? { state: 'open', odds }
        : { state: 'market-suspended' },
  });
}

const isOffered = ({ entry, setting }: MatkaBoard, game: MatkaGame): boolean =>
  setting().isOpen && (!entry.isHaroop || haroopGames.includes(game));

/** Checked when the bet is decided: its day may be over by then. */
function isStillTaking(board: MatkaBoard, marketId: string, part: MatkaPart): boolean {
  const day = board.played()?.day;
  return day !== undefined && marketOfPart(day, part) === marketId && board.isTaking(part);
}

const haroopNames = { open: 'Andar', close: 'Bahar' } as const;

/** As players read it in every list, by the numbers of the slip it was placed on. */
function nameOf({ isHaroop }: MatkaEntry, game: MatkaGame, part: MatkaPart, number: string): string {
  const shown = isHaroop ? toHaroopSlip(game, number) : number;
  if (part === 'jodi') return `${gameName(game)} ${shown}`;
  return isHaroop ? `${haroopNames[part]} ${shown}` : `${partName(part)} ${gameName(game)} ${shown}`;
}

/** Only the fields that make up the bet. */
const contentOf = ({ matkaEventId, gameType, betType, betNumber, amount, day }: PlaceRequest): string =>
  JSON.stringify(['matka', matkaEventId, gameType, betType, betNumber, amount, day ?? null]);

type CancelRequest = ParsedRequestOf<'matka/matkaBetCancel'>;

/** A bet can be taken back while others may still be placed on its draw: nobody knows more than when it was placed. */
export async function cancelMatkaBet(
  parts: Pick<PlacingParts, 'house' | 'boardAt' | 'freshRequestId'>,
  { betId, requestId = parts.freshRequestId() }: CancelRequest,
  { session }: SignedInCaller,
): Promise<Answer<DataOf<'matka/matkaBetCancel'>>> {
  const { house, boardAt } = parts;
  const client = session.accountId;
  const id = readBetId(betId);
  const bet = await house.db.snapshot((tx) => findOwnBet(tx, client, id));
  const place = bet && readMarketId(bet.market_id);
  const board = bet && boardAt(bet.event_id);
  if (bet === undefined || place === undefined || board === undefined)
    return refusalToWire({ code: 'nothing-to-take-back', bet: betId });
  const taken = await house.bets.takeBack({
    client,
    requestId,
    content: JSON.stringify(['matka', betId]),
    marketId: bet.market_id,
    betId: id,
    isStillBlind: () => isStillTaking(board, bet.market_id, place.part),
  });
  return taken.ok ? fine(totalCoinsToWire(taken.value), 'Bet Taken Back') : refusalToWire(taken.refusal);
}
