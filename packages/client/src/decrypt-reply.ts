const ivBytes = 12;
const utf8 = new TextEncoder();

type Key = Awaited<ReturnType<typeof crypto.subtle.deriveKey>>;

/** `sealed` is base64 of the initialisation vector followed by AES-256-GCM ciphertext and tag. */
export async function decryptReply(sealed: string, token: string): Promise<unknown> {
  const bytes = Uint8Array.from(atob(sealed), (character) => character.charCodeAt(0));
  const key = await replyKey(token);
  const plain = await crypto.subtle.decrypt(
    { name: 'AES-GCM', iv: bytes.subarray(0, ivBytes) },
    key,
    bytes.subarray(ivBytes),
  );
  return JSON.parse(new TextDecoder().decode(plain));
}

let known: { readonly token: string; readonly key: Promise<Key> } | undefined;

function replyKey(token: string): Promise<Key> {
  if (known?.token !== token) known = { token, key: deriveKey(token) };
  return known.key;
}

async function deriveKey(token: string): Promise<Key> {
  const secret = await crypto.subtle.importKey('raw', utf8.encode(token), 'HKDF', false, ['deriveKey']);
  return crypto.subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: utf8.encode('maidan-reply'), info: utf8.encode('v1') },
    secret,
    { name: 'AES-GCM', length: 256 },
    false,
    ['decrypt'],
  );
}
