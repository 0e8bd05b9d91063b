import type { CasinoGame } from '@maidan/contract/wire';
import type { ComponentProps } from 'react';
import { LivePicture } from './live-picture.tsx';
import { streamOf } from './stream-of.ts';
import { StreamPicture } from './stream-picture.tsx';

interface TablePictureProps extends ComponentProps<typeof LivePicture> {
  readonly detail: CasinoGame;
}

/** The house's own scene, or the operator's stream where one is set. */
export function TablePicture({ detail, ...shown }: TablePictureProps) {
  const stream = streamOf(detail);
  return stream === undefined ? <LivePicture {...shown} /> : <StreamPicture address={stream} {...shown} />;
}
