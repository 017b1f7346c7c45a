/**
 * `npm run bench:gradebook`: opens the gradebook of a class of 200 students with 100 assignments as its teacher, as
 * JSON. It prints the number of statements, the median, the 95th percentile and the processor time, and fails above
 * 150 ms or two statements.
 */
import { readGradebook } from '#server/classrooms/gradebook/gradebook.queries.ts';
import { measureClass } from './class-bench.ts';

await measureClass({ students: 200, assignments: 100, reads: 100, largestP95Ms: 150 }, ({ pool, viewer, classroom }) =>
  readGradebook(pool, viewer, classroom),
);
