import { expect, test } from 'vitest';
import { weakestTopic } from '#domain/study/next/weakest-topic.rule.ts';

test('finds the weakest topic that can be practised, preferably in own subjects', () => {
  const own = { estimate: 0.8, practice: 'quiz', isOwn: true } as const;
  const other = { estimate: 0.2, practice: 'dueCards', isOwn: false } as const;
  const locked = { estimate: 0.1, practice: null, isOwn: true } as const;
  const weakerOwn = { ...own, estimate: 0.4 };
  expect(weakestTopic([other, own, weakerOwn, locked])).toBe(weakerOwn);
  expect(weakestTopic([locked, other])).toBe(other);
  expect(weakestTopic([locked])).toBeNull();
  expect(weakestTopic([])).toBeNull();
});
