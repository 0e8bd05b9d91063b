import type { CasinoGame } from '@maidan/contract/wire';

/** Sent as a whole address to a portal on another host. */
const isHousePage = (address: string): boolean => new URL(address).pathname.startsWith('/table-video/');

/**
 * The operator's own stream; undefined if the address is a page of the house, whose scene is then drawn
 * instead.
 */
export function streamOf(
  detail: Pick<CasinoGame, 'videoUrlType' | 'videoUrl1' | 'videoUrl2'>,
): string | undefined {
  const address = detail[detail.videoUrlType];
  return address.startsWith('https://') && !isHousePage(address) ? address : undefined;
}
