/** The whole contract, with schemas: for the server. */
export { findUnstorableText, isNestedTooDeeply, usualBodyBytes } from './body-limits.ts';
export { brandFile, publicBrand } from './brand/brand.ts';
export { cachePages } from './cache-pages.ts';
export { bodyBytesOf, type Call, isAtSocketAddress } from './call.ts';
export { calls, type ParsedRequestOf } from './calls.ts';
export { maxMinCoins } from './entities/match.ts';
export { scorePicture } from './entities/score-picture.ts';
export { envelope, sealedData } from './envelope.ts';
export { bareReconnect, loginPayload } from './events/account.ts';
export { aviatorState, chatPayload, joinGamePayload } from './events/aviator.ts';
export { tablesPicture } from './events/casino.ts';
export { bookmakerPicture, marketByEventPayload, oddsPicture, roomPayload } from './events/match.ts';
export { matkaPicture } from './events/matka.ts';
export { instant, requestId } from './fields.ts';
export { openApiDocument } from './openapi.ts';
export { shortenName } from './shorten-name.ts';
export {
  type WalletCallName,
  type WalletRefused,
  type WalletReplyOf,
  type WalletRequestOf,
  walletCalls,
  walletPath,
} from './wallet/wallet-calls.ts';
export { walletPaths } from './wallet/wallet-openapi.ts';
export { type WalletRefusalReason, walletRefusals } from './wallet/wallet-refusals.ts';

export * from './wire.ts';
