import type { Odds, Side } from '@maidan/betting';
import type { BetRequest, Quoted } from './bet-request.ts';
import type { ControlsOf } from './control.ts';

/** One point of the displayed price, in ten-thousandths: bookmaker 80 to 81, decimal 1.80 to 1.81. */
const pointOdds = 100;

export const priceControls: ControlsOf<
  'too-late' | 'market-suspended' | 'option-suspended' | 'price-stale' | 'rate-changed' | 'run-changed'
> = {
  'too-late': (_request, { quoted }) =>
    quoted.state === 'too-late' ? { code: 'too-late', minutes: quoted.minutes } : undefined,
  'market-suspended': (_request, { quoted }) =>
    quoted.state === 'market-suspended' ? { code: 'market-suspended' } : undefined,
  'option-suspended': ({ leg }, { quoted }) =>
    quoted.state === 'option-suspended' ? { code: 'option-suspended', option: leg.option } : undefined,
  'price-stale': (_request, { quoted }) => {
    if (quoted.state !== 'stale') return undefined;
    const [ageSeconds, limitSeconds] = [Math.round(quoted.ageMs / 1000), Math.round(quoted.limitMs / 1000)];
    return { code: 'price-stale', ageSeconds, limitSeconds };
  },
  /** As good as seen, or worse by no more than the client's rate difference. */
  'rate-changed': ({ leg, shownAs }, { client, quoted }) => {
    if (quoted.state !== 'open') return undefined;
    const [was, now] = [leg.odds, quoted.odds];
    const isWithin = slip(leg.side, was, now) <= client.rate_difference * pointOdds;
    return isWithin ? undefined : { code: 'rate-changed', was, now, quote: shownAs };
  },
  'run-changed': (request, { quoted }) => changedRun(request, quoted),
};

/** Whether the bet would be refused at whatever rate: then it need not wait out a delay to hear it. */
export const isHopeless = (request: BetRequest, quoted: Quoted): boolean =>
  quoted.state !== 'open' || changedRun(request, quoted) !== undefined;

/** A changed run is another bet. */
function changedRun({ leg }: BetRequest, quoted: Quoted) {
  if (quoted.state !== 'open' || quoted.run === undefined || leg.run === undefined) return undefined;
  const [was, now] = [leg.run, quoted.run];
  return was === now ? undefined : ({ code: 'run-changed', was, now } as const);
}

/** How far the present price is worse for the client than the one it saw. */
const slip = (side: Side, seen: Odds, now: Odds): number => (side === 'back' ? seen - now : now - seen);
