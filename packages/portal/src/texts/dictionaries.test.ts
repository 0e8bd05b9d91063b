import type { Language } from '@maidan/contract/wire';
import { tables } from '@maidan/games/rules';
import { describe, expect, test } from 'vitest';
import type { AccountTexts } from '../account/texts/en.ts';
import type { HomeTexts } from '../app/home/texts/en.ts';
import type { ResultsTexts } from '../betting/result-texts/en.ts';
import type { BettingTexts } from '../betting/texts/en.ts';
import type { AviatorTexts } from '../products/aviator/texts/en.ts';
import type { LaunchedTexts } from '../products/launched/texts/en.ts';
import type { MatkaTexts } from '../products/matka/texts/en.ts';
import type { SportsTexts } from '../products/sports/texts/en.ts';
import type { TableTexts } from '../products/tables/texts/en.ts';
import { languageNames } from './languages.ts';
import { tableTitle } from './table-title.ts';
import { useTexts } from './texts.ts';

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return [String(value('A', 'B'))];
  return Object.values(value as object).flatMap(textsIn);
}

async function accountTexts(code: string): Promise<AccountTexts | undefined> {
  const { [code]: texts }: Record<string, AccountTexts> = await import(`../account/texts/${code}.ts`);
  return texts;
}

async function aviatorTexts(code: string): Promise<AviatorTexts | undefined> {
  const { [code]: texts }: Record<string, AviatorTexts> = await import(
    `../products/aviator/texts/${code}.ts`
  );
  return texts;
}

async function bettingTexts(code: string): Promise<BettingTexts | undefined> {
  const { [code]: texts }: Record<string, BettingTexts> = await import(`../betting/texts/${code}.ts`);
  return texts;
}

async function homeTexts(code: string): Promise<HomeTexts | undefined> {
  const { [code]: texts }: Record<string, HomeTexts> = await import(`../app/home/texts/${code}.ts`);
  return texts;
}

async function sportsTexts(code: string): Promise<SportsTexts | undefined> {
  const { [code]: texts }: Record<string, SportsTexts> = await import(`../products/sports/texts/${code}.ts`);
  return texts;
}

async function tableTexts(code: string): Promise<Omit<TableTexts, 'words' | 'narrowWords'> | undefined> {
  const { [code]: texts }: Record<string, TableTexts> = await import(`../products/tables/texts/${code}.ts`);
  // The words of boards are left out: each language has only those that differ.
  if (!texts) return undefined;
  const { words: _, narrowWords: __, ...others } = texts;
  return others;
}

async function resultsTexts(code: string): Promise<Omit<ResultsTexts, 'words'> | undefined> {
  const { [code]: texts }: Record<string, ResultsTexts> = await import(`../betting/result-texts/${code}.ts`);
  if (!texts) return undefined;
  const { words: _, ...others } = texts;
  return others;
}

async function launchedTexts(code: string): Promise<LaunchedTexts | undefined> {
  const { [code]: texts }: Record<string, LaunchedTexts> = await import(
    `../products/launched/texts/${code}.ts`
  );
  return texts;
}

async function matkaTexts(code: string): Promise<MatkaTexts | undefined> {
  const { [code]: texts }: Record<string, MatkaTexts> = await import(`../products/matka/texts/${code}.ts`);
  return texts;
}

const everyLanguage = await Promise.all(
  (Object.keys(languageNames) as Language[]).map(async (code) => {
    const shell = await useTexts.load(code);
    return {
      code,
      shell: { ...shell, runners: [], tables: tables.map((table) => tableTitle(table, code)) },
      account: await accountTexts(code),
      aviator: await aviatorTexts(code),
      betting: await bettingTexts(code),
      home: await homeTexts(code),
      sports: await sportsTexts(code),
      table: await tableTexts(code),
      results: await resultsTexts(code),
      matka: await matkaTexts(code),
      launched: await launchedTexts(code),
    };
  }),
);

const allTexts = (code: string) =>
  textsIn(everyLanguage.filter((language) => language.code === code).map(({ code: _, ...texts }) => texts));

test.each(everyLanguage)('$code has no empty text', ({ code }) => {
  const texts = allTexts(code);
  expect(texts.length).toBe(allTexts('en').length);
  expect(texts.filter((text) => text.trim() === '')).toEqual([]);
});

test('each language but English translates its texts', async () => {
  const english = new Set(textsIn((await useTexts.load('en')).password));
  for (const code of Object.keys(languageNames) as Language[]) {
    const shared = textsIn((await useTexts.load(code)).password).filter((text) => english.has(text));
    expect([code, shared]).toEqual([code, code === 'en' ? [...english] : []]);
  }
});

const columns = [
  'team',
  'runner',
  'oddsType',
  'rate',
  'run',
  'amount',
  'mode',
  'result',
  'profitLoss',
] as const;

describe.each(everyLanguage)(
  'in $code the account and the sports screens have one word for',
  ({ code, account, sports, home }) => {
    test('a kind of market', () => {
      const { noCommissionFancy: _, ...markets } = sports?.match.markets ?? {};
      expect(markets).toEqual(account?.pending.marketTypes);
      expect(account?.pending.marketTypes).toMatchObject(sports?.bets.oddsTypes ?? {});
    });

    test('a market in a remark, which in English is the house’s own name', () => {
      const { fancy: _, ...main } = account?.pending.marketTypes ?? {};
      const ofHouse = code === 'en' ? { toss: 'To Win the Toss' } : {};
      expect(account?.mainMarkets).toEqual({ ...main, ...ofHouse });
    });

    test('the side of a bet', () => {
      const { LAGAI: lagai, KHAI: khai, YES: yes, NO: no } = account?.pending.types ?? {};
      expect(sports?.slip.modes).toEqual({ lagai, khai, yes, no });
      expect(home?.bets.modes).toEqual({ lagai, khai, yes, no });
    });

    test('a column of bets', () => {
      for (const column of columns) {
        expect([column, sports?.bets[column]]).toEqual([column, account?.details[column]]);
      }
    });
  },
);

test.each([
  ['fr', 'a space that may break before a sign', / [:;!?]/],
  ['fr', 'a straight apostrophe', /'/],
  ['it', 'a straight apostrophe', /'/],
  ['ar', 'a Latin comma, semicolon or question mark', /[,;?]/],
  ['zh', 'a Latin sign beside a Chinese character', /\p{Script=Han}[,;:!?.]|[,;:!?]\p{Script=Han}/u],
])('%s is written without %s', (code, _, sign) => {
  expect(allTexts(code).filter((text) => sign.test(text))).toEqual([]);
});
