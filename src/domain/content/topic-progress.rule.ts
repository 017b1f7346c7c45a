type Counted = { readonly count: number; readonly done: number };

/** How much of a topic is done: its materials and its quizzes, each counting as one. */
export function topicProgress(topic: {
  readonly quizCount: number;
  readonly quizzesDone: number;
  readonly kinds: readonly Counted[];
}): Counted {
  return topic.kinds.reduce((sum, { count, done }) => ({ count: sum.count + count, done: sum.done + done }), {
    count: topic.quizCount,
    done: topic.quizzesDone,
  });
}
