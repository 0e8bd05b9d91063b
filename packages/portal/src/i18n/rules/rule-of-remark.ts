import {
  cancelWrongRates,
  deleteAfterResult,
  deleteAfterSuspension,
  type FancyRuleId,
  voidIllegitimateWinners,
} from '@maidan/sports';

const anyBet = { id: '', side: 'back', run: 0, placedAt: 0 } as const;

/** Why the house takes a bet out, each time in the same words but for the figures. */
const takenOut = [
  ...voidIllegitimateWinners([anyBet], 0),
  ...cancelWrongRates([anyBet], 1, 0),
  ...deleteAfterResult([anyBet], 0),
  ...deleteAfterSuspension([anyBet], 0),
];

const withoutFigures = (text: string): string => text.replaceAll(/\d+/g, '0');

/** The rule behind a remark of the house; undefined where somebody wrote it. The house keeps the remark alone. */
export function ruleOfRemark(remark: string): FancyRuleId | undefined {
  const said = withoutFigures(remark);
  return takenOut.find(({ reason }) => withoutFigures(reason) === said)?.rule;
}
