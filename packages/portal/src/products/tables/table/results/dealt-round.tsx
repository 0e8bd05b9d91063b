import type { CasinoResult } from '@maidan/contract/wire';
import type { TableFace } from '@maidan/games/boards';
import { type DealtCard, roundRandom, type TableGame } from '@maidan/games/rules';
import { ShieldCheck } from '@maidan/ui/icons/signs.ts';
import { Link } from 'react-router';
import { useLanguage } from '../../../../texts/texts.ts';
import { useOptionName } from '../../option-texts/use-option-name.ts';
import { pathTo } from '../../paths.ts';
import { useTableTexts } from '../../texts/table-texts.ts';
import { captionsOf, formatResult } from './format-result.ts';
import { type Dealing, readCard } from './place-listed.ts';

interface DealtRoundProps {
  readonly result: CasinoResult;
  /** The key that the seed of the round writes. */
  readonly dealtFrom: Uint8Array;
  readonly game: TableGame;
  readonly face: TableFace;
}

/** A round that this house dealt: the places of its cards follow from the seed. */
export function DealtRound({ result, dealtFrom, game, face }: DealtRoundProps) {
  const texts = useTableTexts();
  const language = useLanguage();
  const formatOption = useOptionName();
  const cards = placeCards(game, result, dealtFrom);
  const reader = { texts, language };
  const place = face.placeOfWin(result.win);
  const isVoid = result.isVoid === true || place === undefined;
  const declared = { code: result.win, reason: result.reason ?? '', isVoid, place };
  const places = [...new Set(cards.map((dealt) => dealt.place))];
  const { Result } = face;
  const reason =
    language === 'en' && declared.reason !== ''
      ? declared.reason
      : formatResult(game, cards, declared, reader, face).reason;
  // What a correction declares is named beside it; the cards stay as they were dealt.
  const isAsDealt = !isVoid && (result.corrections ?? []).length === 0;
  const also = isAsDealt ? face.alsoWon?.(cards) : undefined;
  return (
    <Result
      roundId={result.mid}
      cards={cards}
      win={result.isVoid === true ? '' : result.win}
      reason={also === undefined ? reason : `${reason} · ${formatOption(also)}`}
      captions={captionsOf(cards, places, reader, face)}
      titles={texts.words}
      words={{ roundId: texts.results.roundId, winner: texts.winner }}
    />
  );
}

export function VerifyLink({ result }: Pick<DealtRoundProps, 'result'>) {
  const { proof } = useTableTexts();
  return (
    <Link
      to={pathTo('verifyRound', { roundId: result.mid })}
      className="flex min-h-13 items-center gap-3 rounded-xl border border-win/40 bg-win/8 px-4 font-semibold"
    >
      <ShieldCheck aria-hidden="true" className="shrink-0 text-win" />
      <bdi className="tabular min-w-0 flex-1 truncate text-xs font-normal text-muted">{result.seedHash}</bdi>
      <span className="text-primary">{proof.verify}</span>
    </Link>
  );
}

/**
 * The wire's list of cards has no places. Dealing the round again from the key its seed writes gives the place of each.
 */
export function placeCards(
  game: Dealing,
  { cards, mid }: Pick<CasinoResult, 'cards' | 'mid'>,
  key: Uint8Array,
): readonly DealtCard[] {
  const dealt = game.deal(roundRandom(key, mid));
  const fallen = cards.split(',').flatMap(readCard);
  return fallen.map((card, index) => ({ card, place: dealt[index]?.place ?? '' }));
}
