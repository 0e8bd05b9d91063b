import type { CasinoGame } from '@maidan/contract/wire';
import { toast } from '@maidan/ui/toast.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useLiveSocket } from '../../../house/live-socket.ts';
import { useSession } from '../../../house/session.ts';
import {
  cancelBet,
  cashOut,
  fetchOwnBets,
  type GameDetail,
  placeBet,
  putFlightFirst,
  reloadPastFlights,
} from '../api.ts';
import { type FlightLine, openFlightLine } from '../flight/flight-line-wire.ts';
import { useAviatorTexts } from '../texts/aviator-texts.ts';
import { createAviatorGame, type GameParts } from './aviator-game.ts';
import { GameContext } from './game-context.tsx';

interface GameProviderProps {
  readonly eventId: string;
  readonly detail: GameDetail;
  readonly children: ReactNode;
}

/** Keeps the game in step with the house for its children. Use the event's id as its key. */
export function GameProvider({ eventId, detail, children }: GameProviderProps) {
  const texts = useAviatorTexts();
  const queries = useQueryClient();
  const session = useSession();
  const line = useRef<FlightLine>(undefined);
  // Cards read these when pressed, long after they were created.
  const latest = useRef({ detail, texts });
  useEffect(() => {
    latest.current = { detail, texts };
  }, [detail, texts]);

  const [game] = useState(() =>
    createAviatorGame({
      place: (bet) => placeBet(eventId, bet),
      cashOut: (bet) => cashOut(eventId, bet),
      cancel: (bet) => cancelBet(eventId, bet),
      lookUp: () => fetchOwnBets(eventId),
      refusalOf: (stake) => refusalOf(stake, latest.current.detail, latest.current.texts),
      onFlown: ({ roundId, crash = 0, isVoid }) => putFlightFirst(queries, { roundId, crash, isVoid }),
      notify: (act) => announce(act, latest.current.texts.notices),
    }),
  );

  const reload = useEffectEvent(() => {
    game.setGivenUp(false);
    game.chat.clear();
    game.cards.lookUp();
    reloadPastFlights(queries);
  });

  useEffect(() => game.ticker.follow(game.climb), [game]);

  const { socketURL } = detail;
  const token = session?.token;
  const userId = session?.userId;
  useEffect(() => {
    if (token === undefined || userId === undefined) return;
    const opened = openFlightLine({
      address: socketURL,
      identity: { userId, token, domain: window.location.hostname },
      freshness: game.freshness,
      onState: game.hear,
      onBets: game.setBets,
      onCashedOut: game.cards.cashedOut,
      onOwnBet: game.cards.lookUp,
      onChat: game.chat.add,
      onChatGone: game.chat.remove,
      onJoined: reload,
      onGivenUp: () => game.setGivenUp(true),
    });
    line.current = opened;
    const leave = () => document.hidden && game.cards.dropQueued();
    document.addEventListener('visibilitychange', leave);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      line.current = undefined;
      opened.close();
    };
  }, [game, socketURL, token, userId]);

  // The account's connection is tried for ever: when it is back, so is the house.
  const account = useLiveSocket();
  useEffect(() => {
    const connect = () => line.current?.connect();
    account?.on('connect', connect);
    return () => void account?.off('connect', connect);
  }, [account]);

  const { winMax } = detail.setting;
  const shared = useMemo(
    () => ({
      ...game,
      eventId,
      winMax,
      sendChat: async (text: string) => (await line.current?.sendChat(text)) ?? ('no-answer' as const),
      connect: () => line.current?.connect(),
    }),
    [game, eventId, winMax],
  );
  return <GameContext value={shared}>{children}</GameContext>;
}

type Notice = Parameters<GameParts['notify']>[0];

/** Document 2, section 9. */
const durationMs = 3_000;

function announce(
  act: Notice,
  notices: Readonly<Record<Extract<Notice, { kind: 'say' }>['what'], string>>,
): void {
  if (act.kind === 'say-error') toast.error(act.message);
  else if (act.what === 'placed') toast.success(notices.placed, { durationMs });
  else toast.info(notices[act.what], { durationMs });
}

interface LimitWords {
  readonly maxBet: (most: string) => string;
  readonly minBet: (least: string) => string;
}

type Terms = Pick<CasinoGame, 'betStatus' | 'minStake' | 'maxStake' | 'setting'>;

/** Document 2, section 5: the reason why a stake cannot be bet. */
export function refusalOf(stake: number, terms: Terms, words: LimitWords): string | undefined {
  const { betStatus, minStake, maxStake, setting } = terms;
  if (!betStatus) return setting.errorMessage;
  if (stake > maxStake) return words.maxBet(String(maxStake));
  return stake < minStake ? words.minBet(String(minStake)) : undefined;
}
