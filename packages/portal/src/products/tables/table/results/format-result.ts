import type { Language } from '@maidan/contract/wire';
import { cardSign, placeTitle, type TableFace } from '@maidan/games/boards';
import { type DealtCard, isOdd, nameHand, rankOf, readHand, type TableEntry } from '@maidan/games/rules';
import type { TableTexts } from '../../texts/en.ts';

export interface ResultTexts {
  readonly title: string;
  readonly reason: string;
}

interface Declared {
  readonly code: string;
  readonly reason: string;
  readonly isVoid: boolean;
}

interface ReaderTexts {
  readonly texts: Pick<TableTexts, 'words' | 'hands' | 'wins' | 'cardMatched' | 'void' | 'voidReason'>;
  readonly language: Language;
}

/** How a table describes the cards at a place. */
type CardWords = Pick<TableFace, 'hasHands' | 'captionOf'>;

const handCards = 3;
/** The longest text that fits under a hand on a phone, in characters. */
const shortName = 16;

const cardsAt = (cards: readonly DealtCard[], place: string) =>
  cards.filter((dealt) => dealt.place === place).map(({ card }) => card);

/** A place's name in the player's language. */
export const placeName = (place: string, { words }: Pick<TableTexts, 'words'>): string =>
  placeTitle(words, place, place.toUpperCase());

/** The name of a place's hand, once all its cards are dealt. */
export function formatHand(
  cards: readonly DealtCard[],
  place: string,
  { texts, language }: ReaderTexts,
): string | undefined {
  const held = cardsAt(cards, place);
  if (held.length !== handCards) return undefined;
  const hand = readHand(held);
  return language === 'en' ? nameHand(hand) : texts.hands[hand.kind];
}

/** A name that fits under three cards. */
function nameShort(cards: readonly DealtCard[], place: string, reader: ReaderTexts): string | undefined {
  const name = formatHand(cards, place, reader);
  if (name === undefined || name.length <= shortName) return name;
  return reader.texts.hands[readHand(cardsAt(cards, place)).kind];
}

/**
 * Why a place won, if there is no text for it: the total of its cards, or the cards themselves from left to
 * right.
 */
function showCards(cards: readonly DealtCard[], place: string | undefined, { captionOf }: CardWords): string {
  const caption = place === undefined ? undefined : captionOf?.(place, cardsAt(cards, place));
  return `\u2066${caption ?? cards.map(({ card }) => cardSign(card)).join(' ')}\u2069`;
}

/** Removes the title from the beginning of a reason. */
function afterTitle(reason: string, title: string): string {
  if (!reason.toLowerCase().startsWith(title.toLowerCase())) return reason;
  const rest = reason.slice(title.length).replace(/^[:\s]+/, '');
  return rest === '' ? reason : rest.charAt(0).toUpperCase() + rest.slice(1);
}

/**
 * The result in the player's language, derived from its cards; in English the house's own reason if a hand
 * has no name.
 */
export function formatResult(
  { entry }: { readonly entry: Pick<TableEntry, 'title'> },
  cards: readonly DealtCard[],
  declared: Declared & { readonly place: string | undefined },
  reader: ReaderTexts,
  face: CardWords,
): ResultTexts {
  const { texts, language } = reader;
  if (declared.isVoid) {
    return {
      title: texts.void,
      reason: language === 'en' && declared.reason ? declared.reason : texts.voidReason,
    };
  }
  const reason = language === 'en' ? declared.reason : showCards(cards, declared.place, face);
  if (declared.place === undefined) return { title: entry.title, reason };
  const name = placeName(declared.place, texts);
  // Nobody wins a tie.
  const title = declared.place === 'tie' ? name : texts.wins(name);
  if (cards.some(({ place }) => place === 'joker')) {
    return { title, reason: texts.cardMatched(cards.length - 1) };
  }
  const hand = face.hasHands ? formatHand(cards, declared.place, reader) : undefined;
  return { title, reason: hand ?? afterTitle(reason, title) };
}

/** The caption of each place: the name of its hand, or the joker. */
export function captionsOf(
  cards: readonly DealtCard[],
  places: readonly string[],
  reader: ReaderTexts & { readonly texts: Pick<TableTexts, 'odd' | 'even' | 'jokerIs'> },
  { hasHands, captionOf }: CardWords,
): Readonly<Record<string, string>> {
  const captions = places.flatMap((place) => {
    const [first] = cardsAt(cards, place);
    const { odd, even, jokerIs } = reader.texts;
    if (place === 'joker') return first ? [[place, jokerIs(rankOf(first), isOdd(first) ? odd : even)]] : [];
    const hand = hasHands ? nameShort(cards, place, reader) : captionOf?.(place, cardsAt(cards, place));
    return hand === undefined ? [] : [[place, hand]];
  });
  return Object.fromEntries(captions);
}
