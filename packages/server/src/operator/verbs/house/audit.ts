import { auditBooks, auditHouse } from '../../../bets/audit/audit.ts';
import { type AuditReport, inOneSnapshot } from '../../../bets/audit/check.ts';
import { readArguments } from '../../../verb/arguments.ts';
import { shownCount } from '../../../verb/table.ts';
import type { Output, Verb } from '../../../verb/verb.ts';

type Audit = (onProgress: Parameters<typeof auditBooks>[1]) => Promise<AuditReport>;

async function run(args: readonly string[], audit: Audit, output: Output): Promise<number> {
  const { values } = readArguments(args, { json: { type: 'boolean', default: false } });
  const report = await audit(({ check, done, total }) => output.progress(`Auditing ${check}`, done, total));
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
  output.print(
    exit === 0 ? 'Nothing is wrong' : shownCount(report.faultCount, 'thing is wrong', 'things are wrong'),
  );
  return exit;
}

export const audit: Verb = {
  name: 'audit',
  usage: '[--json]',
  summary: 'Proves the books of the whole database and names what does not hold; changes nothing',
  isReadOnly: () => true,
  run: (args, { db, pause }, output) =>
    run(args, async (onProgress) => auditHouse(db, onProgress, pause, await productChecks()), output),
  async runApart(args, db, output) {
    const checks = await productChecks();
    const audit: Audit = (onProgress) =>
      inOneSnapshot(db, (moments) => auditBooks(moments, onProgress, checks));
    return run(args, audit, output);
  },
};

/** Loaded when needed, since it is nearly the whole house. */
const productChecks = async () => (await import('../../../products.ts')).productChecks;
