import type { CricketMatch } from '../../score/cricket-match.ts';
import { remarkOfAnswer } from '../answer-of.ts';
import type { Session } from '../session.ts';
import { POWER_PLAY_OVERS, TEST_OVERS_MIN } from '../validity.ts';
import { kindOfSession } from './kind-of-session.ts';
import { MATCH_CASES, needsWholeMatch } from './match-cases.ts';
import {
  type CaseInnings,
  type CaseKind,
  type CaseVerdict,
  INNINGS_ENDS,
  type InningsEnd,
  settlementCase,
} from './settlement-cases.ts';

type Length = Pick<CricketMatch, 'format' | 'scheduledOvers' | 'shortenedStands'>;

/** Ends of an innings by the batting side that a remark names; it may declare only in a match without a limit of overs. */
const SIDE_ENDS: readonly {
  readonly end: InningsEnd;
  readonly text: string;
  readonly isUnlimited: boolean;
}[] = [
  { end: 'all-out', text: 'all out', isUnlimited: false },
  { end: 'declared', text: 'a declaration', isUnlimited: true },
];

/** What must happen for the session to count, apart from the exceptions in the settlement table. */
const NEEDS: { readonly [kind in CaseKind]: string } = {
  block: '',
  'six-over-boundaries': '',
  'twenty-overs': '',
  'fifty-overs': '',
  'power-play': `All ${POWER_PLAY_OVERS} overs must be bowled`,
  'power-surge': 'Both overs must be bowled',
  'one-over': 'The over must be bowled',
  'one-ball': 'The ball must be bowled',
  spell: 'The bowler must complete the overs',
  'only-over-of-bowler': 'The bowler must complete the over',
  wicket: 'If the wicket does not fall, the score at the end counts',
  dismissal: 'Yes if it is so when the wicket falls; no if it does not fall',
  'balls-to': 'If it is not reached, the balls batted count',
  batter: 'Injured: settled on what was made',
  partnership: 'Unbroken: the end of the innings counts',
  innings: 'The end of the innings counts',
};

/** What the session counts, where it leaves something out. */
const COUNTS: Partial<Readonly<Record<Session['ask'], string>>> = {
  'player-boundaries': 'Off the bat only',
  'over-block-boundaries': 'Off the bat only',
  'only-over-boundaries': 'Off the bat only',
  'pship-boundaries': 'Off the bat only',
  'dot-balls': 'A wicket is not a dot ball',
};

/** The remark on a session's row about how it is settled, derived from the table that settles it. */
export function remarkOf(match: Length, session: Session, innings: CaseInnings): string {
  const kind = kindOfSession(match, session);
  const text = [
    remarkOfAnswer(session),
    kind && remarkOfKind(match, session, kind, innings),
    needsWholeMatch(match, session) ? remarkOfMatch(match) : undefined,
    COUNTS[session.ask],
  ];
  return text.filter((each) => each !== undefined).join('. ');
}

function remarkOfKind(match: Length, session: Session, kind: CaseKind, innings: CaseInnings): string {
  const verdict = (stage: 'under-way' | 'not-begun', end: InningsEnd): CaseVerdict =>
    settlementCase(kind, stage, end, innings).verdict;
  const needs = NEEDS[kind] || ('overs' in session ? `All ${session.overs} overs must be bowled` : '');
  const isOnOvers = verdict('under-way', 'overs-bowled') === 'void';
  if (!isOnOvers) {
    const isCancelled = INNINGS_ENDS.some((end) => verdict('under-way', end) === 'void');
    const cut = match.shortenedStands === true ? 'play ends for good' : 'the innings is cut short';
    return isCancelled ? `${needs}; void if ${cut} before` : needs;
  }
  const ends = SIDE_ENDS.filter(({ isUnlimited }) => !isUnlimited || match.scheduledOvers === undefined);
  const completing = ends.filter(({ end }) => verdict('under-way', end) === 'stands');
  const carrying = ends.filter(({ end }) => verdict('not-begun', end) === 'remainder');
  const completed =
    completing.length === 0
      ? ''
      : `; ${completing.map(({ text }) => text).join(' or ')} completes the over in progress`;
  const carried = carrying.length === 0 ? '' : ', and the rest is counted from the second innings';
  return `${needs}${completed}${carried}`;
}

function remarkOfMatch({ scheduledOvers }: Length): string | undefined {
  if (scheduledOvers === undefined)
    return MATCH_CASES['test-short'].verdict === 'void'
      ? `Void unless ${TEST_OVERS_MIN} overs are played or a team wins`
      : undefined;
  return MATCH_CASES.reduced.verdict === 'void'
    ? 'Void if overs are reduced or there is no result'
    : undefined;
}
