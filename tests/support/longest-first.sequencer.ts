import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Parts of the paths of files that take longest, the longest first. A file's size says nothing about its time. */
const LONGEST = [
  '/accessibility/staff.test',
  '/accessibility/student.test',
  '/platform/first-paint.test',
  '/interchange/archive/archive-bombs.test',
  '/attempts/attempt-safety.test',
  '/attempts/first-quiz.test',
  '/machines/random-walks.test',
  '/content/media.test',
  '/platform/gallery-pictures.test',
  '/attempts/faults.test',
  '/journeys/platform/toast.test',
  '/access/shared-computer.test',
  '/operating/request-log.test',
  '/journeys/study/session.test',
  '/access/two-step.test',
  '/security/no-row-crosses.test',
  '/cards/flash-cards.test',
  '/cluster/embedded-cluster.test',
  '/security/archives.check',
  '/security/sign-in-limits.test',
  '/questions/real-round-trip.test',
  '/questions/matrix.test',
  '/machines/coverage.test',
  '/imports/imports.test',
  '/architecture/spelling.test',
  '/tools/import.test',
  '/tools/recipes.test',
  '/views/render-count.test',
  '/architecture/retired-words.test',
  '/app/journeys/toast.test',
] as const;

const rankOf = ({ moduleId }: TestSpecification): number => {
  const rank = LONGEST.findIndex((part) => moduleId.includes(part));
  return rank === -1 ? LONGEST.length : rank;
};

/** Starts the longest files first, so that the other workers do not wait for them at the end. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => rankOf(a) - rankOf(b));
  }
}
