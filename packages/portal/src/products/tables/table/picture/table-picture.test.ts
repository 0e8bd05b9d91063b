import { expect, test } from 'vitest';
import { streamOf } from './table-picture.tsx';

const stream = 'https://stream.example/nine';
const ours = '/table-video/teen9';

test.each([
  [
    'a page of the house is not a stream',
    { videoUrlType: 'videoUrl1', videoUrl1: ours, videoUrl2: '' },
    undefined,
  ],
  [
    'an address on another host is a stream',
    { videoUrlType: 'videoUrl1', videoUrl1: stream, videoUrl2: '' },
    stream,
  ],
  [
    'videoUrlType chooses the address',
    { videoUrlType: 'videoUrl2', videoUrl1: ours, videoUrl2: stream },
    stream,
  ],
  [
    'an empty address is not a stream',
    { videoUrlType: 'videoUrl2', videoUrl1: stream, videoUrl2: '' },
    undefined,
  ],
  [
    'an address that cannot be framed is not a stream',
    { videoUrlType: 'videoUrl1', videoUrl1: 'javascript:alert(1)', videoUrl2: '' },
    undefined,
  ],
] as const)('%s', (_what, detail, shown) => {
  expect(streamOf(detail)).toBe(shown);
});
