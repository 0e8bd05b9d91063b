import type { InningsView } from '../innings-view.ts';
import { type CaseKind, type CaseStage, type SettlementCase, settlementCase } from './settlement-cases.ts';

/** How a session that was not complete is settled; undefined while the innings goes on. */
export function caseOf(view: InningsView, kind: CaseKind, stage: CaseStage): SettlementCase | undefined {
  const { standing, index, match } = view;
  if (standing === 'in-play') return undefined;
  const end = standing === 'shortened' && match.shortenedStands === true ? 'overs-bowled' : standing;
  return settlementCase(kind, stage, end, index === 0 ? 'first' : 'later');
}

/** How far the innings was with this over, counted from 1. An over the umpire ended is complete, whatever balls it had. */
export function stageOfOver(view: InningsView, over: number): 'complete' | CaseStage {
  const last = view.overs.at(-1);
  if (last === undefined || last.number + 1 < over) return 'not-begun';
  return last.number + 1 > over || last.isBowled ? 'complete' : 'under-way';
}
