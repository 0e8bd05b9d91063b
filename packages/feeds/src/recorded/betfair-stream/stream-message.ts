import { type JsonPlace, Misread, parseLine, readOrRefuse } from '../json-place.ts';

/** One parsed line of an exchange stream recording: what changed in which market, and when it was published. */
export interface StreamMessage {
  /** Milliseconds since the epoch. */
  readonly publishedAt: number;
  readonly changes: readonly StreamMarketChange[];
}

export interface StreamMarketChange {
  readonly marketId: string;
  /** An image replaces the whole book; a delta changes it. */
  readonly isImage: boolean;
  readonly definition?: StreamDefinition;
  readonly runners: readonly StreamRunnerChange[];
}

export const streamStatuses = ['INACTIVE', 'OPEN', 'SUSPENDED', 'CLOSED'] as const;
export type StreamStatus = (typeof streamStatuses)[number];

const runnerStatuses = [
  'ACTIVE',
  'WINNER',
  'LOSER',
  'PLACED',
  'REMOVED',
  'REMOVED_VACANT',
  'HIDDEN',
] as const;
export type StreamRunnerStatus = (typeof runnerStatuses)[number];

export interface StreamDefinition {
  readonly eventId: string;
  readonly eventTypeId: string;
  readonly eventName: string;
  readonly name: string;
  readonly marketType: string;
  /** ODDS by default; lines and handicaps need more than the statuses of their runners to be settled. */
  readonly bettingType: string;
  readonly status: StreamStatus;
  readonly isInPlay: boolean;
  readonly betDelaySeconds: number;
  readonly winnerCount: number;
  /** The steps of prices; CLASSIC by default. */
  readonly ladder: string;
  readonly runners: readonly StreamRunner[];
}

export interface StreamRunner {
  readonly id: string;
  readonly name: string;
  readonly status: StreamRunnerStatus;
  /** Share of the book of a removed runner, in per cent. */
  readonly adjustmentPercent?: number;
}

export type PriceSize = readonly [price: number, size: number];
export type LevelPriceSize = readonly [level: number, price: number, size: number];

export interface StreamRunnerChange {
  readonly runnerId: string;
  /** The whole depth, by price. A size of 0 removes the price. */
  readonly back: readonly PriceSize[];
  readonly lay: readonly PriceSize[];
  readonly traded: readonly PriceSize[];
  /** The best few, by level. */
  readonly bestBack: readonly LevelPriceSize[];
  readonly bestLay: readonly LevelPriceSize[];
  readonly lastPrice?: number;
}

const delaySecondsMax = 60;

function readStreamMessage(line: JsonPlace): StreamMessage {
  line.at('op').oneOf(['mcm']);
  const publishedAt = line.at('pt').number();
  return { publishedAt, changes: line.at('mc').itemsIfAny().map(readMarketChange) };
}

function readMarketChange(place: JsonPlace): StreamMarketChange {
  const definition = place.at('marketDefinition');
  return {
    marketId: place.at('id').text(),
    isImage: place.at('img').isTrue(),
    ...(definition.isMissing ? {} : { definition: readDefinition(definition) }),
    runners: place.at('rc').itemsIfAny().map(readRunnerChange),
  };
}

function readDefinition(place: JsonPlace): StreamDefinition {
  const eventId = place.at('eventId').text();
  const marketType = place.at('marketType').text();
  const ladder = place.at('priceLadderDefinition');
  return {
    eventId,
    eventTypeId: place.at('eventTypeId').text(),
    eventName: place.at('eventName').textIfAny() ?? place.at('venue').textIfAny() ?? `Event ${eventId}`,
    name: place.at('name').textIfAny() ?? marketType,
    marketType,
    bettingType: place.at('bettingType').textIfAny() ?? 'ODDS',
    status: place.at('status').oneOf(streamStatuses),
    isInPlay: place.at('inPlay').isTrue(),
    betDelaySeconds: place.at('betDelay').countIfAny(delaySecondsMax),
    winnerCount: place.at('numberOfWinners').countIfAny(1000),
    ladder: ladder.isMissing ? 'CLASSIC' : ladder.at('type').text(),
    runners: readRunners(place.at('runners')),
  };
}

function readRunners(place: JsonPlace): readonly StreamRunner[] {
  const runners = place.items().map(readRunner);
  if (runners.length === 0) place.fail('at least one runner');
  if (new Set(runners.map(({ id }) => id)).size < runners.length) place.fail('runners with ids of their own');
  return runners;
}

function readRunner(place: JsonPlace): StreamRunner {
  const id = readRunnerId(place);
  const factor = place.at('adjustmentFactor');
  return {
    id,
    name: place.at('name').textIfAny() ?? `Runner ${id}`,
    status: place.at('status').oneOf(runnerStatuses),
    ...(factor.isMissing ? {} : { adjustmentPercent: factor.number() }),
  };
}

/** On handicap markets one selection has several handicaps, each a runner of its own. */
function readRunnerId(place: JsonPlace): string {
  const id = place.at('id').count(Number.MAX_SAFE_INTEGER);
  const { value: handicap } = place.at('hc');
  if (handicap !== undefined && typeof handicap !== 'number') place.at('hc').fail('a number');
  return handicap === undefined || handicap === 0 ? String(id) : `${id}/${handicap}`;
}

function readRunnerChange(place: JsonPlace): StreamRunnerChange {
  const last = place.at('ltp');
  const best = (display: string, plain: string) =>
    place.at(display).isMissing ? place.at(plain) : place.at(display);
  return {
    runnerId: readRunnerId(place),
    back: place.at('atb').itemsIfAny().map(readPriceSize),
    lay: place.at('atl').itemsIfAny().map(readPriceSize),
    traded: place.at('trd').itemsIfAny().map(readPriceSize),
    bestBack: best('bdatb', 'batb').itemsIfAny().map(readLevel),
    bestLay: best('bdatl', 'batl').itemsIfAny().map(readLevel),
    ...(last.isMissing ? {} : { lastPrice: last.number() }),
  };
}

function readPriceSize(place: JsonPlace): PriceSize {
  const [price, size, more] = place.items();
  if (price === undefined || size === undefined || more !== undefined) place.fail('a price and a size');
  return [price.number(), size.number()];
}

function readLevel(place: JsonPlace): LevelPriceSize {
  const [level, price, size, more] = place.items();
  if (level === undefined || price === undefined || size === undefined || more !== undefined)
    place.fail('a level, a price and a size');
  return [level.count(1000), price.number(), size.number()];
}

export type BetfairReading =
  | { readonly ok: true; readonly messages: readonly StreamMessage[] }
  /** One line to show, naming the line and the place in it. */
  | { readonly ok: false; readonly reason: string };

/** Reads a whole recording of the exchange's stream, one message a line, or nothing of it. */
export function readBetfairStream(text: string): BetfairReading {
  return readOrRefuse(() => {
    const messages = readLines(text);
    if (messages.length === 0) throw new Misread('the file is empty');
    if (!messages.some(({ changes }) => changes.some(({ definition }) => definition !== undefined)))
      throw new Misread('the recording never says what its markets are (no marketDefinition)');
    return { messages };
  });
}

function readLines(text: string): readonly StreamMessage[] {
  const messages: StreamMessage[] = [];
  const defined = new Set<string>();
  let lastAt = 0;
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const message = readStreamMessage(parseLine(line, index + 1));
    if (message.publishedAt < lastAt)
      throw new Misread(`line ${index + 1}.pt: expected a time no earlier than the line before`);
    lastAt = message.publishedAt;
    for (const { marketId, definition } of message.changes) {
      if (definition !== undefined) defined.add(marketId);
      if (!defined.has(marketId))
        throw new Misread(`line ${index + 1}: market ${marketId} changes before it is defined`);
    }
    messages.push(message);
  }
  return messages;
}
