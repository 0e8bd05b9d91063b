/** The languages of players besides English, in which the house writes. */
export type OtherLanguage = 'ar' | 'es' | 'fr' | 'hi' | 'it' | 'zh';

export type Translated<Text> = Readonly<Record<OtherLanguage, Text>>;

type Dictionary = Readonly<Record<string, string>>;

/** A table's own words; those that many games share, such as suits, are the portal's. */
export interface TableWords {
  /** By the English phrase in the names of options: `Pair plus`. */
  readonly options: Dictionary;
  /** Of the board and the cloth, by their key or their English title; the others keep the game's word. */
  readonly words: Dictionary;
  /** What the cloth says instead where its box is too narrow for the word. */
  readonly narrowWords?: Dictionary;
}

export type TableTexts = Translated<TableWords>;

/** What every page knows of a live table of the house, without its rules and its face. */
export interface TableEntry {
  /** Used in the ids of its rounds and as the name of its room. */
  readonly code: string;
  /** Its word in the page's address, in lower case. */
  readonly route: string;
  /** In the list of tables, from 1. */
  readonly place: number;
  readonly eventId: string;
  /** In English. */
  readonly title: string;
  /** In the languages that do not write the English title. */
  readonly titles: Partial<Translated<string>>;
  /** Marked as new in the list, unless an operator says otherwise. */
  readonly isNewLaunch?: true;
  /** Loaded where a name of an option or of a place is shown in a language other than English. */
  readonly texts: () => Promise<TableTexts>;
}
