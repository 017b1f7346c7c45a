/**
 * `npm run library:check [-- [--json] [SUBJECT | SUBJECT/TOPIC] …]`: reads the library and checks it: answer keys
 * against what they compute to, equations, formulas, images, media and captions, references between files, the question
 * linter, and what every topic needs. Prints file, line and reason of every problem and ends with status 1, or prints what the library
 * contains. With `--json`, prints the counts only.
 */
import { readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { readLibrary } from '#server/content/library/library.reader.ts';
import { drawingsOf } from './drawing-files.ts';
import { paperProblems, topicProblems, wordsOf } from './library-checks.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const names = process.argv.slice(2).filter((argument) => argument !== '--json');
const library = await readLibrary(join(ROOT, 'src/library'), { only: names.map((name) => name.split('/')[0] ?? name) });
const isRequested = (subject: string, topic: string): boolean =>
  names.length === 0 || names.includes(subject) || names.includes(`${subject}/${topic}`);

const problems = [...library.problems];
const counts = {
  topics: 0,
  questions: 0,
  structured: 0,
  randomised: 0,
  cards: 0,
  papers: 0,
  figures: 0,
  noteWords: 0,
  shorts: 0,
  audio: 0,
};
for (const subject of library.subjects) {
  problems.push(...paperProblems(subject));
  counts.papers += subject.papers.length;
  for (const topic of subject.topics) {
    if (!isRequested(subject.slug, topic.slug)) continue;
    problems.push(...(await topicProblems(subject, topic)));
    counts.topics += 1;
    counts.questions += topic.questions.length;
    counts.structured += topic.questions.filter(({ question }) => question.type === 'structured-answer').length;
    counts.randomised += topic.questions.filter(({ question }) => question.parameters != null).length;
    counts.cards += topic.cards.length;
    counts.figures += Object.keys(await drawingsOf(topic.folder)).length;
    for (const { kind } of topic.media) counts[kind === 'short' ? 'shorts' : 'audio'] += 1;
    counts.noteWords += wordsOf(readFileSync(join(topic.folder, 'note.md'), 'utf8'));
  }
}
const asked = problems.filter(({ file }) => names.every((name) => !name.includes('/') || file.includes(`/${name}/`)));
if (process.argv.includes('--json')) console.log(JSON.stringify({ ...counts, problems: asked.length }));
else {
  for (const { file, line, reason } of asked)
    console.log(`${relative(ROOT, file)}${line === null ? '' : `:${line}`}: ${reason}`);
  const listed = Object.entries(counts).map(([name, count]) => `${name} ${count}`);
  console.log(`${listed.join(', ')}; ${asked.length} ${asked.length === 1 ? 'problem' : 'problems'}`);
}
process.exitCode = asked.length === 0 ? 0 : 1;
