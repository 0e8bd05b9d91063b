import type { RefusalCode } from '@maidan/betting';
import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';

/** What an operator watches of a running house, beside what the process says of itself. */
export interface Metrics {
  readonly registry: Registry;
  countBet(answer: 'accepted' | RefusalCode): void;
  countReply(status: number): void;
  countDropped(): void;
  /** Asked each time the figures are read. */
  watchSockets(count: () => number): void;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const bets = new Counter({
    name: 'bets_answered',
    help: 'Requests to bet, by answer: accepted, or the reason of the refusal',
    labelNames: ['answer'],
    registers,
  });
  const replies = new Counter({
    name: 'http_replies',
    help: 'Replies, by status',
    labelNames: ['status'],
    registers,
  });
  const dropped = new Counter({ name: 'feed_messages_dropped', help: 'Malformed feed messages', registers });
  return {
    registry,
    countBet: (answer) => bets.inc({ answer }),
    countReply: (status) => replies.inc({ status }),
    countDropped: () => dropped.inc(),
    watchSockets(count) {
      const collect = function (this: Gauge) {
        this.set(count());
      };
      new Gauge({ name: 'live_sockets', help: 'Sockets open to clients', registers, collect });
    },
  };
}
