import type { Card, CardAct, CardStep } from './card.ts';
import type { BetOfRound, CardParts } from './card-parts.ts';
import { accept, cancelled, cashed, refuseEnding, refusePlacing } from './card-replies.ts';

interface Desk {
  readonly parts: Pick<CardParts, 'place' | 'cashOut' | 'cancel' | 'say'>;
  /** Updates the card that requested it. */
  readonly apply: (step: (card: Card) => CardStep) => void;
  /** Applies the flight's changes since the request. */
  readonly catchUp: () => void;
  readonly onPlaced: (betId: string) => void;
  readonly lookUp: () => Promise<void>;
}

/** Carries out a card's request, and passes the answer to the card. */
export async function carryOut(act: CardAct, desk: Desk): Promise<void> {
  switch (act.kind) {
    case 'place':
      return place(act, desk);
    case 'cash-out':
      return cashOut(act, desk);
    case 'await-target':
      return awaitTarget(act, desk);
    case 'cancel':
      return cancel(act, desk);
    case 'look-up':
      return desk.lookUp();
    default:
      return desk.parts.say(act);
  }
}

async function place(bet: Extract<CardAct, { kind: 'place' }>, desk: Desk): Promise<void> {
  const reply = await desk.parts.place(bet);
  if (reply.ok) desk.onPlaced(reply.betId);
  desk.apply((card) => (reply.ok ? accept(card, reply.betId) : refusePlacing(card, reply.message)));
  desk.catchUp();
}

async function cashOut({ roundId, betId }: BetOfRound, desk: Desk): Promise<void> {
  const reply = await desk.parts.cashOut({ roundId, betId, isAuto: false });
  desk.apply((card) =>
    reply.ok ? cashed(card, { betId, ...reply }) : refuseEnding(card, betId, reply.message),
  );
  desk.catchUp();
}

/** A refusal means that the flight crashed below the target, which the stage shows. */
async function awaitTarget({ roundId, betId }: BetOfRound, desk: Desk): Promise<void> {
  const reply = await desk.parts.cashOut({ roundId, betId, isAuto: true });
  if (reply.ok) desk.apply((card) => cashed(card, { betId, ...reply }));
  else await desk.lookUp();
}

async function cancel({ roundId, betId }: BetOfRound, desk: Desk): Promise<void> {
  const reply = await desk.parts.cancel({ roundId, betId });
  desk.apply((card) => (reply.ok ? cancelled(card, betId) : refuseEnding(card, betId, reply.message)));
  desk.catchUp();
}
