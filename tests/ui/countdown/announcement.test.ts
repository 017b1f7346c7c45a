import { expect, test } from 'vitest';
import { announcedSeconds } from '#ui/countdown/announcement.ts';

test('time left is announced on a schedule: rarely at first, often at the end', () => {
  expect(announcedSeconds(3 * 3_600)).toBeNull();
  expect(announcedSeconds(7_200)).toBe(7_200);
  const heard = new Set<number | null>();
  for (let second = 3_600; second > 0; second -= 1) heard.add(announcedSeconds(second));
  expect([...heard]).toEqual([60, 45, 30, 20, 15, 10, 5, 4, 3, 2, 1].map((minutes) => minutes * 60).concat([30, 10]));
});
