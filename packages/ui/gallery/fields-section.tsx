import { useState } from 'react';
import { Card } from '../src/card.tsx';
import { DateRange } from '../src/form/date-range.tsx';
import { Select, TextField } from '../src/form/fields.tsx';
import { NumberField } from '../src/form/number-field.tsx';
import { PasteForm } from '../src/form/paste-form.tsx';
import { Segmented } from '../src/form/segmented.tsx';
import { Switch } from '../src/form/switch.tsx';
import { type DayRange, lastDays } from '../src/format/day-range.ts';
import { useNow } from '../src/format/now.ts';

const rangeLabels = {
  today: 'Today',
  yesterday: 'Yesterday',
  thisWeek: 'This Week',
  lastWeek: 'Last Week',
  thisMonth: 'This Month',
  lastMonth: 'Last Month',
  chooseDates: 'Choose dates',
  apply: 'Apply',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
};

const rates = ['1', '2', '3', '4', '5'].map((value) => ({ value, label: value }));

export function FieldsSection() {
  const nowMs = useNow(60_000);
  const [range, setRange] = useState<DayRange>(() => lastDays(60, nowMs));
  const [stake, setStake] = useState(0);
  const [difference, setDifference] = useState('');
  const [confirming, setConfirming] = useState(true);
  const [kind, setKind] = useState<'all' | 'pl' | 'account'>('all');
  return (
    <>
      <Card title="Fields">
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField label="Username" autoComplete="username" placeholder="C12345" className="uppercase" />
          <TextField label="New password" type="password" hint="At least 8 characters" />
          <TextField label="Confirm password" type="password" error="The two passwords differ" />
          <TextField label="Client code" value="DEMO" disabled readOnly />
          <NumberField label="Stake" value={stake} onValueChange={setStake} hint="100 to 10,000" />
          <NumberField label="Amount" value={50} onValueChange={setStake} error="Minimum amount is 100" />
          <NumberField label="Fixed amount" value={1000} onValueChange={setStake} disabled />
          <Select label="Market" options={rates} value="1" disabled onChange={() => undefined} />
          <PasteForm
            label="A copied record"
            hint="Paste it as it is"
            submit="Check"
            onText={(text) => (text === '' ? 'Nothing was pasted' : undefined)}
          />
          <Select
            label="Rate Difference"
            placeholder="Choose"
            options={rates}
            value={difference}
            onChange={(event) => setDifference(event.target.value)}
          />
          <div className="flex flex-col items-start">
            <Switch label="Confirm every bet" checked={confirming} onCheckedChange={setConfirming} />
            <Switch label="Cannot change" checked={false} disabled onCheckedChange={setConfirming} />
          </div>
        </div>
      </Card>
      <Card title="Choices">
        <div className="flex flex-col gap-4">
          <Segmented
            label="Statement of"
            value={kind}
            onValueChange={setKind}
            segments={[
              { value: 'all', label: 'All' },
              { value: 'pl', label: 'P&L' },
              { value: 'account', label: 'Account' },
            ]}
          />
          <DateRange value={range} onChange={setRange} nowMs={nowMs} labels={rangeLabels} language="en" />
        </div>
      </Card>
    </>
  );
}
