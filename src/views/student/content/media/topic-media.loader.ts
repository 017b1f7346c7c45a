import { TopicMediaDocument, type TopicMediaQuery } from '#api/documents/content/media.generated.ts';
import type { ViewLoaderArgs } from '#client/view.context.ts';
import type { MediaKind } from '#domain/content/media/media-type.ts';
import { openTopic } from '../open-topic.loader.ts';

export type MediaRow = TopicMediaQuery['topicMedia'][number];

/** A topic with its media of one kind, requested in parallel; redirects to the plans if none opens them. */
export async function loadTopicMedia(args: ViewLoaderArgs, kind: MediaKind) {
  const { subject = '', topic: slug = '' } = args.params;
  const [topic, { topicMedia }] = await Promise.all([
    openTopic(args),
    args.api(TopicMediaDocument, { subject, topic: slug, kind }),
  ]);
  return { topic, list: topicMedia };
}

/** The initial one: from the address, otherwise the first that is not done, otherwise the first. */
export function firstToPlay(list: readonly MediaRow[], requestedId: string | null): string | null {
  const row = list.find(({ id }) => id === requestedId) ?? list.find(({ doneAt }) => doneAt === null) ?? list[0];
  return row?.id ?? null;
}
