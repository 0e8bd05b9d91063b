import type { Refusal } from '@maidan/betting';
import type { DataOf, ParsedRequestOf } from '@maidan/contract';
import { nameOption, type PlaceAnswer, readBetId } from '../../bets/act.ts';
import { refusalToWire } from '../../bets/lists/bet-facts-wire.ts';
import type { House } from '../../house.ts';
import { type Answer, fine, type SignedInCaller } from '../../http/answer.ts';
import type { Metrics } from '../../metrics.ts';
import { stakeFromWire, totalCoinsToWire } from '../../wallet/coins-wire.ts';
import { requestedPrice, type TableSettings, tighterLimits } from './settings-store.ts';
import type { Table } from './table.ts';

export interface PlacingParts {
  readonly house: House;
  readonly tableAt: (eventId: string) => Table | undefined;
  readonly settings: TableSettings;
  /** For a caller that sends no request id of its own. */
  readonly freshRequestId: () => string;
  readonly countBet: Metrics['countBet'];
}

type PlaceRequest = ParsedRequestOf<'casino/casinoBetPlace'>;

/** Document 2, sections 4 and 7. */
export async function placeTableBet(
  parts: PlacingParts,
  request: PlaceRequest,
  caller: SignedInCaller,
): Promise<Answer<DataOf<'casino/casinoBetPlace'>>> {
  const placed = await place(parts, request, caller);
  parts.countBet(placed.ok ? 'accepted' : placed.refusal.code);
  if (!placed.ok) {
    const refused = refusalToWire(placed.refusal);
    return { ...refused, data: { message: refused.message } };
  }
  const { value } = placed;
  return fine({ betId: String(value.betId), ...totalCoinsToWire(value) }, 'Bet Placed Successfully');
}

async function place(
  parts: PlacingParts,
  request: PlaceRequest,
  caller: SignedInCaller,
): Promise<PlaceAnswer> {
  const { house } = parts;
  const client = caller.session.accountId;
  const table = parts.tableAt(request.eventId);
  const sid = table?.game.sidMeant?.(request) ?? request.sid;
  const content = contentOf({ ...request, sid });
  const head = { client, requestId: request.requestId ?? parts.freshRequestId(), content };
  const refuseAs = (refusal: Refusal) => house.bets.refuse(head, refusal);
  const refuse = (what: 'market' | 'selection') => refuseAs({ code: 'not-on-offer', what });
  if (table === undefined || !isNamed(table, request.casinoType)) return refuse('market');
  await parts.settings.refresh();
  const option = table.game.options.find((known) => known.sid === sid);
  const odds = requestedPrice(table.game, table.setting(), request.rate);
  if (option === undefined || odds === undefined) return refuse('selection');
  // Refused alike in all cases: whether the market is shut for good would reveal the coming cards.
  if (table.isBetweenWindows(request.roundId)) return refuseAs({ code: 'market-suspended' });
  const side = request.isLay ? 'lay' : 'back';
  const stake = stakeFromWire(request.amount);
  const placed = await house.bets.place({
    ...head,
    marketId: request.roundId,
    leg: { option: option.sid, side, stake, odds },
    shownAs: 'decimal',
    limits: () => tighterLimits(option, table.setting()),
    delayMs: 0,
    address: caller.address,
    // Read before the bet is decided: if the window ends while it waits, it counts as placed in that window.
    details: { teamName: option.name, selectionId: option.sid, step: table.moment()?.stepIndex ?? noStep },
    quote: () =>
      parts.settings.isTrusted()
        ? table.quote(request.roundId, option.sid, side)
        : { state: 'market-suspended' },
  });
  return placed.ok ? placed : { ok: false, refusal: nameOption(placed.refusal, option.name) };
}

/** There is no step: a bet placed then can never be taken back. */
const noStep = -1;

/** Clients name a table by its short name or by its word in a URL. */
export const isNamed = ({ game }: Table, name: string): boolean =>
  [game.entry.code, game.entry.route].includes(name.toLowerCase());

/** Only the fields that make up the bet. */
const contentOf = ({ eventId, roundId, sid, isLay, rate, amount }: PlaceRequest): string =>
  JSON.stringify(['table', eventId, roundId, sid, isLay, rate, amount]);

type TakeBackRequest = ParsedRequestOf<'casino/casinoBetTakeBack'>;

/**
 * A bet can be taken back while the window it was placed in is open: with the first card after it, the player knows more than
 * when it was placed.
 */
export async function takeBackBet(
  parts: Pick<PlacingParts, 'house' | 'tableAt' | 'settings' | 'freshRequestId'>,
  { eventId, roundId, betId, requestId = parts.freshRequestId() }: TakeBackRequest,
  { session }: SignedInCaller,
): Promise<Answer<DataOf<'casino/casinoBetTakeBack'>>> {
  const table = parts.tableAt(eventId);
  await parts.settings.refresh();
  const taken = await parts.house.bets.takeBack({
    client: session.accountId,
    requestId,
    content: JSON.stringify(['table', eventId, roundId, betId]),
    marketId: roundId,
    betId: readBetId(betId),
    isStillBlind: ({ step }) => typeof step === 'number' && table?.isInWindow(roundId, step) === true,
  });
  if (!taken.ok) {
    const refused = refusalToWire(taken.refusal);
    return { ...refused, data: { message: refused.message } };
  }
  return fine({ betId, ...totalCoinsToWire(taken.value) }, 'Bet Taken Back');
}
