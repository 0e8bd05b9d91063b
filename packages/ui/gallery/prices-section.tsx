import { useState } from 'react';
import { Button } from '../src/button.tsx';
import { Card } from '../src/card.tsx';
import { Countdown, SecondsRing } from '../src/figures/countdown.tsx';
import { formatRate } from '../src/format/rates.ts';
import { Marquee } from '../src/marquee/marquee.tsx';
import { PriceCell } from '../src/slip/price-cell.tsx';

const slipSeconds = 10;

const states = [
  { name: 'open', isPriced: true, isFresh: true, isOnSlip: false },
  { name: 'on the slip', isPriced: true, isFresh: true, isOnSlip: true },
  { name: 'old', isPriced: true, isFresh: false, isOnSlip: false },
  { name: 'none', isPriced: false, isFresh: true, isOnSlip: false },
] as const;

export function PricesSection() {
  const [odds, setOdds] = useState(0.85);
  const [moved, setMoved] = useState<'up' | 'down'>();
  const [version, setVersion] = useState(0);
  const [seconds, setSeconds] = useState(7);
  const move = (by: number) => {
    setMoved(by > 0 ? 'up' : 'down');
    setVersion(version + 1);
    setOdds(odds + by);
  };
  return (
    <Card title="Prices and time">
      <div className="flex flex-col gap-4">
        <div className="grid max-w-xl grid-cols-4 gap-1">
          {(['back', 'lay'] as const).flatMap((side) =>
            states.map(({ name, ...state }) => (
              <PriceCell
                key={`${side} ${name}`}
                cell={`${side} ${name}`}
                side={side}
                label={`${side} ${name}`}
                price={state.isPriced ? formatRate(odds) : '0'}
                below="100"
                depth={0}
                oldLabel="old"
                moved={moved}
                version={version}
                onTap={() => undefined}
                {...state}
              />
            )),
          )}
        </div>
        <div className="flex flex-wrap gap-2">
          <Button variant="outline" size="sm" onClick={() => move(0.01)}>
            Up
          </Button>
          <Button variant="outline" size="sm" onClick={() => move(-0.01)}>
            Down
          </Button>
        </div>
        <div className="flex items-center gap-3">
          <Countdown seconds={seconds} total={slipSeconds} label="Seconds left" />
          <Countdown seconds={3} total={slipSeconds} label="Seconds left" />
          <Countdown seconds={0} total={slipSeconds} label="Seconds left" />
          <SecondsRing
            seconds={14}
            total={22}
            label="14 seconds left"
            className="bg-black text-white"
            lineLook="stroke-white"
          />
          <Button
            variant="outline"
            size="sm"
            onClick={() => setSeconds(seconds > 0 ? seconds - 1 : slipSeconds)}
          >
            Tick
          </Button>
        </div>
        <Marquee
          text="The final starts at 19:30. Results entered by mistake may be corrected."
          className="rounded-lg bg-header text-on-header"
        />
      </div>
    </Card>
  );
}
