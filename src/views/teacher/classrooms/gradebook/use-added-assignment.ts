import { useEffect, useRef } from 'react';
import type { GradebookColumn } from './gradebook-row.ts';

/**
 * Calls `onAdded` with the id of an assignment when exactly one was added to those of the render before, so that work
 * that was just added can be shown wherever its column is.
 */
export function useAddedAssignment(assignments: readonly GradebookColumn[], onAdded: (id: string) => void): void {
  const before = useRef(assignments);
  const report = useRef(onAdded);
  useEffect(() => {
    report.current = onAdded;
  });
  useEffect(() => {
    const known = new Set(before.current.map(({ id }) => id));
    before.current = assignments;
    const [added, ...others] = assignments.filter(({ id }) => !known.has(id));
    if (added !== undefined && others.length === 0) report.current(added.id);
  }, [assignments]);
}
