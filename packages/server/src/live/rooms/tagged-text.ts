import { createHash } from 'node:crypto';

/** A reply to a polling client, with its ETag. */
export interface TaggedText {
  readonly body: string;
  readonly tag: string;
}

/** A hash of the content, so that a tag stays valid after a restart and in every process. */
export const contentTag = (body: string | Uint8Array): string =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`;

export const tagText = (body: string): TaggedText => ({ body, tag: contentTag(body) });

/** Each picture is serialised once, however many request it. */
export function createTaggedTexts(): <Picture extends object>(
  picture: Picture,
  page?: (picture: Picture) => object,
) => TaggedText {
  const written = new WeakMap<object, TaggedText>();
  return (picture, page) => {
    const known = written.get(picture);
    if (known !== undefined) return known;
    const made = tagText(JSON.stringify(page?.(picture) ?? picture));
    written.set(picture, made);
    return made;
  };
}
