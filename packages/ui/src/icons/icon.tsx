import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { classes } from '../classes.ts';

type IconProps = Omit<ComponentProps<'svg'>, 'children'>;

export type Icon = ComponentType<IconProps>;

const hasLabel = (props: IconProps): boolean =>
  props['aria-label'] !== undefined || props['aria-labelledby'] !== undefined;

/**
 * An icon of 24 x 24, its lines 2 wide. Each shape is the data of a path. A shape that closes (`z`) is an area,
 * which brands with block icons fill: see brand.css. Screen readers skip the icon unless it has a label.
 */
// @__NO_SIDE_EFFECTS__
export function icon(...shapes: readonly string[]): Icon {
  return ({ className, ...rest }) => (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...(hasLabel(rest) && { role: 'img', 'aria-hidden': undefined })}
      {...rest}
      className={classes('icon', className)}
    >
      {shapes.map((shape) => (
        <path key={shape} d={shape} />
      ))}
    </svg>
  );
}

// @__NO_SIDE_EFFECTS__
export const circle = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0z`;

/** A rectangle with round corners. */
// @__NO_SIDE_EFFECTS__
export function box(x: number, y: number, width: number, height: number, radius: number): string {
  const corner = (dx: number, dy: number) => `a${radius} ${radius} 0 0 1 ${dx} ${dy}`;
  const across = width - 2 * radius;
  const down = height - 2 * radius;
  return [
    `M${x + radius} ${y}h${across}${corner(radius, radius)}`,
    `v${down}${corner(-radius, radius)}`,
    `h${-across}${corner(-radius, -radius)}`,
    `v${-down}${corner(radius, -radius)}z`,
  ].join('');
}

/** As wide as a line. */
// @__NO_SIDE_EFFECTS__
export const dot = (x: number, y: number): string => `M${x} ${y}h.01`;

/** Half as wide again as a line. A circle this small would show a hole in the middle of its stroke. */
// @__NO_SIDE_EFFECTS__
export const pip = (x: number, y: number): string => `M${x - 0.5} ${y - 0.5}h1v1h-1z`;

type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  readonly label: string;
  readonly icon: ReactNode;
};

export function IconButton({ label, icon, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className={classes(
        'inline-grid size-11 shrink-0 place-items-center rounded-lg transition-colors duration-150 hover:bg-current/10 active:bg-current/16 disabled:pointer-events-none disabled:opacity-55 [&>svg]:size-5',
        className,
      )}
    >
      {icon}
    </button>
  );
}
