import { auditHouse } from '../../bets/audit/audit.ts';
import { readArguments } from '../arguments/read-arguments.ts';
import type { Verb } from '../verb.ts';

export const audit: Verb = {
  name: 'audit',
  usage: '[--json]',
  summary: 'Proves the books of the whole database and names what does not hold; changes nothing',
  isReadOnly: () => true,
  async run(args, house, output) {
    const { values } = readArguments(args, { json: { type: 'boolean', default: false } });
    const report = await auditHouse(house.db, ({ check, done, total }) =>
      output.progress(`Auditing ${check}`, done, total),
    );
    const exit = report.faultCount === 0 ? 0 : 1;
    if (values.json) {
      output.print(JSON.stringify(report));
      return exit;
    }
    for (const [what, howMany] of Object.entries(report.checked)) output.print(`Checked ${what}: ${howMany}`);
    for (const note of report.notes) output.print(note);
    for (const fault of report.faults) output.print(`WRONG ${fault}`);
    const more = report.faultCount - report.faults.length;
    if (more > 0) output.print(`… and ${more} more`);
    output.print(exit === 0 ? 'Nothing is wrong' : `${report.faultCount} things are wrong`);
    return exit;
  },
};
