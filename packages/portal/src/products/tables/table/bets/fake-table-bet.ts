import type { CasinoBet } from '@maidan/contract/wire';

/** A bet at a table, for tests. */
export const fakeTableBet = (given: Partial<CasinoBet>): CasinoBet => ({
  _id: '1',
  playerName: 'Lion Winner',
  teamName: 'Lion Winner',
  gameName: 'Teenpatti Test',
  eventId: '3048',
  roundId: 'r1',
  sid: '21',
  betType: 'Yes',
  odds: 2.94,
  amount: 100,
  profitLoss: 0,
  isDeclare: 0,
  isDeleted: 0,
  deletedRemark: '',
  showResult: '',
  result: '',
  resultDetails: null,
  posArray: { 11: -100, 21: 194, 31: -100 },
  debitAmount: 100,
  creditAmount: 0,
  rollbackAmount: 0,
  userInfo: { username: 'u', name: 'u' },
  createdAt: '2026-01-01T00:00:00Z',
  ...given,
});
