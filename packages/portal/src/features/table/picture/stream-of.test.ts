import { expect, test } from 'vitest';
import { streamOf } from './stream-of.ts';

const stream = 'https://stream.example/nine';
const ours = '/table-video/teen9';

test.each([
  [
    'the page of the house is no stream',
    { videoUrlType: 'videoUrl1', videoUrl1: ours, videoUrl2: '' },
    undefined,
  ],
  ['an address elsewhere is one', { videoUrlType: 'videoUrl1', videoUrl1: stream, videoUrl2: '' }, stream],
  ['the type names the address', { videoUrlType: 'videoUrl2', videoUrl1: ours, videoUrl2: stream }, stream],
  ['none is none', { videoUrlType: 'videoUrl2', videoUrl1: stream, videoUrl2: '' }, undefined],
  [
    'what a page may not frame is none',
    { videoUrlType: 'videoUrl1', videoUrl1: 'javascript:alert(1)', videoUrl2: '' },
    undefined,
  ],
] as const)('%s', (_what, detail, shown) => {
  expect(streamOf(detail)).toBe(shown);
});
