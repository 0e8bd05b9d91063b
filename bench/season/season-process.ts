import { runSeason } from '../../packages/server/src/sports/season/run-season.ts';
import { reportCpu } from '../fan-out/report-cpu.ts';
import { openBenchHouse } from '../open-bench-house.ts';

/** The whole season at its normal pace, with no clients. */
const { app } = await openBenchHouse();
await runSeason({
  house: app.house,
  sports: app.products.sports,
  seed: 'bench',
  speed: 1,
  freshSeed: () => 'bench',
});
await app.listen();
reportCpu({});
