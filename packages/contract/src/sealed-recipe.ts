/**
 * How a reply with `dataEncrupt` 1 is opened, as the served contract and docs/clients.md say it: a test runs this very code on a
 * reply, and on the example.
 */
export const sealedRecipe = `A brand may have its replies sealed (\`encryptedReplies\`). Then a reply to a call with a session has \`dataEncrupt\` 1, and its
\`data\` is text in place of the object; \`error\`, \`code\`, \`message\`, \`refusal\` and \`hasMore\` stay in clear. The reply to \`user/login\`,
refusals and cached pictures are never sealed. To open \`data\`:

1. Decode it as base64. The first 12 bytes are the nonce; the rest is the ciphertext with its tag, of 16 bytes, at the end.
2. Derive 32 bytes by HKDF with SHA-256: the secret is the session's token as UTF-8 text, just as \`user/login\` gave it (it is not
   decoded), the salt is \`maidan-reply\`, the info is \`v1\`. The key is the same for all replies of a session.
3. Decrypt by AES-256-GCM with that key and nonce, without additional data. A reply that was changed, or is of another session, fails.
4. The result is UTF-8 text: the JSON of \`data\`.

In JavaScript, in a browser (on an https page or localhost) or in Node:

\`\`\`js
async function openReply(reply, token) {
  if (reply.dataEncrupt !== 1 || reply.data === undefined) return reply.data;
  const utf8 = new TextEncoder();
  const bytes = Uint8Array.from(atob(reply.data), (character) => character.charCodeAt(0));
  const secret = await crypto.subtle.importKey('raw', utf8.encode(token), 'HKDF', false, ['deriveKey']);
  const key = await crypto.subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: utf8.encode('maidan-reply'), info: utf8.encode('v1') },
    secret,
    { name: 'AES-GCM', length: 256 },
    false,
    ['decrypt'],
  );
  const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: bytes.slice(0, 12) }, key, bytes.slice(12));
  return JSON.parse(new TextDecoder().decode(plain));
}
\`\`\`

To check your own: with this token, this reply opens to \`{"coins":99.5,"exposure":0}\`.

\`\`\`json
{
  "token": "Qm9va21ha2VyLWFuZC1mYW5jeS1vZi1hLW1hdGNoMTI",
  "reply": {
    "error": false,
    "code": 0,
    "message": "Success",
    "data": "AAECAwQFBgcICQoLuKq2ZeE6QQNwZhQgR1RM3uz2Q0WbiW2VmfGyWMar4sQ4NWpKSEYkAMMA0w==",
    "dataEncrupt": 1
  }
}
\`\`\`

It hides replies from casual eyes: whoever has the token can read them. It is no substitute for TLS.`;
