import { useState } from 'react';
import { classes } from '../classes.ts';
import { takeKeyboardWhenScrolled } from '../dialogs/dialog-parts.tsx';
import { IconButton } from '../icons/icon.tsx';
import { Pause, Play } from '../icons/signs.ts';
import { useUiLabels } from '../labels.ts';

type MarqueeProps = { readonly text: string; readonly className?: string | undefined };

const charactersPerSecond = 8;

/**
 * A notice in whatever language it was written. Stops under a pointer, with keyboard focus or by its button. With reduced motion it never moves, but wraps,
 * and scrolls if it is long.
 */
export function Marquee({ text, className }: MarqueeProps) {
  const labels = useUiLabels();
  const [paused, setPaused] = useState(false);
  const seconds = Math.max(12, Math.round(text.length / charactersPerSecond));
  return (
    <div className={classes('flex min-h-11 items-center', className)}>
      <div
        key={text}
        ref={takeKeyboardWhenScrolled}
        className="focus-inset min-w-0 flex-1 overflow-hidden motion-reduce:max-h-18 motion-reduce:overflow-y-auto"
      >
        <div className="marquee-track" data-paused={paused} style={{ '--marquee-seconds': `${seconds}s` }}>
          <bdi className="px-6">{text}</bdi>
          <bdi aria-hidden="true" className="px-6">
            {text}
          </bdi>
        </div>
      </div>
      <IconButton
        label={paused ? labels.play : labels.pause}
        icon={paused ? <Play /> : <Pause />}
        onClick={() => setPaused(!paused)}
        className="focus-inset motion-reduce:hidden [&>svg]:size-4"
      />
    </div>
  );
}
