import type { TopicProgressFragment } from '#api/documents/study/study.generated.ts';
import { href } from '#routes/href.ts';

export type TopicProgress = TopicProgressFragment;

const PRACTICE_KINDS = ['dueCards', 'weakQuestions', 'quiz', 'newCards'] as const;
export type PracticeKind = (typeof PRACTICE_KINDS)[number];

/** On a quiz's address: only questions of this subtopic. */
export const SUBTOPIC_PARAMETER = 'subtopic';

/** The address of practice in a subtopic; null if no plan opens the topic's quiz. */
export function subtopicLinkOf({ quiz, subject, topic }: TopicProgress, subtopic: string): string | null {
  if (quiz === null) return null;
  const address = href('topic.quiz', { subject: subject.slug, topic: topic.slug, id: quiz });
  return `${address}?${new URLSearchParams({ [SUBTOPIC_PARAMETER]: subtopic })}`;
}

/** The address of the practice that helps most; null if none would. */
export function practiceLinkOf({
  practice,
  quiz,
  subject,
  topic,
}: TopicProgress): { name: PracticeKind; to: string } | null {
  const name = PRACTICE_KINDS.find((each) => each === practice);
  if (name === undefined) return null;
  const location = { subject: subject.slug, topic: topic.slug };
  if (name === 'dueCards' || name === 'newCards') return { name, to: href('topic.flashcard.deck', location) };
  return { name, to: quiz === null ? href('topic.quizzes', location) : href('topic.quiz', { ...location, id: quiz }) };
}
