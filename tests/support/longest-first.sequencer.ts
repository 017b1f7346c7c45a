import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** A few lines each, but minutes of work: every screen of a role. Vitest would start the smallest files last. */
const LONGEST = /\/accessibility\/(?:staff|student)\.test\.ts$/;

/** Starts the longest files first, so that the other workers do not wait for them at the end. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification): boolean => LONGEST.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
