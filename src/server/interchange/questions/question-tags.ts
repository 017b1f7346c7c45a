import type { ImportReason } from '#domain/interchange/import-reason.ts';
import { QUESTION_TAGS_MAX, TAG_MAX_CHARS } from '#domain/questions/question.limits.ts';
import type { OnLost } from './interchange-question.ts';

/**
 * Tags of a file as the bank stores them: on one line, without repetitions. `onLost` is called with those that it
 * cannot store.
 */
export function tagsOf(names: Iterable<string>, onLost: OnLost): readonly string[] {
  const tags = new Set<string>();
  const more: string[] = [];
  for (const text of names) {
    const tag = text.normalize('NFC').replace(/\s+/g, ' ').trim();
    if (tag === '') continue;
    if (tag.length > TAG_MAX_CHARS) onLost({ code: 'tagTooLong', tag, max: TAG_MAX_CHARS });
    else if (tags.size < QUESTION_TAGS_MAX || tags.has(tag)) tags.add(tag);
    else more.push(tag);
  }
  if (more.length > 0)
    onLost({ code: 'tagsTooMany', max: QUESTION_TAGS_MAX, tags: more.slice(0, QUESTION_TAGS_MAX).join(', ') });
  return [...tags];
}

/** A question's tags as a field; left out if there are none. */
export const tagged = (tags: readonly string[]) => (tags.length === 0 ? {} : { tags: [...tags] });

/** The loss of a format without tags. */
export const lostTags = ({ tags = [] }: { readonly tags?: readonly string[] | undefined }): ImportReason[] =>
  tags.length === 0 ? [] : [{ code: 'tagsDropped', tags: tags.join(', ') }];
