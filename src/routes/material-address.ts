import type { MaterialKind } from '#domain/content/material-kind.ts';
import { href } from './href.ts';

type Slug = { readonly slug: string };

/** The address of a material; if there are several of a kind, with its id. */
export function materialAddress(
  { subject, topic }: { readonly subject: Slug; readonly topic: Slug },
  { id, kind }: { readonly id: string; readonly kind: MaterialKind },
): string {
  const location = { subject: subject.slug, topic: topic.slug };
  switch (kind) {
    case 'noteBooklet':
    case 'onePageSummary':
      return `${href('topic.note', location)}?note=${encodeURIComponent(id)}`;
    case 'audio':
    case 'video':
    case 'short':
      return `${href(`topic.${kind === 'short' ? 'shorts' : kind}`, location)}?play=${encodeURIComponent(id)}`;
    case 'deck':
      return href('topic.flashcard.deck', location);
    case 'examFocus':
      return href('topic.exam-focus', location);
  }
}
