import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Random } from './random.ts';

/** The least a key may have: 256 bits, as many as its hash. */
export const keyBytes = 32;
const bytesPerDraw = 8;

/** A key derived by name. One way: neither the key it came from nor its siblings can be computed from it. */
export function deriveKey(key: Uint8Array, name: string): Uint8Array {
  return hmac(sha256, key, utf8ToBytes(`child:${name}`));
}

/** HMAC-SHA256 of a message of bytes. */
export const macOf = (key: Uint8Array, message: Uint8Array): Uint8Array => hmac(sha256, key, message);

/** A key from a text of any length. It is as hard to guess as the text is. */
export function keyFromText(text: string): Uint8Array {
  return sha256(utf8ToBytes(text));
}

/** SHA-256 of a key, which is a key too: the step of a hash chain. */
export const hashKey = (key: Uint8Array): Uint8Array => sha256(key);

/** SHA-256 in hex: published before a key is used, it proves afterwards that the key was not changed. */
export function commitmentTo(key: Uint8Array): string {
  return bytesToHex(sha256(key));
}

export const keyToHex = (key: Uint8Array): string => bytesToHex(key);

/** Undefined unless the text is a whole key in hex. */
export function keyFromHex(text: string): Uint8Array | undefined {
  return /^[0-9a-f]{64}$/.test(text) ? hexToBytes(text) : undefined;
}

/** Every draw of every stream clones its keyed hash into this one: allocating a clone costs as much as the hashing. */
let copy: KeyedHash | undefined;

interface KeyedHash {
  _cloneInto(to?: KeyedHash): KeyedHash;
  update(message: Uint8Array): KeyedHash;
  digest(): Uint8Array<ArrayBuffer>;
}

/**
 * Fit to decide money: HMAC-SHA256 in counter mode. Draw n is eight bytes of HMAC(key, "draw:" + n div 4), child streams
 * have the key HMAC(key, "child:" + name), and no number of draws gives away the key or another draw.
 */
export function keyedRandom(key: Uint8Array): Random {
  if (key.length < keyBytes) throw new RangeError(`a key has ${keyBytes} bytes or more, not ${key.length}`);
  return streamOf(() => key);
}

const nothingDrawn = new DataView(new ArrayBuffer(0));

/** A stream whose key is derived when it is first used: most steps of a match draw nothing from theirs. */
function streamOf(deriveItsKey: () => Uint8Array): Random {
  let keyed: KeyedHash | undefined;
  const drawOf = (message: string) => {
    keyed ??= hmac.create(sha256, deriveItsKey());
    copy = keyed._cloneInto(copy);
    return copy.update(utf8ToBytes(message)).digest();
  };
  let block = nothingDrawn;
  let blocks = 0;
  let at = 0;
  return {
    next() {
      if (at === block.byteLength) {
        const drawn = drawOf(`draw:${blocks}`);
        block = new DataView(drawn.buffer, drawn.byteOffset, drawn.length);
        blocks += 1;
        at = 0;
      }
      const high = block.getUint32(at) >>> 5;
      const low = block.getUint32(at + 4) >>> 6;
      at += bytesPerDraw;
      return (high * 0x4000000 + low) / 0x20000000000000;
    },
    child: (name) => streamOf(() => drawOf(`child:${name}`)),
  };
}
