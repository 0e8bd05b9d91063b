import { describe, expect, it } from 'vitest';
import { en as account } from '../account/texts/en.ts';
import { en as aviator } from '../products/aviator/texts/en.ts';
import { en as launched } from '../products/launched/texts/en.ts';
import { en as matka } from '../products/matka/texts/en.ts';
import { en as casino } from '../products/tables/option-texts/en.ts';
import { en as table } from '../products/tables/texts/en.ts';

/** Literal texts of document 2, spelt as there. */
const texts: readonly (readonly [string, string])[] = [
  ['Some Thing Want Wrong, Please Try Again', table.noAnswer],
  ['Some Thing Want Wrong, Please Try Again', casino.keys.noAnswer],
  ['Bets Not Accepteble', table.notAccepted],
  ['Bet Successfull', table.placedToast],
  ['Completed Casino Bets', table.bets.completed],
  ['Completed Casino Bet List', table.bets.completedTitle],
  ['Not Declare', table.bets.notDeclared],
  ['No data found', table.bets.noData],
  ['Last Result', table.results.last],
  ['View All', table.results.viewAll],
  ['Lucky7 Result', table.results.title('Lucky7')],
  ['Round Id', table.results.roundId],
  ['Round ID', table.roundId],
  ['Result not available', table.results.none],
  ['New Launch', casino.list.newLaunch],
  ['No game found', launched.noGame],
  ['Casino Plus Minus', account.details.casinoPlusMinus],
  ['Total Commission', account.details.totalCommission],
  ['Net Plus Minus', account.details.netPlusMinus],
  ['You Won 5/- Coins.', account.details.won('5')],
  ['You Lost 5/- Coins.', account.details.lost('5')],
  ['No data found', account.details.noCasinoBets],
  ['No data found', account.ledger.none],
  ['Declare', account.details.declared],
  ['Something went wrong', matka.messages.failed],
  ['Bet Successful', matka.outcome.placed],
  ['Your Bet is Closed Please Connect With Upline', matka.messages.shutByUpline],
  ['Matka Bet Timeout', matka.messages.timeout],
  ['Jodi Status Closed ', matka.messages.jodiClosed],
  ['Please Select Market Type', matka.messages.selectMarket],
  ['Please select market Type', matka.messages.pleaseSelectMarket],
  ['Please select game Type', matka.messages.pleaseSelectGame],
  ['select market type', matka.messages.fieldMarket],
  ['select game type', matka.messages.fieldGame],
  ['enter amount', matka.messages.fieldAmount],
  ['Matka Bet List', matka.betList],
  ['Select matka', matka.satta.select],
  ['Harup Andar Bahar', matka.satta.haroop],
  ['DONE', matka.slip.done],
  ['Clear Input', matka.slip.clearInput],
  ['Clear Close', matka.slip.clearClose],
  ['SR.', matka.bets.serial],
  ['Amt.', matka.bets.amount],
  ['Created', matka.bets.created],
  ['FLEW AWAY!', aviator.stage.flewAway],
  ['max bet amount 500', aviator.maxBet('500')],
  ['min bet amount 10', aviator.minBet('10')],
  ['Aviator Bet Place Succesfull', aviator.notices.placed],
  ['Your bet will be placed in the next round.', aviator.notices.queued],
  ['Advance bet canceled.', aviator.notices['queue-cancelled']],
  ['BET', aviator.button.bet],
  ['CANCEL', aviator.button.cancel],
  ['Cashout', aviator.button.cashOut],
  ['All Bets', aviator.bets.all],
  ['Previous', aviator.bets.previous],
  ['Top', aviator.bets.top],
  ['Live Chat', aviator.chat.title],
];

describe('a text that document 2 prints', () => {
  it.each(texts)('is written exactly as there: %j', (printed, ours) => {
    expect(ours).toBe(printed);
  });
});
