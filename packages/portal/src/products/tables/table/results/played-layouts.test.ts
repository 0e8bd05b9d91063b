import { faceOf, layoutOf, type ResultTexts, readResult } from '@maidan/games/boards';
import { games } from '@maidan/games/rules';
import { createElement, Suspense } from 'react';
import { renderToReadableStream, renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { fakeResults } from './fake-results.ts';

const texts: ResultTexts = {
  roundId: 'Round Id',
  winner: 'WINNER',
  words: {},
  total: 'Total',
  notAvailable: 'Result not available',
  unknownGame: (gtype) => `No layout for ${gtype}`,
};

/** Waits until the layout has loaded. */
async function draw(printed: unknown): Promise<string> {
  const result = readResult(printed);
  if (result === undefined) throw new Error('not a result');
  const stream = await renderToReadableStream(
    createElement(Suspense, null, createElement(layoutOf(result.gtype), { result, texts })),
  );
  await stream.allReady;
  return new Response(stream).text();
}

interface Drawn {
  readonly hands: readonly { readonly title: string; readonly cards: string; readonly state: string }[];
  readonly html: string;
}

/** The accessible name of each row, with its cards. */
async function see(printed: unknown): Promise<Drawn> {
  const html = await draw(printed);
  const rows = [
    ...html.matchAll(
      /<section class="mt-hand" data-state="(\w+)"[^>]*aria-label="([^"]*)">(.*?)<\/section>/gs,
    ),
  ];
  const hands = rows.map(([, state = '', title = '', inside = '']) => ({
    title,
    cards: [...inside.matchAll(/role="img" aria-label="([^"]+)"/g)].map(([, card]) => card).join(' '),
    state,
  }));
  return { hands, html };
}

const winnersIn = ({ hands }: Drawn) =>
  hands.filter(({ state }) => state === 'won').map(({ title }) => title);

describe('the result popup', () => {
  it.each([
    ['teen20', ['PLAYER B']],
    ['teen8', ['PLAYER 1', 'PLAYER 5']],
    ['teen9', ['LION']],
    ['Teen', ['PLAYER A']],
    ['queen', ['TOTAL 1']],
    ['race20', ['HEART']],
    ['abj', ['BAHAR']],
    ['ab20', []],
    ['worli', ['190-0']],
    ['worli2', ['128-1']],
    ['superover', []],
    ['card32', ['PLAYER 9']],
    ['card32eu', ['PLAYER 11']],
    ['aaa', ['AKBAR']],
    ['lucky7', ['LOW']],
    ['lucky7eu', ['HIGH']],
    ['dt20', ['TIGER']],
    ['dt6', ['DRAGON']],
    ['dt202', ['DRAGON']],
    ['poker', ['PLAYER A']],
    ['poker20', ['PLAYER B']],
    ['War', ['PLAYER 2', 'PLAYER 6']],
    ['baccarat', ['BANKER']],
    ['baccarat2', ['PLAYER']],
    ['cmeter', ['HIGH CARDS']],
    ['cmatch20', []],
    ['btable', ['D: Dharam Veer']],
  ] as const)('of %s marks %j as winners, and shows the round', async (gtype, winners) => {
    const drawn = await see(fakeResults[gtype]);
    expect(winnersIn(drawn)).toEqual(winners);
    expect(drawn.html).toContain('Round Id');
    expect(drawn.html.match(/WINNER/g) ?? []).toHaveLength(winners.length);
  });

  it.each([
    ['teen20', ['5♣ 9♥ K♦', '5♦ 6♦ 7♦']],
    ['teen9', ['2♠ 5♥ 8♣', 'A♥ A♣ K♠', '3♦ 6♠ 9♥']],
    ['queen', ['4♠ 6♣', '5♥ 6♠', '2♦ 3♥', '3♣']],
    ['race20', ['K♠ 2♠ 7♠', 'K♥ 3♥ 4♥ 9♥ 10♥ Q♥', 'K♣ A♣', 'K♦ 5♦']],
    ['abj', ['8♦', '2♣ Q♠', 'A♥ 5♦ 8♣']],
    ['ab20', ['A♠ 7♣', '4♦ 9♥ J♣']],
    ['card32', ['6♠', '10♦', '7♣', '6♥']],
    ['card32eu', ['7♦', '10♠', '6♥', '10♣']],
    ['dt6', ['9♦', '4♣']],
    ['poker', ['A♠ K♠', 'Q♥ Q♦', 'A♦ 7♣ 2♥ 9♠ K♣']],
    ['baccarat', ['2♠ 3♥ 9♦', 'K♣ 7♣']],
    ['cmeter', ['2♥ 5♣ A♦', 'J♠ K♥ Q♦ 10♣', '9♠']],
    ['War', ['8♣', '2♠', 'K♥', '5♦', '8♦', '3♣', 'Q♣']],
  ] as const)('of %s shows the cards where they were dealt', async (gtype, hands) => {
    expect((await see(fakeResults[gtype])).hands.map(({ cards }) => cards)).toEqual(hands);
  });

  it.each([
    ['poker', '1', 'PLAYER A'],
    ['poker', '2', 'PLAYER B'],
    ['poker', '21', 'PLAYER B'],
    ['poker20', '11', 'PLAYER A'],
    ['baccarat', '1', 'PLAYER'],
    ['baccarat', '4', 'BANKER'],
    ['cmeter', '1', 'LOW CARDS'],
    ['cmeter', '2', 'HIGH CARDS'],
    ['race20', '1', 'SPADE'],
    ['race20', '3', 'CLUB'],
    ['race20', '4', 'DIAMOND'],
    ['queen', '1', 'TOTAL 0'],
    ['queen', '4', 'TOTAL 3'],
    ['btable', '1', 'A: DON'],
    ['btable', '2', 'B: Amar Akbar Anthony'],
    ['btable', '3', 'C: Sahib Bibi Aur Ghulam'],
    ['btable', '5', 'E: Kis Kisko Pyaar Karoon'],
    ['btable', '6', 'F: Ghulam'],
    ['Teen', '2', 'PLAYER B'],
    ['teen20', '1', 'PLAYER A'],
    ['teen9', '11', 'TIGER'],
    ['teen9', '31', 'DRAGON'],
    ['abj', '1', 'ANDAR'],
    ['card32', '1', 'PLAYER 8'],
    ['card32', '3', 'PLAYER 10'],
    ['dt6', '2', 'TIGER'],
    ['aaa', '1', 'AMAR'],
    ['aaa', '3', 'ANTHONY'],
    ['lucky7', '2', 'HIGH'],
  ] as const)('of %s with the code %s marks %s', async (gtype, win, winner) => {
    expect(winnersIn(await see({ ...fakeResults[gtype], win, winnat: '' }))).toEqual([winner]);
  });

  it('of Teenpatti Open places the dealer between the first and the last player', async () => {
    const { hands } = await see(fakeResults.teen8);
    expect(hands.map(({ title }) => title)).toEqual([
      'PLAYER 1',
      'DEALER',
      'PLAYER 8',
      'PLAYER 2',
      'PLAYER 7',
      'PLAYER 3',
      'PLAYER 4',
      'PLAYER 5',
      'PLAYER 6',
    ]);
    expect(hands.slice(0, 3).map(({ cards }) => cards)).toEqual(['A♠ 10♠ 6♥', '9♠ 5♥ A♣', '8♠ 4♥ K♥']);
  });

  it.each([
    ['queen', ['10', '12', '7', '6']],
    ['card32', ['14', '19', '17', '17']],
  ] as const)('of %s shows the points of each hand', async (gtype, totals) => {
    const { html } = await see(fakeResults[gtype]);
    expect([...html.matchAll(/<\/b><span>(\d+)<\/span>/g)].map(([, total]) => total)).toEqual(totals);
  });

  it('of Super Over says that the result is not available', async () => {
    expect((await see(fakeResults.superover)).html).toContain('Result not available');
  });

  it('of Super Over with cards that are no balls of its pack says so too, and gives no score', async () => {
    const { html } = await see({ ...fakeResults.superover, cardsorg: '4CC,QDD,7SS' });
    expect(html).toContain('Result not available');
    expect(html).not.toContain('ENG');
  });

  it.each([
    ['six balls', 'ACC,2DD,10CC,KCC,6CC,4DD,3SS,KDD,KSS', '13/1', '3/2'],
    ['two wickets', '4CC,KCC,KDD,6CC,6DD,ADD', '4/2', '13/0'],
    ['the mark between sides', '4CC,6CC*2DD,KDD', '10/0', '2/1'],
  ])('of Super Over with balls has both innings, the first ended by %s', async (_, cardsorg, eng, rsa) => {
    const drawn = await see({ ...fakeResults.superover, cardsorg });
    expect(drawn.hands.map(({ title, state }) => [title, state])).toEqual([
      ['ENG', 'won'],
      ['RSA', 'lost'],
    ]);
    expect(drawn.html).toMatch(
      new RegExp(`<b>ENG</b><span>${eng}</span>.*<b>RSA</b><span>${rsa}</span>`, 's'),
    );
    expect(drawn.html).not.toContain('Result not available');
  });

  it('of a round of Instant Worli of ours has its panna and its digit', () => {
    const { Result } = faceOf('worli') ?? {};
    if (!Result) throw new Error('worli has no face');
    const shown = (win: string) =>
      renderToStaticMarkup(
        createElement(Result, {
          roundId: 'worli.1',
          cards: (['10DD', '9HH', 'ASS'] as const).map((card) => ({ card, place: 'cards' })),
          win,
          reason: '',
          words: { roundId: 'Round Id', winner: 'WINNER' },
        }),
      );
    expect(shown('0')).toContain('<b>190-0</b>');
    expect(shown('')).toContain('<b></b>');
    // As corrected: the cards do not make this digit.
    expect(shown('5')).toContain('<b>5</b>');
  });

  it('of a card meter uses the side’s name, not its number', async () => {
    const drawn = await see({ ...fakeResults.cmeter, win: '2', winnat: 'Low' });
    expect(winnersIn(drawn)).toEqual(['LOW CARDS']);
  });

  it.each(['teen20', 'dt20', 'poker', 'baccarat', 'card32', 'race20', 'queen'] as const)(
    'of %s marks nobody when nobody won',
    async (gtype) => {
      const drawn = await see({ ...fakeResults[gtype], win: '0', sid: '0' });
      expect(winnersIn(drawn)).toEqual([]);
      expect(drawn.hands.map(({ state }) => state)).not.toContain('lost');
    },
  );

  it.each(['joker120', '__proto__', 'constructor', ''])(
    'of the unknown game %j says so and shows what is there',
    async (gtype) => {
      const { hands, html } = await see({
        t1: {
          rid: '170',
          gtype,
          card: '9SS,10CC',
          winnat: 'Player A',
          rdesc: 'Player A#Even',
          mtime: '3/23/2026 5:47:06 PM',
        },
      });
      expect(html).toContain(`No layout for ${gtype}`);
      for (const shown of ['170', '3/23/2026 5:47:06 PM', 'Player A', 'Even']) expect(html).toContain(shown);
      expect(hands.map(({ cards }) => cards)).toEqual(['9♠ 10♣']);
    },
  );

  it.each(games.map(({ entry }) => entry.code))(
    'of a void round of %s marks nobody, and names no side by its card',
    (code) => {
      const face = faceOf(code);
      const view =
        face &&
        createElement(face.Result, {
          roundId: '7',
          cards: [{ card: 'JDD', place: 'tie' }],
          win: '',
          reason: 'Wrong deck',
          words: texts,
        });
      const html = renderToStaticMarkup(view);
      expect(html).not.toContain('WINNER');
      expect(html).not.toContain('data-state="lost"');
      expect(html).not.toContain('<b>7</b>');
    },
  );

  it('is the same for a type in upper or lower case', () => {
    expect(layoutOf('WAR')).toBe(layoutOf('War'));
    expect(layoutOf('TEEN')).toBe(layoutOf('Teen'));
  });
});
