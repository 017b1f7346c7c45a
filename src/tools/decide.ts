import { createInterface } from 'node:readline';
import { answerQuestion } from './decide/answer-question.ts';

/**
 * `npm run -s decide`: questions as JSON lines on standard input, answers as JSON lines on standard output, one for one
 * and in order. Exit status 2 when a line was not understood.
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
