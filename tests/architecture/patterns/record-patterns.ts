/**
 * `npm run record:patterns`: records which regular expressions are linear, so that the test has to check only the
 * others.
 */
import { writeFileSync } from 'node:fs';
import { digestOfPattern, LINEAR_FILE, linearOnRecord, nameOf, patternsOfProduct, slownessOf } from './patterns.ts';

const known = linearOnRecord();
const linear: string[] = [];
for (const pattern of patternsOfProduct()) {
  const digest = digestOfPattern(pattern);
  const slowness = known.has(digest) ? null : await slownessOf(pattern);
  if (slowness === null) linear.push(digest);
  else console.log(`${pattern.path}: ${nameOf(pattern)} is ${slowness}`);
}
writeFileSync(LINEAR_FILE, `${JSON.stringify(linear.sort(), null, 2)}\n`);
console.log(`${linear.length} patterns are linear.`);
process.exit(0);
