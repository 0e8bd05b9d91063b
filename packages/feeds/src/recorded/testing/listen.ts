import { manualClock } from '@maidan/betting';
import type { FeedChange } from '../../feed.ts';
import { readBetfairStream } from '../betfair-stream/read-betfair-stream.ts';
import { betfairStreamFeed } from '../betfair-stream/stream-feed.ts';

const startedAt = Date.UTC(2026, 0, 1);

export function openStream(text: string, speed = 1, clock = manualClock(startedAt)) {
  const reading = readBetfairStream(text);
  if (!reading.ok) throw new Error(reading.reason);
  return betfairStreamFeed(reading.messages, { matchId: '99', startedAt, speed }, clock);
}

/** Everything the feed sends in that many seconds, with the second it was sent in. */
export function listen(text: string, seconds: number, speed = 1): readonly (FeedChange & { at: number })[] {
  const clock = manualClock(startedAt);
  const opening = openStream(text, speed, clock);
  if (!opening.ok) throw new Error(opening.reason);
  const heard: (FeedChange & { at: number })[] = [];
  const stop = opening.feed.start((changes) => {
    for (const change of changes) heard.push({ ...change, at: (clock.now() - startedAt) / 1000 });
  });
  clock.advance(seconds * 1000);
  stop();
  return heard;
}
