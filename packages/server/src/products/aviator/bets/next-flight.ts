import type { FlightView } from '../present-flight.ts';
import type { FlightBetRequest } from './place-flight-bet.ts';

export interface NextFlight {
  onPhase(view: FlightView | undefined): void;
  /**
   * Some clients place an automatic bet as soon as a flight has crashed, and name that flight: it is for the one that opens
   * next. Ours name the flight they mean, and send a request id.
   */
  meant<Bet extends FlightBetRequest>(request: Bet): Promise<Bet>;
  /** Whoever waits is answered: no other flight opens. */
  release(): void;
}

export function createNextFlight(): NextFlight {
  let present: FlightView | undefined;
  let opened = Promise.withResolvers<string | undefined>();

  function answer(roundId: string | undefined): void {
    opened.resolve(roundId);
    opened = Promise.withResolvers();
  }

  const isOver = (roundId: string) =>
    present?.round.roundId === roundId && (present.phase === 'waiting' || present.phase === 'close');

  return {
    onPhase(view) {
      present = view;
      if (view === undefined || view.phase === 'open') answer(view?.round.roundId);
    },
    async meant(request) {
      if (request.requestId !== undefined || !isOver(request.roundId)) return request;
      return { ...request, roundId: (await opened.promise) ?? request.roundId };
    },
    release() {
      present = undefined;
      answer(undefined);
    },
  };
}
