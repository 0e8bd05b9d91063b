import { now } from '@maidan/ui/format/now.ts';
import { useEffect, useState } from 'react';
import { useLiveSocket } from '../../../house/live-socket.ts';
import { type Flight, mergeFlight } from './flight.ts';
import { readFlight } from './flight-wire.ts';

const joined = { gameName: 'aviator', changes: true } as const;

/**
 * The present flight, from the account's own connection: one message per change of state. Undefined while
 * unknown.
 */
export function useFlight(): Flight | undefined {
  const socket = useLiveSocket();
  const [flight, setFlight] = useState<Flight>();

  useEffect(() => {
    if (!socket) return undefined;
    const join = () => socket.emit('joinGame', joined);
    const lose = () => setFlight(undefined);
    const hear = (text: string) => {
      const next = readFlight(text, now());
      if (next) setFlight((before) => mergeFlight(before, next));
    };
    socket.on('userLoggedIn', join);
    socket.on('disconnect', lose);
    socket.on('crashValue', hear);
    if (socket.connected) join();
    return () => {
      socket.off('userLoggedIn', join);
      socket.off('disconnect', lose);
      socket.off('crashValue', hear);
      socket.emit('leaveGame', joined);
    };
  }, [socket]);
  return flight;
}
