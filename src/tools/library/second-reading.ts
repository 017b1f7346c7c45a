/**
 * `npm run library:second-reading -- questions SUBJECT`: prints the questions of a subject whose answers can be
 * compared, without their keys, as JSON Lines. `… -- compare SUBJECT FILE`: compares the answers of a reader who has
 * not seen the keys, JSON Lines of `{"id", "answer"}`, and prints every difference; ends with status 1 if there is one.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readLibrary } from '#server/content/library/library.reader.ts';
import { answerMatches, withoutKey } from './answers.ts';

const [mode = '', subject = '', file = ''] = process.argv.slice(2);
const { subjects } = await readLibrary(join(import.meta.dirname, '../../library'), { only: [subject] });
const questions = subjects.flatMap(({ topics }) => topics.flatMap((topic) => topic.questions));

if (mode === 'questions') {
  for (const { question } of questions) {
    const shown = withoutKey(question);
    if (shown !== null) console.log(JSON.stringify(shown));
  }
} else if (mode === 'compare') {
  const given = new Map<string, unknown>();
  for (const line of readFileSync(file, 'utf8')
    .split('\n')
    .filter((each) => each.trim() !== '')) {
    const { id, answer }: { readonly id: string; readonly answer: unknown } = JSON.parse(line);
    given.set(id, answer);
  }
  const compared = questions.filter(({ question }) => given.has(question.id));
  const different = compared.filter(({ question }) => !answerMatches(question, given.get(question.id)));
  for (const { question } of different)
    console.log(
      `${question.id}: ${JSON.stringify(given.get(question.id))} instead of ${JSON.stringify('answer' in question ? question.answer : null)}`,
    );
  console.log(`${compared.length} compared, ${different.length} different`);
  process.exitCode = different.length === 0 ? 0 : 1;
} else {
  console.error('Usage: npm run library:second-reading -- questions SUBJECT | compare SUBJECT FILE');
  process.exitCode = 2;
}
