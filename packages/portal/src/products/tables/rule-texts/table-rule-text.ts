/** The paragraphs and the names in the pay table, in the order of the English ones, with the same figures. */
export interface TableRuleText {
  readonly paragraphs: readonly string[];
  readonly pays: readonly string[];
}

/** By the code of the table; a missing one has its rules in English. */
export type TableRuleTexts = Readonly<Partial<Record<string, TableRuleText>>>;
