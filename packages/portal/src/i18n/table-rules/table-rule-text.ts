/** The paragraphs and the names in the pay table, in the order of the English ones, with their figures. */
export interface TableRuleText {
  readonly paragraphs: readonly string[];
  readonly pays: readonly string[];
}

/** By the code of the table; one that is left out has its rules in English. */
export type TableRuleTexts = Readonly<Partial<Record<string, TableRuleText>>>;
