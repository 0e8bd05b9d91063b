import type { ReactNode } from 'react';
import { classes } from '../classes.ts';

export interface SlipFigure {
  readonly label: string;
  readonly value: ReactNode;
  /** Below the figure, such as when it is paid. */
  readonly note?: string | undefined;
  /** Of the figure, where one size does not suit all. */
  readonly className?: string | undefined;
}

/** Class names of the list, and of each figure's box, label and value. */
export interface FiguresLook {
  readonly list: string;
  readonly item?: string;
  readonly label?: string;
  readonly value: string;
}

interface SlipFiguresProps {
  readonly look: FiguresLook;
  readonly figures: readonly SlipFigure[];
}

/** What is won, risked or left. */
export function SlipFigures({ look, figures }: SlipFiguresProps) {
  return (
    <dl className={`flex ${look.list}`}>
      {figures.map(({ label, value, note, className }) => (
        <div key={label} className={look.item}>
          <dt className={look.label}>{label}</dt>
          <dd className={classes(look.value, className)}>{value}</dd>
          {note && <dd className="text-muted">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
