import { coinsFromWhole } from '@maidan/betting';
import { BeadStrip, Cell, type Felt, faceOf, Scene, type SceneCard, SymbolSheet } from '@maidan/games/boards';
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

const hands = ['tiger', 'lion', 'dragon'];
const threeHands = (['9CC', 'KSS', 'AHH', '7DD', 'KDD', 'JCC', '2SS', '5HH', '4HH'] as const).map(
  (card, index): SceneCard => ({ card, place: hands[index % 3] ?? '' }),
);
const andarBahar = (['8DD', 'AHH', '2CC', '5DD', 'QSS', '4SS', 'KDD', '7CC', '10SS', '8CC'] as const).map(
  (card, index): SceneCard => ({ card, place: index === 0 ? 'joker' : index % 2 === 1 ? 'bahar' : 'andar' }),
);

const rounds = {
  teen9: { cards: threeHands, win: '21', letters: 'LTDLLD' },
  abj: { cards: andarBahar, win: '2', letters: 'BAABAB' },
} as const;

/** A table's scene and board with a made-up round. */
export function TableFacesSection({ code }: { readonly code: keyof typeof rounds }) {
  const round = rounds[code];
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
        beads={[...round.letters].map((letter, nth) => ({
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
