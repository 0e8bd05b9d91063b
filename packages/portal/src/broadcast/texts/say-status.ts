import type { TextKey } from './en.ts';
import type { Say } from './say.ts';

/** The status lines seasons and replays write; the first that fits says which text it is. */
const statuses: readonly (readonly [RegExp, TextKey])[] = [
  [/^Match not started$/, 'notStarted'],
  [/^(.+) won the toss and chose to bat$/, 'tossBat'],
  [/^(.+) won the toss and chose to field$/, 'tossField'],
  [/^Ball running$/, 'ballRunning'],
  [/^In play$/, 'inPlay'],
  [/^Free hit$/, 'freeHit'],
  [/^Drinks$/, 'drinks'],
  [/^Lunch$/, 'lunch'],
  [/^Tea$/, 'tea'],
  [/^Innings break$/, 'inningsBreak'],
  [/^Super over$/, 'superOver'],
  [/^Rain$/, 'rain'],
  [/^End of over (\d+)$/, 'endOfOver'],
  [/^Stumps, day (\d+)$/, 'stumps'],
  [/^Play resumes, target revised to (\d+) in ([\d.]+) overs$/, 'resumesTarget'],
  [/^Play resumes, ([\d.]+) overs a side$/, 'resumesOvers'],
  [/^Play resumes, ([\d.]+) overs lost$/, 'resumesLost'],
  [/^No run$/, 'noRun'],
  [/^FOUR$/, 'four'],
  [/^SIX$/, 'six'],
  [/^Wide$/, 'wide'],
  [/^No ball$/, 'noBall'],
  [/^No ball, free hit to come$/, 'noBallFreeHit'],
  [/^(\d+) leg byes?$/, 'legBye'],
  [/^(\d+) byes?$/, 'bye'],
  [/^(\d+) runs?$/, 'runs'],
  [/^(.+) won by (\d+) runs?\b/, 'wonByRuns'],
  [/^(.+) won by (\d+) wickets?\b/, 'wonByWickets'],
  [/^(.+) won by an innings and (\d+) runs?\b/, 'wonByInnings'],
  [/^(.+) won by /, 'won'],
  [/^Match tied, (.+) won the super over$/, 'wonSuperOver'],
  [/^Match tied$/, 'tied'],
  [/^Match drawn$/, 'drawn'],
  [/^No result$/, 'noResult'],
  [/^Kick-off$/, 'kickOff'],
  [/^Half-time$/, 'halfTime'],
  [/^Dangerous attack$/, 'danger'],
  [/^Extra time$/, 'extraTime'],
  [/^Extra time to come$/, 'extraTimeToCome'],
  [/^Full-time$/, 'fullTime'],
  [/^Full-time after extra time$/, 'fullTimeExtra'],
  [/^Goal for (.+): (.+)$/, 'goalFor'],
  [/^Red card: (.+)$/, 'redCardFor'],
  [/^Penalties (\d+)-(\d+)$/, 'penalties'],
  [/^Warm-up$/, 'warmUp'],
  [/^Point in play$/, 'pointInPlay'],
  [/^Ace, (.+)$/, 'aceFor'],
  [/^Point (.+)$/, 'pointFor'],
  [/^Game (.+)$/, 'gameFor'],
  [/^Set (.+)$/, 'setFor'],
  [/^(.+) caught(?: and bowled)?$/, 'caught'],
  [/^(.+) bowled$/, 'bowled'],
  [/^(.+) lbw$/, 'lbw'],
  [/^(.+) run out$/, 'runOut'],
  [/^(.+) stumped$/, 'stumped'],
  [/^(.+) hit wicket$/, 'hitWicket'],
  [/^(.+) retired hurt$/, 'retiredHurt'],
  [/^(.+) retired not out$/, 'retiredNotOut'],
  [/^(.+) (?:retired out|timed out|obstructing the field|hit the ball twice|handled the ball)$/, 'out'],
  [/^(.+) won$/, 'won'],
  [/^(.+) retired$/, 'retired'],
];

/** By which a shortened match was decided: "(D/L)", "(VJD)". */
const methodForm = / \([^()]+\)$/;

/** The feed's status line in the reader's language; a line nobody foresaw stands as it came. */
export function sayStatus(say: Say, status: string): string {
  const method = methodForm.exec(status)?.[0] ?? '';
  for (const [form, key] of statuses) {
    const found = form.exec(status);
    if (found) return say(key, ...found.slice(1)) + method;
  }
  return status;
}
