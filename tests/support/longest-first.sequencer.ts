import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Parts of the paths of files that take longest, the longest first. A file's size says nothing about its time. */
const LONGEST = [
  '/accessibility/staff.test',
  '/accessibility/student.test',
  '/platform/first-paint.test',
  '/content/media.test',
  '/attempts/attempt-safety.test',
  '/attempts/first-quiz.test',
  '/access/shared-computer.test',
  '/journeys/platform/toast.test',
  '/imports/imports.test',
  '/tools/import.test',
  '/security/archives.check',
  '/cluster/embedded-cluster.test',
  '/attempts/faults.test',
  '/tools/recipes.test',
  '/security/no-row-crosses.test',
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
