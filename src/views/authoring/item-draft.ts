import type { AuthoredItemQuery } from '#api/documents/authoring.generated.ts';
import { blankItem } from '#domain/authoring/blank-item.ts';
import { ESTIMATES, type ItemDraft, type ItemText } from '#domain/authoring/item-draft.schema.ts';
import { type ItemTypeName, isItemTypeName } from '#domain/items/registry.ts';

export type Authored = AuthoredItemQuery['authoredItem'];

const NO_SOURCE = { work: null, author: null, url: null, licence: null };

/** What an author begins a new question with. */
export const newDraft = (type: ItemTypeName, topic: string): ItemDraft => ({
  ...{ type, topic, subtopic: null, tags: [], estimate: null, stem: '', ...blankItem(type) },
  ...{ explanation: null, hints: [], source: NO_SOURCE },
});

/** A saved question as a draft. */
export function draftOf(item: Authored): ItemDraft {
  const text = item.text as Omit<ItemText, 'type'>;
  return {
    type: isItemTypeName(item.type) ? item.type : 'open',
    topic: item.topic.id,
    subtopic: item.subtopic,
    tags: [...item.tags],
    estimate: ESTIMATES.find((one) => one === item.estimate) ?? null,
    stem: text.stem,
    body: text.body,
    key: text.key,
    explanation: text.explanation,
    hints: [...text.hints],
    source: text.source,
  };
}

/** What of a draft makes a version: where it stands does not. */
export const textOf = ({ stem, body, key, explanation, hints, source }: Omit<ItemText, 'type'>) => ({
  ...{ stem, body, key, explanation, hints, source },
});
