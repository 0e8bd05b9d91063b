import { createHash } from 'node:crypto';

/** What a poller fetches, with the tag that says whether it already has it. */
export interface TaggedText {
  readonly body: string;
  readonly tag: string;
}

/** Of the content, so that a tag outlives a restart and means the same in every process. */
export const contentTag = (body: string | Uint8Array): string =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`;

export const tagText = (body: string): TaggedText => ({ body, tag: contentTag(body) });

/** Each picture is written once, however many ask for it. */
export function createTaggedTexts(): (picture: object) => TaggedText {
  const written = new WeakMap<object, TaggedText>();
  return (picture) => {
    const known = written.get(picture);
    if (known !== undefined) return known;
    const made = tagText(JSON.stringify(picture));
    written.set(picture, made);
    return made;
  };
}
