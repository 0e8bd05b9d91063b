import { sixesMost, turnsEach } from '../ludo-rules.ts';

/** The most steps of one turn: every six but the last in a row is moved, and then a five. */
const stepsMost = 6 * (sixesMost - 1) + 5;
/** Four tokens from their start to home. */
const needMost = 4 * 56;

/** How likely one turn of dice comes to so many steps. Captures and tokens home, which roll again, are left out. */
function stepsOfTurn(): Float64Array {
  const odds = new Float64Array(stepsMost + 1);
  let reached = 1;
  for (let sixes = 0; sixes < sixesMost; sixes += 1) {
    for (let die = 1; die <= 5; die += 1) odds[6 * sixes + die] = reached / 6;
    reached /= 6;
  }
  odds[6 * (sixesMost - 1)] = reached;
  return odds;
}

const columns = needMost + 1;

function tableOfOdds(): Float64Array {
  const turn = stepsOfTurn();
  const table = new Float64Array((turnsEach + 1) * columns);
  table[0] = 1;
  for (let turns = 1; turns <= turnsEach; turns += 1) {
    for (let need = 0; need <= needMost; need += 1) {
      let sum = 0;
      for (let steps = 0; steps <= stepsMost; steps += 1) {
        const rest = need > steps ? need - steps : 0;
        sum += (turn[steps] ?? 0) * (table[(turns - 1) * columns + rest] ?? 0);
      }
      table[turns * columns + need] = sum;
    }
  }
  return table;
}

const table = tableOfOdds();

/** How likely so many turns come to `need` steps or more. */
export const raceOdds = (turns: number, need: number): number => table[turns * columns + need] ?? 0;
