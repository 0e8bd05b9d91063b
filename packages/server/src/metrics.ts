import type { RefusalCode } from '@maidan/betting';
import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';

/** Why a socket was cut: for what it cost. */
export type CutReason = 'flood' | 'behind' | 'malformed';

/** Metrics of a running house, in addition to those of the process. */
export interface Metrics {
  readonly registry: Registry;
  countBet(answer: 'accepted' | RefusalCode): void;
  countReply(status: number): void;
  countDropped(): void;
  /** The functions are called each time the metrics are read. */
  watchSockets(live: { socketCount(): number; unsentBytes(): number }): void;
  countCut(reason: CutReason): void;
}

/** Gauges of the library with the ending of a counter; their sums by type are there without it. */
const misnamed = [
  'nodejs_active_handles_total',
  'nodejs_active_requests_total',
  'nodejs_active_resources_total',
];

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  for (const name of misnamed) registry.removeSingleMetric(name);
  const bets = new Counter({
    name: 'bets_answered_total',
    help: 'Requests to bet, by answer: accepted, or the reason of the refusal',
    labelNames: ['answer'],
    registers,
  });
  const replies = new Counter({
    name: 'http_replies_total',
    help: 'Replies, by status',
    labelNames: ['status'],
    registers,
  });
  const dropped = new Counter({
    name: 'feed_messages_dropped_total',
    help: 'Malformed feed messages',
    registers,
  });
  const cut = new Counter({
    name: 'live_sockets_cut_total',
    help: 'Sockets cut for what they cost, by reason: a flood of events, behind with reading, or a malformed message',
    labelNames: ['reason'],
    registers,
  });
  return {
    registry,
    countBet: (answer) => bets.inc({ answer }),
    countReply: (status) => replies.inc({ status }),
    countDropped: () => dropped.inc(),
    watchSockets(live) {
      const watch = (name: string, help: string, read: () => number) => {
        const collect = function (this: Gauge) {
          this.set(read());
        };
        new Gauge({ name, help, registers, collect });
      };
      watch('live_sockets', 'Sockets open to clients', live.socketCount);
      watch('live_unsent_bytes', 'Bytes that wait for clients to read them', live.unsentBytes);
    },
    countCut: (reason) => cut.inc({ reason }),
  };
}
