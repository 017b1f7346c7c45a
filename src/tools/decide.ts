import { createInterface } from 'node:readline';
import { answerQuestion } from './decide/answer-question.ts';

/**
 * `npm run -s decide`: reads cases as JSON lines from standard input, and writes one decision for each as a JSON line
 * to standard output, in the same order. The exit status is 2 if a line is invalid.
 */
const lines = createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY });
let misunderstood = false;

// A reader may close the pipe early, such as `head`; that is not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

for await (const line of lines) {
  if (line.trim() === '') continue;
  const answer = answerQuestion(line);
  misunderstood ||= 'error' in answer;
  if (!process.stdout.write(`${JSON.stringify(answer)}\n`)) {
    await new Promise((drained) => process.stdout.once('drain', drained));
  }
}
process.exitCode = misunderstood ? 2 : 0;
