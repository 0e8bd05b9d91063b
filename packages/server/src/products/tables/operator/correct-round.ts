import { isDeepStrictEqual } from 'node:util';
import { isVoid, keyFromText, type MarketOutcome, shapeOf } from '@maidan/betting';
import { roundRandom, type TableGame } from '@maidan/games/rules';
import { createSeedChains } from '../../../rounds/seed-chains.ts';
import { CommandError, need, readArguments } from '../../../verb/arguments.ts';
import type { OperatorHouse, Output, Verb, VerbHouse } from '../../../verb/verb.ts';
import { dealRound, resultOf } from '../open-round.ts';
import type { RoundDetails } from '../results-store.ts';
import { changeRound, type FoundRound, formatOutcome, namesOf, settleRound } from './settle-round.ts';

/** Given in place of an outcome: the result that the round's seed dealt. */
const dealtWord = 'dealt';

export const correctRound: Verb = {
  name: 'correct-round',
  usage: `ROUND "GROUP: RESULT[; GROUP: RESULT…]"|${dealtWord} REMARK`,
  summary:
    'Replaces the result of a settled round of a live table; groups not named stay. Players read the remark',
  async run(args, house, output) {
    const [named, given, ...words] = readArguments(args, {}, true).positionals;
    const resultText = need(given, 'The corrected result');
    const remark = need(words.join(' '), 'The remark');
    return changeRound(house.db, named, (found) => correct(found, { resultText, remark }, house, output));
  },
};

async function correct(
  found: FoundRound,
  { resultText, remark }: { readonly resultText: string; readonly remark: string },
  house: VerbHouse,
  output: Output,
): Promise<number> {
  const { game, round, results } = found;
  const present = results.at(-1);
  if (present === undefined)
    throw new CommandError(
      `Round ${round.marketId} has no result to correct. void-round returns its stakes before it is over.`,
    );
  const dealt = await dealtResult(house, found);
  if (resultText === dealtWord && dealt === undefined)
    throw new CommandError(`Round ${round.marketId} was dealt by rules that this version does not have.`);
  const result = resultText === dealtWord ? dealt : readCorrection(found, resultText, dealt);
  if (result === undefined)
    throw new CommandError(
      `Round ${round.marketId} (${game.entry.title}) cannot end as ${resultText}: expected ${roundsOutcomes(game)}.`,
    );
  if (isDeepStrictEqual(result.outcome, present.outcome))
    throw new CommandError(
      `Round ${round.marketId} ended so already: ${formatOutcome(game, present.outcome)}.`,
    );
  return settleRound(found, { ...result, remark }, house, output);
}

export interface CorrectedResult {
  readonly outcome: MarketOutcome;
  readonly details: RoundDetails;
}

/** The result that the round's seed dealt; undefined where it was dealt under other rules. */
async function dealtResult(
  { db, clock, randomBytes }: Pick<OperatorHouse, 'db' | 'clock' | 'randomBytes'>,
  { game, round }: FoundRound,
): Promise<CorrectedResult | undefined> {
  const chains = createSeedChains({ db, clock, randomBytes });
  const seed = await chains.seedOf(round.game, round.number);
  const dealt = dealRound(game, round.number, seed, 0);
  if (dealt.commitment !== round.commitment) return undefined;
  const { outcome, details } = resultOf(game, dealt);
  return { outcome, details: details as RoundDetails };
}

/**
 * The named groups get the given result; the others keep theirs, or get the dealt one where the round is void. Undefined
 * where the round cannot end so. Its cards stay those that were dealt.
 */
function readCorrection(
  { game, results }: Pick<FoundRound, 'game' | 'results'>,
  words: string,
  dealt: CorrectedResult | undefined,
): CorrectedResult | undefined {
  const { definition } = game;
  const shape = shapeOf(definition);
  const base = [results.at(-1)?.outcome, dealt?.outcome].find((outcome) => outcome && !isVoid(outcome));
  const text = base === undefined ? words : mergeGroups(formatOutcome(game, base), words);
  const outcome = text === undefined ? undefined : shape.readOutcome(definition, text, namesOf(game));
  const code = outcome && codeOf(game, outcome);
  if (outcome === undefined || code === undefined) return undefined;
  const winners = shape.winners(definition, outcome);
  // In the order of the groups: the winner of the round first.
  const names = winners.flatMap((sid) => game.options.find((option) => option.sid === sid)?.name ?? []);
  const known = dealt?.details ?? results.find(({ details }) => details !== null)?.details;
  return { outcome, details: { cards: known?.cards ?? [], code, winners, description: names } };
}

/** How a round can end, to be shown to an operator who gave another outcome. */
const roundsOutcomes = (game: TableGame): string =>
  shapeOf(game.definition)
    .outcomesInWords(game.definition, namesOf(game))
    .replace(/^void, or groups= ?/, '');

/** The group's name and the colon after it. */
const headOf = (part: string): string => part.slice(0, part.indexOf(':') + 1);

/** Undefined where a part names no group of the round. */
function mergeGroups(standing: string, words: string): string | undefined {
  // No name of a table's option or group has a semicolon in it.
  const [parts, named] = [standing, words].map((text) => text.split(';').map((part) => part.trim()));
  if (parts === undefined || named === undefined || parts.length === 1) return words;
  const heads = new Set(parts.map(headOf));
  if (!named.every((part) => heads.has(headOf(part)))) return undefined;
  return parts.map((part) => named.find((other) => headOf(other) === headOf(part)) ?? part).join('; ');
}

/** Enough rounds for every side of every table to win at least once. */
const roundsTried = 2_000;
const trials = keyFromText('rounds played to see which code a result has');

/**
 * The code of a result is the game's own word for the result of its first group. It is found by dealing rounds until one has
 * that result.
 */
function codeOf(game: TableGame, outcome: MarketOutcome): string | undefined {
  const wanted = firstGroup(game, outcome);
  for (let number = 0; number < roundsTried; number += 1) {
    const judged = game.judge(game.deal(roundRandom(trials, String(number))));
    if (wanted !== undefined && firstGroup(game, judged.outcome) === wanted) return judged.code;
  }
  return undefined;
}

function firstGroup(game: TableGame, outcome: MarketOutcome): string | undefined {
  if (game.definition.shape !== 'options' || !('groups' in outcome)) return undefined;
  const [first] = game.definition.groups;
  return first && JSON.stringify(outcome.groups[first.id]);
}
