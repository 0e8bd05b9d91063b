import type { Coins } from '@maidan/betting';
import { ChipDisc } from './chip-disc.tsx';
import { breakDown, type ChipLook, chipLook, greyChip, type StackRoom, shortAmount } from './chip-values.ts';

export interface ChipProps {
  readonly amount: Coins;
  readonly size: number;
  /** `pending` until the server has answered. */
  readonly state?: 'placed' | 'pending' | 'refused';
}

const fontSizes = [34, 34, 34, 30, 25, 21, 18];

/** A chip seen from above. Screen readers skip it, because the amount is also in the text beside it. */
export function Chip({ amount, size, state = 'placed' }: ChipProps) {
  const text = shortAmount(amount);
  return (
    <svg
      className="mt-chip"
      data-state={state}
      width={size}
      height={size}
      viewBox="0 0 100 100"
      aria-hidden="true"
    >
      <ChipDisc look={chipLook(amount)} text={text} fontSize={fontSizes[text.length] ?? 16} />
    </svg>
  );
}

export interface ChipStackProps {
  readonly amount: Coins;
  readonly width: number;
  readonly isGrey?: boolean;
  readonly room: StackRoom;
}

/** Half-axes of a chip seen at the table's angle, and its thickness; a chip is 100 wide. */
const [rx, ry, rise] = [50, 30, 17];
const around = [0, 45, 90, 135, 180, 225, 270, 315].map((degrees) => (degrees * Math.PI) / 180);

function Edge({ look, x, y }: { readonly look: ChipLook; readonly x: number; readonly y: number }) {
  const side = `M${x - rx} ${y}v${rise}a${rx} ${ry} 0 0 0 ${2 * rx} 0v-${rise}z`;
  return (
    <>
      <path d={side} fill={look.disc} />
      <path
        d={`M${x - 18} ${y + 27.5}v${rise}h16v-${rise}zM${x + 22} ${y + 25}v${rise}h12v-${rise}zM${x - 46} ${y + 9}v${rise}h8v-${rise}z`}
        fill={look.spots}
      />
      <path d={side} fill="none" stroke="#000" strokeOpacity=".35" strokeWidth="2" />
    </>
  );
}

function Top({
  look,
  x,
  y,
  text,
}: {
  readonly look: ChipLook;
  readonly x: number;
  readonly y: number;
  readonly text: string;
}) {
  return (
    <>
      <ellipse cx={x} cy={y} rx={rx} ry={ry} fill={look.disc} />
      {around.map((angle) => (
        <ellipse
          key={angle}
          cx={x + 41 * Math.cos(angle)}
          cy={y + 24.6 * Math.sin(angle)}
          rx="7"
          ry="4"
          fill={look.spots}
        />
      ))}
      <ellipse cx={x} cy={y} rx="31" ry="18.6" fill={look.disc} stroke={look.spots} strokeWidth="2" />
      <ellipse cx={x} cy={y} rx={rx} ry={ry} fill="none" stroke="#fff" strokeOpacity=".35" strokeWidth="2" />
      <text x={x} y={y} dy=".36em" textAnchor="middle" fontSize={text.length > 4 ? 21 : 29} fill={look.ink}>
        {text}
      </text>
    </>
  );
}

/** Chips are counted from the cloth up. */
function Stack({
  chips,
  x,
  ground,
}: {
  readonly chips: readonly ChipLook[];
  readonly x: number;
  readonly ground: number;
}) {
  const steps = chips.map((look, step) => ({ look, x: x + (step % 3) - 1, y: ground - step * rise }));
  return (
    <>
      <ellipse cx={x + 10} cy={ground + rise + 8} rx="54" ry={ry} opacity=".4" />
      {steps.map((step) => (
        <Edge key={step.y} {...step} />
      ))}
    </>
  );
}

/** A stake on the cloth, with the amount on top. */
export function ChipStack({ amount, width, isGrey = false, room }: ChipStackProps) {
  const stacks = breakDown(amount, room).map((stack) => (isGrey ? stack.map(() => greyChip) : stack));
  const highest = Math.max(...stacks.map((stack) => stack.length));
  const box = { width: 16 + stacks.length * 112, height: 2 * ry + highest * rise + 16 };
  const ground = box.height - ry - rise - 8;
  const unit = width / 100;
  return (
    <svg
      className="mt-chip-stack"
      viewBox={`0 0 ${box.width} ${box.height}`}
      width={box.width * unit}
      height={box.height * unit}
      aria-hidden="true"
    >
      {stacks
        .map((chips, nth) => ({ chips, x: 54 + nth * 112, isLast: nth === stacks.length - 1 }))
        .map(({ chips, x, isLast }) => (
          <g key={x}>
            <Stack chips={chips} x={x} ground={ground} />
            <Top
              look={chips.at(-1) ?? greyChip}
              x={x}
              y={ground - (chips.length - 1) * rise}
              text={isLast && !isGrey ? shortAmount(amount) : ''}
            />
          </g>
        ))}
    </svg>
  );
}
