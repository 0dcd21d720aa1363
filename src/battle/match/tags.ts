import { accepted, type NoValues, type RefusalOf, type Result, refused } from '@/rules/index';

/** The longest tag, in characters. */
export const MAX_TAG_LENGTH = 24;
/** The most tags a battle can have. */
export const MAX_TAGS = 8;

/** Why tags were refused. */
export type TagRefusal = RefusalOf<{
  tagMissing: NoValues; // a tag with nothing in it
  tagTooLong: { max: number }; // over 24 characters
  tooManyTags: { max: number }; // over 8 tags
  tagTwice: { tag: string }; // the same tag again, whatever its capitals
}>;

/** The tags in their order, without the spaces around and between their words that nobody sees; or a refusal that names the first fault. */
export function parseTags(entered: readonly string[]): Result<readonly string[], TagRefusal> {
  const tags = entered.map((tag) => tag.trim().replace(/\s+/g, ' '));
  if (tags.includes('')) return refused('tagMissing');
  if (tags.some((tag) => tag.length > MAX_TAG_LENGTH)) return refused('tagTooLong', { max: MAX_TAG_LENGTH });
  if (tags.length > MAX_TAGS) return refused('tooManyTags', { max: MAX_TAGS });
  const keys = tags.map(tagKey);
  const twice = tags.find((_, index) => keys.indexOf(keys[index] ?? '') < index);
  return twice === undefined ? accepted(tags) : refused('tagTwice', { tag: twice });
}

/** What makes two tags the same: their letters, not their capitals. */
export function tagKey(tag: string): string {
  return tag.toLowerCase();
}
