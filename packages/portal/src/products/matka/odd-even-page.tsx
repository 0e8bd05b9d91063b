import { Button } from '@maidan/ui/button.tsx';
import { NumberField } from '@maidan/ui/form/number-field.tsx';
import { Segmented } from '@maidan/ui/form/segmented.tsx';
import { chipGrid, chipsOf } from '@maidan/ui/slip/chip-grid.ts';
import { Chips } from '@maidan/ui/slip/chips.tsx';
import { toast } from '@maidan/ui/toast.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useState } from 'react';
import { useChips } from '../../betting/client-chips.ts';
import { useBettingTexts } from '../../betting/texts/betting-texts.ts';
import { reloadMatkaBets } from './api.ts';
import { type Market, playPath } from './live/market.ts';
import { GameColumns } from './market/game-columns.tsx';
import { MarketFacts } from './market/market-facts.tsx';
import { GameHeader, MarketFrame, MarketLine } from './market/market-frame.tsx';
import { MarketType, useDraw } from './market/market-type.tsx';
import { tapStop } from './matka-game.ts';
import {
  checkOddEven,
  type OddEvenBet,
  type OddEvenFaults,
  type Parity,
  sameBetId,
  type UnansweredBet,
} from './odd-even-bet.ts';
import { pathTo } from './paths.ts';
import { placeNumber } from './slip/place-number-wire.ts';
import { useMatkaTexts } from './texts/matka-texts.ts';

export function OddEvenPage() {
  const { games } = useMatkaTexts();
  return (
    <MarketFrame title={games.ODD_EVEN} pathOf={(matkaEventId) => pathTo('matkaOddEven', { matkaEventId })}>
      {(market) => <OddEven market={market} />}
    </MarketFrame>
  );
}

function OddEven({ market }: { readonly market: Market }) {
  const texts = useMatkaTexts();
  return (
    <GameColumns
      market={market}
      header={
        <GameHeader title={texts.games.ODD_EVEN} backTo={playPath(market)}>
          <MarketLine market={market} game="ODD_EVEN" />
        </GameHeader>
      }
    >
      <OddEvenForm market={market} />
    </GameColumns>
  );
}

/** Document 2, sections 8 and 9. */
const noticeMs = 1_000;
const outcomeMs = 3_000;

/** The house's message about a refused bet, shown for three seconds. */
function useRefusal(): readonly [string | undefined, (words: string) => void] {
  const [refusal, setRefusal] = useState<string>();
  useEffect(() => {
    if (refusal === undefined) return;
    const timer = setTimeout(() => setRefusal(undefined), outcomeMs);
    return () => clearTimeout(timer);
  }, [refusal]);
  return [refusal, setRefusal];
}

/** Places the bet and shows the outcome. */
function usePlacing(market: Market, onPlaced: () => void) {
  const texts = useMatkaTexts();
  const queries = useQueryClient();
  const [isPlacing, setPlacing] = useState(false);
  const [refusal, setRefusal] = useRefusal();
  const [unanswered, setUnanswered] = useState<UnansweredBet>();

  async function place(bet: OddEvenBet): Promise<void> {
    const { draw, parity, amount } = bet;
    const requestId = sameBetId(bet, unanswered) ?? crypto.randomUUID();
    setPlacing(true);
    const answer = await placeNumber({
      matkaEventId: market.matkaEventId,
      game: 'ODD_EVEN',
      draw,
      number: parity,
      stake: amount,
      day: market.day,
      requestId,
    });
    setPlacing(false);
    setUnanswered(answer.isUnanswered ? { ...bet, requestId } : undefined);
    reloadMatkaBets(queries);
    if (answer.isPlaced) {
      toast.success(texts.outcome.placed, { durationMs: outcomeMs });
      onPlaced();
    } else {
      const words = answer.message || texts.outcome.noAnswer;
      toast.error(words, { durationMs: outcomeMs });
      setRefusal(words);
    }
  }
  return { isPlacing, refusal, isUnanswered: unanswered !== undefined, place };
}

/** Market type, ODD or EVEN, amount, Submit (document 2, section 2). */
export function OddEvenForm({ market }: { readonly market: Market }) {
  const { messages, oddEven: texts, slip } = useMatkaTexts();
  const [draw, setDraw] = useDraw(market);
  const [parity, setParity] = useState<Parity>();
  const [amount, setAmount] = useState(0);
  const [faults, setFaults] = useState<OddEvenFaults>();
  const slipTexts = useBettingTexts();
  const chips = chipsOf(useChips());
  const { isPlacing, refusal, isUnanswered, place } = usePlacing(market, () => setAmount(0));

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (isPlacing) return;
    const checked = checkOddEven({ draw, parity, amount });
    const stop = tapStop(market, 'ODD_EVEN', draw);
    setFaults('notice' in checked ? checked : undefined);
    if (stop === 'shutByUpline') toast.error(messages.shutByUpline, { durationMs: noticeMs });
    else if ('notice' in checked) toast.error(messages[checked.notice], { durationMs: noticeMs });
    else if (stop) toast.error(messages[stop], { durationMs: noticeMs });
    else void place(checked);
  }

  const fault = (key: 'draw' | 'parity' | 'amount') => faults?.[key] && messages[faults[key]];
  return (
    <form noValidate onSubmit={submit} aria-busy={isPlacing} className="flex flex-col gap-3">
      <MarketType market={market} draw={draw} onDraw={setDraw} />
      <Fault text={draw === undefined ? fault('draw') : undefined} />
      <MarketFacts market={market} game="ODD_EVEN" draw={draw} />
      <Segmented<Parity | ''>
        label={texts.gameType}
        value={parity ?? ''}
        onValueChange={(value) => value !== '' && setParity(value)}
        segments={(['ODD', 'EVEN'] as const).map((value) => ({ value, label: texts[value] }))}
      />
      <Fault text={parity === undefined ? fault('parity') : undefined} />
      <NumberField
        label={texts.amount}
        value={amount}
        onValueChange={setAmount}
        disabled={isPlacing}
        digitsMax={10}
        error={amount > 0 ? undefined : fault('amount')}
        enterKeyHint="done"
      />
      <Chips
        look={chipGrid}
        label={slip.chips}
        chips={chips}
        chosen={amount}
        disabled={isPlacing}
        onPick={setAmount}
      />
      <Button type="submit" busy={isPlacing} className="min-h-13 text-lg!">
        {texts.submit}
      </Button>
      <p role="alert" className="font-semibold text-loss empty:hidden">
        {refusal}
      </p>
      <p role="status" className="font-semibold empty:hidden">
        {isUnanswered && !isPlacing && slipTexts.unanswered}
      </p>
    </form>
  );
}

function Fault({ text }: { readonly text: string | undefined }) {
  return (
    <p role="status" className="-mt-2 text-sm font-medium text-loss empty:hidden">
      {text}
    </p>
  );
}
