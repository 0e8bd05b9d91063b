import type { Statement, StatementRow } from '@maidan/contract/wire';
import type { AccountTexts } from '../texts/en.ts';

export interface StatementEntry extends StatementRow {
  /** The balance after this row. */
  readonly balance: number;
}

/**
 * Document 1, section 3: computed upwards from the balance before the page's oldest row, in hundredths to be
 * exact.
 */
export function runningBalance({ statementData, balanceAmount }: Statement): readonly StatementEntry[] {
  let hundredths = Math.round(balanceAmount * 100);
  const entries = statementData.toReversed().map((row) => {
    hundredths += Math.round(row.amount * 100);
    return { ...row, balance: hundredths / 100 };
  });
  return entries.reverse();
}

export const partSeparator = ' · ';

type Texts = Pick<AccountTexts, 'transferKinds' | 'houseRemarks' | 'mainMarkets' | 'marketOf'>;

/** The same entries with the names of games in the player's language. */
export const nameGames = <Entry extends Pick<StatementRow, 'facts'>>(
  entries: readonly Entry[],
  formatGame: (name: string) => string,
): readonly Entry[] =>
  entries.map((entry) =>
    entry.facts?.matchName === undefined
      ? entry
      : { ...entry, facts: { ...entry.facts, matchName: formatGame(entry.facts.matchName) } },
  );

/**
 * The kind of transfer, its market and the reason: the house's words translated, names and people's text
 * unchanged.
 */
export function remarkParts(
  { remark, facts }: Pick<StatementRow, 'remark' | 'facts'>,
  texts: Texts,
): string[] {
  if (facts === undefined) return [remark];
  const { kind, matchName, marketKey, remarkKey } = facts;
  const marketName = marketKey === undefined ? facts.marketName : texts.mainMarkets[marketKey];
  const about =
    matchName === undefined || marketName === undefined
      ? (matchName ?? marketName ?? '')
      : texts.marketOf(matchName, marketName);
  const why = remarkKey === undefined ? facts.remark : texts.houseRemarks[remarkKey];
  return [texts.transferKinds[kind], about, why].filter((part) => part !== '');
}
