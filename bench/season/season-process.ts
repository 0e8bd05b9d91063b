import { readySeason } from '../../packages/server/src/products/sports/season/run-season.ts';
import { reportCpu } from '../fan-out/report-cpu.ts';
import { openBenchHouse } from '../open-bench-house.ts';

/** The whole season at its normal pace, with no clients. */
const { app } = await openBenchHouse();
app.products.sports.run(
  await readySeason({ house: app.house, seed: 'bench', speed: 1, freshSeed: () => 'bench' }),
);
await app.listen();
reportCpu({});
