import { seededRandom } from '@maidan/betting';
import { cricketPlay } from './cricket/cricket-play.ts';
import { makePlan } from './cricket/plan.ts';
import { ODI_SERIES, T20_SERIES, TEST_SERIES } from './names/teams.ts';

let tot = 0,
  lowc = 0;
for (const [f, S, N] of [
  ['T20', T20_SERIES, 12],
  ['ODI', ODI_SERIES, 4],
  ['Test', TEST_SERIES, 2],
] as const)
  for (let i = 0; i < N; i++) {
    const r = seededRandom('s' + f + i);
    const t = S[0]!.teams;
    const plan = makePlan(r, r, '3011100001', f, [t[i % 6]!, t[(i + 2) % 6]!], '2026-11-15');
    const p = cricketPlay(plan, r, { innings: 150, match: 100 });
    let n = 0,
      low = 0,
      ms = 0;
    const lows: string[] = [];
    while (p.dueAt() !== undefined) {
      p.step();
      const s = p.state();
      if (s.moment === 'open' && !s.superOver) {
        const inn = s.game!.innings.length;
        if (f === 'Test' && !(inn === 4 && s.game!.target - s.game!.innings[3]!.runs < 80)) continue;
        n++;
        const c0 = process.cpuUsage();
        const pr = p.prices(false);
        ms += process.cpuUsage(c0).user / 1000;
        const o = pr.filter((x) => x.line).length;
        if (o < 30) {
          low++;
          const tl = s.game!.innings.at(-1)!;
          lows.push(
            `${inn}:${tl.runs}/${tl.wickets}(${tl.balls}) need ${s.game!.target - tl.runs} open ${o}`,
          );
        }
      }
    }
    console.log(
      f,
      i,
      'n',
      n,
      'low',
      low,
      'cpu/price',
      (ms / n).toFixed(1),
      'offers',
      p.state().offers.length,
      p.state().status,
      p.state().hasRained,
      lows.slice(0, 3).join(' | '),
      '...',
      lows.at(-1),
    );
    tot += n;
    lowc += low;
  }
console.log(lowc / tot);
