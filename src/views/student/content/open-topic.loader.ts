import { TopicDocument, type TopicQuery } from '#api/documents/content/topic.generated.ts';
import type { ViewLoaderArgs } from '#client/view.context.ts';

/** The topic of an address whose content needs a plan; redirects to the plans if none opens it. */
export async function openTopic({ api, params, requireAccess }: ViewLoaderArgs): Promise<TopicQuery['topic']> {
  const { topic } = await api(TopicDocument, { subject: params.subject ?? '', topic: params.topic ?? '' });
  requireAccess({ topic: topic.id, subject: topic.subject.id });
  return topic;
}
