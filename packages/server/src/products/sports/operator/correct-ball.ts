import { isDeepStrictEqual } from 'node:util';
import { type BallReference, type CricketMatch, correctOutcome, type Delivery } from '@maidan/sports';
import { createInTurn } from '../../../in-turn.ts';
import { CommandError, need, readArguments, UsageError } from '../../../verb/arguments.ts';
import { formatRefusal, settleWithProgress } from '../../../verb/declare.ts';
import { formatOutcome } from '../../../verb/named-market.ts';
import { shownCount } from '../../../verb/table.ts';
import type { OperatorHouse, Output, Verb } from '../../../verb/verb.ts';
import { correctedMatch, findBall, replaceBall } from '../replays/corrected-match.ts';
import { findScorecard } from '../replays/find-scorecard.ts';
import { insertBallCorrection } from '../replays/store.ts';
import { type ChangedMarket, changedMarkets } from './judging/changed-markets.ts';
import { ballName, readBallName } from './judging/judge-named.ts';
import { ballOptions, ballUsage, formatBall, readCorrectedBall } from './judging/read-corrected-ball.ts';
import { namesOf, showChanges } from './judging/show-changes.ts';
import { countOpenMarkets, settledMarkets } from './judging/store.ts';

/** One correction of a match at a time, whoever makes it. */
const inTurn = createInTurn();

const options = {
  ...ballOptions,
  reason: { type: 'string' },
  by: { type: 'string' },
  confirm: { type: 'boolean', default: false },
} as const;

const whoWonIsUnknown =
  'The corrected balls do not say who won: play would have gone on, or the target was revised. Markets on the winner are left as they stand; correct settles them by hand.';

interface Matches {
  readonly played: CricketMatch;
  /** The match with the earlier corrections. */
  readonly corrected: CricketMatch;
}

async function readMatches(house: OperatorHouse, eventId: string) {
  const card = await findScorecard(house.db, eventId, house.clock.now());
  if (card === undefined)
    throw new CommandError(
      `"${eventId}" is no cricket match whose balls we have: one replayed, or of the season.`,
    );
  const played = card.match;
  const corrected = await correctedMatch(house.db, eventId, played);
  return { card, matches: { played, corrected } satisfies Matches };
}

function mustFind(match: CricketMatch, ball: BallReference): Delivery {
  const found = findBall(match, ball);
  if (found === undefined) throw new CommandError(`Ball ${ballName(ball)} has not been bowled.`);
  return found;
}

export const correctBall: Verb = {
  name: 'correct-ball',
  usage: `EVENT INNINGS.OVER.DELIVERY ${ballUsage} --reason TEXT [--by NAME] [--confirm]`,
  summary:
    'Shows which results, bets and clients a scorer’s correction changes; with --confirm corrects them',
  isReadOnly: (args) => !args.includes('--confirm'),
  async run(args, house, output) {
    const request = readRequest(args, house.by);
    // The next correction starts from the result of this one.
    return inTurn(request.eventId, () => correct(request, house, output));
  },
};

type CorrectionRequest = ReturnType<typeof readRequest>;

const stillOpen = (count: number): string => {
  const markets = shownCount(count, 'market of the match is', 'markets of the match are');
  return `${markets} still open; repeat the command once ${count === 1 ? 'it is' : 'they are'} settled.`;
};

const notCorrected = (count: number): string =>
  `${shownCount(count, 'market was', 'markets were')} not corrected. Look at what stands, then repeat the command.`;

function readRequest(args: readonly string[], operator: string) {
  const { values, positionals } = readArguments(args, options, true);
  const [event, place, extra] = positionals;
  if (extra !== undefined) throw new UsageError(`One ball at a time; "${extra}" is too much.`);
  const eventId = need(event, 'The id of the match');
  const ball = readBallName(need(place, 'The ball'));
  return { eventId, ball, reason: need(values.reason, '--reason'), by: values.by ?? operator, values };
}

async function correct(
  { eventId, ball, reason, by, values }: CorrectionRequest,
  house: OperatorHouse,
  output: Output,
): Promise<number> {
  const { card, matches } = await readMatches(house, eventId);
  const { played, corrected } = matches;
  const present = mustFind(corrected, ball);
  const players = played.players[played.innings[ball.innings]?.team ?? ''] ?? [];
  const delivery = readCorrectedBall(values, present, players);
  output.print(`Ball ${ballName(ball)} stands as ${formatBall(present)}.`);
  output.print(`You say it is ${formatBall(delivery)}.`);
  const now = correctOutcome(played, replaceBall(corrected, ball, delivery));
  const changes = changedMarkets(await settledMarkets(house.db, eventId), card, {
    earlier: [played, correctOutcome(played, corrected).match],
    now: now.match,
  });
  await showChanges(house.db, changes, output);
  if (!now.isKnown) output.print(whoWonIsUnknown);
  const waiting = await countOpenMarkets(house.db, eventId);
  if (waiting > 0) output.print(stillOpen(waiting));
  const isNewBall = !isDeepStrictEqual(present, delivery);
  if (!isNewBall && changes.changed.length === 0) {
    output.print('Nothing is left to correct: the ball stands as you say.');
    return 0;
  }
  if (!values.confirm) {
    const action = changes.changed.length === 0 ? 'record the ball' : 'correct';
    output.print(`Nothing was changed. Repeat the command with --confirm to ${action}.`);
    return 0;
  }
  if (isNewBall) {
    const row = { innings: ball.innings, over_number: ball.over, delivery: ball.delivery, ball: delivery };
    await insertBallCorrection(house.db, eventId, row, { reason, by, at: house.clock.now() });
  }
  const note = `Ball ${ballName(ball)} was corrected: ${reason}`;
  let left = 0;
  for (const change of changes.changed)
    if (!(await correctMarket(change, note, by, house, output))) left += 1;
  if (left === 0) return 0;
  output.print(notCorrected(left));
  return 1;
}

/** Whether it is corrected. A result that another operator gave meanwhile stands, and the other markets are corrected all the same. */
async function correctMarket(
  { market, judgement }: ChangedMarket,
  note: string,
  declaredBy: string,
  house: OperatorHouse,
  output: Output,
): Promise<boolean> {
  const { outcome, rule, reason, balls } = judgement;
  const correcting = house.settling.correct({
    marketId: market.id,
    outcome,
    rule,
    reason: `${reason} ${note}`,
    details: { balls },
    declaredBy,
    replaces: market.settlement_id,
  });
  const answer = await settleWithProgress(correcting, market.id, house, output);
  if (answer.ok) {
    output.print(`Market ${market.id} is corrected, by settlement ${answer.value.settlementId}.`);
    return true;
  }
  const named = { title: market.name, definition: market.definition, names: namesOf(market) };
  output.print(formatRefusal(answer.refusal, formatOutcome(outcome, named), market.id, named));
  return false;
}
