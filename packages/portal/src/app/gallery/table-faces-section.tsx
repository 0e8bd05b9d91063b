import { coinsFromWhole, keyedRandom, keyFromText } from '@maidan/betting';
import { BeadStrip, Cell, type Felt, faceOf, Scene, SymbolSheet } from '@maidan/games/boards';
import type { TableGame } from '@maidan/games/rules';
import { Button } from '@maidan/ui/button.tsx';
import { Card } from '@maidan/ui/card.tsx';
import { useState } from 'react';

const words = {
  locked: 'locked',
  pending: 'being placed',
  refused: 'refused',
  won: 'won',
  lost: 'lost',
};

const roundsShown = 6;

/** The same rounds every time. */
function dealSome({ deal, judge, letter }: TableGame) {
  const random = keyedRandom(keyFromText('gallery'));
  const rounds = Array.from({ length: roundsShown }, () => deal(random));
  const codes = rounds.map((cards) => judge(cards).code);
  return { cards: rounds[0] ?? [], win: codes[0] ?? '', letters: codes.map(letter) };
}

/** A table's scene and board with a made-up round. */
export function TableFacesSection({ game }: { readonly game: TableGame }) {
  const { code } = game.entry;
  const [round] = useState(() => dealSome(game));
  const face = faceOf(code);
  const [count, setCount] = useState(0);
  const [number, setNumber] = useState(1);
  const [chosen, setChosen] = useState('');
  if (face === undefined) return null;
  const isOver = count === round.cards.length;
  const felt: Felt = {
    cell: (sid, look) => (
      <Cell
        name={sid}
        price={sid}
        look={look}
        isLocked={count > 0}
        isChosen={sid === chosen}
        words={words}
        onPress={() => setChosen(sid)}
      />
    ),
    word: (_, english) => english,
    price: () => '12',
    share: () => undefined,
    hasWon: () => false,
  };
  const winner = face.placeOfWin(round.win) ?? '';
  const next = () => {
    setCount(0);
    setNumber(number + 1);
  };
  return (
    <Card title={`Table ${code}`}>
      <SymbolSheet letter="M" />
      <div className="flex gap-2 pb-2">
        <Button size="sm" disabled={isOver} onClick={() => setCount(count + 1)}>
          Deal a card
        </Button>
        <Button size="sm" variant="outline" onClick={next}>
          Next round
        </Button>
      </div>
      <Scene
        label={code}
        cloth={face.cloth}
        lay={face.lay}
        restMs={face.restMs}
        roundId={String(number)}
        cards={round.cards.slice(0, count)}
        isOver={isOver}
        winners={isOver ? [winner] : []}
        chips={[{ place: winner, amount: coinsFromWhole(1500), state: isOver ? 'won' : 'placed' }]}
        call={count === 0 ? { title: 'Place your bets' } : undefined}
        clock={count === 0 ? { secondsLeft: 14, secondsTotal: 22 } : undefined}
        result={isOver ? { title: `${winner} wins`, reason: 'The reason in words' } : undefined}
        hud={{
          isSoundOn: false,
          onSound: () => undefined,
          soundLabel: 'Sound',
          proof: {
            state: isOver ? 'verify' : 'locked',
            label: isOver ? 'Verify' : 'Seed locked',
            onPress: () => undefined,
          },
        }}
      />
      <BeadStrip
        beads={round.letters.map((letter, nth) => ({
          roundId: String(nth),
          letter,
          tone: face.beadTone(letter),
          label: letter,
        }))}
        onOpen={() => undefined}
      />
      <face.Board felt={felt} />
    </Card>
  );
}
