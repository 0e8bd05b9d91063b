import {
  createCipheriv,
  createDecipheriv,
  createPublicKey,
  diffieHellman,
  generateKeyPairSync,
  hkdfSync,
  randomBytes,
} from 'node:crypto';

const cipher = 'aes-256-gcm';
const keyBytes = 32;
const ivBytes = 12;
const tagBytes = 16;

/** What the text is, which is sealed with it: one is never taken for the other. */
export type Sealed = 'request' | 'lines' | 'answer';

export interface Seals {
  seal(what: Sealed, text: string): Uint8Array;
  /** Throws where the text was not sealed by the other side. */
  open(what: Sealed, sealed: Uint8Array): string;
}

export interface OwnKeys {
  readonly publicKey: Uint8Array;
  /** Of one call, by the other side's public key. */
  sealsWith(theirs: Uint8Array, call: string): Seals;
}

/**
 * A command may carry a password and be answered with one, and both pass through the database, where others may read: they are
 * sealed between the two processes.
 */
export function createKeys(): OwnKeys {
  const own = generateKeyPairSync('x25519');
  return {
    publicKey: own.publicKey.export({ type: 'spki', format: 'der' }),
    sealsWith(theirs, call) {
      const publicKey = createPublicKey({ key: Buffer.from(theirs), type: 'spki', format: 'der' });
      const secret = diffieHellman({ privateKey: own.privateKey, publicKey });
      return sealsOf(new Uint8Array(hkdfSync('sha256', secret, call, 'operator-call', keyBytes)));
    },
  };
}

const sealsOf = (key: Uint8Array): Seals => ({
  seal(what, text) {
    const iv = randomBytes(ivBytes);
    const sealing = createCipheriv(cipher, key, iv).setAAD(Buffer.from(what));
    const hidden = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()]);
    return Buffer.concat([iv, hidden, sealing.getAuthTag()]);
  },
  open(what, sealed) {
    const [iv, tag] = [sealed.subarray(0, ivBytes), sealed.subarray(-tagBytes)];
    const opening = createDecipheriv(cipher, key, iv, { authTagLength: tagBytes });
    opening.setAAD(Buffer.from(what)).setAuthTag(tag);
    const shown = opening.update(sealed.subarray(ivBytes, -tagBytes));
    return Buffer.concat([shown, opening.final()]).toString('utf8');
  },
});
