import { accepted, type NoValues, type RefusalOf, type Result, refused } from '@/rules/index';

/** The longest tag, in characters. */
export const MAX_TAG_LENGTH = 24;
/** The most tags that a battle may have. */
export const MAX_TAGS = 8;

/** Why tags were refused. */
export type TagRefusal = RefusalOf<{
  tagMissing: NoValues; // an empty tag
  tagTooLong: { max: number }; // over 24 characters
  tooManyTags: { max: number }; // over 8 tags
  tagTwice: { tag: string }; // the same tag again, ignoring case
}>;

/**
 * The tags in their order, with spaces trimmed and runs of spaces reduced to one; or a refusal that names the
 * first fault.
 */
export function parseTags(entered: readonly string[]): Result<readonly string[], TagRefusal> {
  const tags = entered.map((tag) => tag.trim().replace(/\s+/g, ' '));
  if (tags.includes('')) return refused('tagMissing');
  if (tags.some((tag) => tag.length > MAX_TAG_LENGTH)) return refused('tagTooLong', { max: MAX_TAG_LENGTH });
  if (tags.length > MAX_TAGS) return refused('tooManyTags', { max: MAX_TAGS });
  const keys = tags.map(tagKey);
  const twice = tags.find((_, index) => keys.indexOf(keys[index] ?? '') < index);
  return twice === undefined ? accepted(tags) : refused('tagTwice', { tag: twice });
}

/** The key by which two tags are the same: their letters, ignoring case. */
export function tagKey(tag: string): string {
  return tag.toLowerCase();
}
