/**
 * Forms of names that boards use in two ways, and their readings. A source's dialect says which it means; without it a
 * name of that form is unread.
 */
export const DIALECT_FORMS = {
  'ordinal-over': {
    example: '12TH OVER RUN IND',
    readings: { 'that-over': 'the 12th over alone', 'up-to-it': 'the first 12 overs' },
  },
  'ball-run': {
    example: '3.4 BALL RUN IND',
    readings: { 'that-ball': 'that ball alone', 'running-score': 'the score once it is bowled' },
  },
  innings: {
    example: '6 OVER RUNS IND 2ND INN',
    readings: { 'of-match': 'the second innings of the match', 'of-side': "the side's own second innings" },
  },
  'advance-batter': {
    example: 'R SHARMA RUN ADV',
    readings: { opener: 'void unless the batter opens', 'any-batter': 'stands wherever the batter comes in' },
  },
  'side-total': {
    example: 'TOTAL WIDES IND',
    readings: { batting: "those of the side's own innings", bowling: 'those the side bowls or takes' },
  },
  'no-side': {
    example: 'ONLY 12 OVER RUN',
    readings: { 'first-innings': "the match's first innings" },
  },
} as const;

export type DialectForm = keyof typeof DIALECT_FORMS;

export type DialectReading<Form extends DialectForm> = keyof (typeof DIALECT_FORMS)[Form]['readings'] &
  string;

export type NameDialect = { readonly [Form in DialectForm]?: DialectReading<Form> };

export const isDialectForm = (word: string): word is DialectForm => Object.hasOwn(DIALECT_FORMS, word);

export function readingsOf(form: DialectForm): readonly string[] {
  return Object.keys(DIALECT_FORMS[form].readings);
}

/** From an operator's words or stored ones; undefined where a form or its reading is unknown. */
export function dialectOf(settings: readonly (readonly [string, string])[]): NameDialect | undefined {
  const isKnown = settings.every(
    ([form, reading]) => isDialectForm(form) && readingsOf(form).includes(reading),
  );
  return isKnown ? (Object.fromEntries(settings) as NameDialect) : undefined;
}

/** What a source means that has set nothing else: boards with "17.3 BALL RUN" offer "17.3 OVER RUN" for the score. */
export const ORDINARY_DIALECT: NameDialect = { 'ball-run': 'that-ball' };

/** The dialect of the names this house writes itself (name-session.ts). */
export const HOUSE_DIALECT: NameDialect = {
  ...ORDINARY_DIALECT,
  innings: 'of-side',
  'advance-batter': 'opener',
  'side-total': 'batting',
};
