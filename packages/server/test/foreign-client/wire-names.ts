/*
 * Document 1, sections 3 and 7, as somebody reads them who has nothing else: names and shapes a client relies on, and no other
 * field the house may send.
 */

export const paths = {
  login: 'user/login',
  loginCheck: 'user/userLoginCheck',
  domainSetting: 'website/domainSettingByDomainName',
  matchList: 'sports/matchList',
  matchDetail: 'sports/sportByMarketId',
  position: 'sports/userPositionByMarketId',
  completedFancy: 'sports/completedFancyByMarketId',
  bets: 'sports/betsList',
  clientBets: 'user/clientBetListByMarketId',
  statement: 'user/userStatement',
  ledger: 'user/userLedger',
  completeLedger: 'user/completeLedgerDetails',
  balance: 'user/userBalance',
  placeSession: 'sports/sessionBetPlaced',
  placeOdds: 'sports/oddBetPlaced',
} as const;

export interface Envelope {
  readonly error: boolean;
  readonly code: number;
  readonly message: string;
  readonly data?: unknown;
  readonly dataEncrupt?: number;
}

export interface Session {
  readonly token: string;
  readonly data: {
    readonly userId: string;
    readonly username: string;
    readonly userType: string;
    readonly isPasswordChanged: boolean;
    readonly rateReffrence: number;
    readonly betChipsData: Readonly<Record<string, number>>;
  };
  readonly isClient: boolean;
}

export interface Wallet {
  readonly coins: number;
  readonly exposure: number;
}

export interface ListedMatch {
  readonly _id: string;
  readonly matchName: string;
  readonly matchDate: string;
  readonly seriesName: string;
  readonly status: string;
  readonly marketId: string;
  readonly eventId: string;
  readonly cacheUrl: string;
  readonly otherMarketCacheUrl: string;
  readonly socketUrl: string;
  readonly socketPerm: boolean;
  readonly scoreIframe: string;
  readonly sportId: number;
}

export interface MatchDetail {
  readonly status: string;
  readonly socketUrl: string;
  readonly socketPerm: boolean;
  readonly cacheUrl: string;
  readonly notification: string;
  readonly tvUrl: string;
  readonly scoreIframe: string;
  readonly isMatchOdds: boolean;
  readonly isTieOdds: boolean;
  readonly isToss: boolean;
  readonly maxMinCoins: string;
}

export interface Team {
  readonly team_name: string;
  readonly lgaai: string;
  readonly khaai: string;
  readonly positon: number;
  readonly selectionid: number;
}

export interface FancySession {
  readonly session_name: string;
  readonly session_id: string;
  readonly Selection_id: string;
  readonly oddsYes: number;
  readonly oddsNo: number;
  readonly runsYes: number;
  readonly runsNo: number;
  readonly running_status: string;
  readonly com_perm: string;
}

export interface Bookmaker {
  readonly team_data: readonly Team[];
  readonly toss_data: readonly Team[];
  readonly session: readonly FancySession[];
}

interface Price {
  readonly price: number;
  readonly size: number;
}

export interface OddsMarket {
  readonly marketType: string;
  readonly marketId: string;
  readonly runners: readonly {
    readonly selectionName: string;
    readonly selectionId: number;
    readonly ex: { readonly availableToBack: readonly Price[]; readonly availableToLay: readonly Price[] };
  }[];
}

export interface MatchBet {
  readonly teamName: string;
  readonly oddsType: string;
  readonly amount: number;
  readonly odds: number;
  readonly type: string;
  readonly loss: number;
  readonly profit: number;
  readonly userInfo: {
    readonly clientName: string;
    readonly clientCode: string;
    readonly creatorName: string;
  };
}

export interface FancyBet {
  readonly sessionName: string;
  readonly run: number;
  readonly odds: number;
  readonly amount: number;
  readonly type: string;
  readonly decisionRun: number | null;
  readonly isDeclare: number;
  readonly isDeleted: number;
}

export interface BetLists {
  readonly oddsBetsData: readonly MatchBet[];
  readonly sessionBetsData: readonly FancyBet[];
}

export interface Positions {
  readonly oddsPosition: readonly {
    readonly _id: string;
    readonly oddsType: string;
    readonly totalPosition: number;
  }[];
}

export interface Ledger {
  readonly calAmount: number;
  readonly creditAmount: number;
  readonly debitAmount: number;
  readonly ledgerData: readonly {
    readonly eventName: string;
    readonly marketId: string;
    readonly amount: number;
    readonly balance: number;
  }[];
}

export interface CompleteLedger extends BetLists {
  readonly completeData: { readonly clientOddsAmount: number; readonly clientSessionAmount: number };
  readonly sessionTurnOver: number;
}

export interface Statement {
  readonly totalCount: number;
  readonly balanceAmount: number;
  readonly statementData: readonly {
    readonly createdAt: string;
    readonly remark: string;
    readonly amount: number;
    readonly statementFor: string;
  }[];
}
