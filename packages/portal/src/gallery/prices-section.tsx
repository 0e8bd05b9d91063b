import { useState } from 'react';
import { formatRate } from '../format/rates.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Countdown } from '../ui/figures/countdown.tsx';
import { Marquee } from '../ui/marquee.tsx';

const slipSeconds = 10;

export function PricesSection() {
  const [odds, setOdds] = useState(0.85);
  const [rising, setRising] = useState(true);
  const [seconds, setSeconds] = useState(7);
  const move = (by: number) => {
    setRising(by > 0);
    setOdds(odds + by);
  };
  const flash = rising ? 'animate-price-up' : 'animate-price-down';
  return (
    <Card title="Prices and time">
      <div className="flex flex-col gap-4">
        <div className="grid max-w-xs grid-cols-2 gap-1 text-center font-bold">
          <div key={`back-${odds}`} className={`tabular rounded-md bg-back py-3 text-on-back ${flash}`}>
            {formatRate(odds)}
          </div>
          <div key={`lay-${odds}`} className={`tabular rounded-md bg-lay py-3 text-on-lay ${flash}`}>
            {formatRate(odds + 0.02)}
          </div>
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
