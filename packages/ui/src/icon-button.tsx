import type { ComponentProps, ReactNode } from 'react';
import { classes } from './classes.ts';

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
