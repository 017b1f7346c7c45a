import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import katex from 'katex';
import { keysOf } from '#domain/platform/keys-of.ts';
import { lintQuestion } from '#domain/questions/authoring/question-lint.rule.ts';
import { type LibrarySubject, type LibraryTopic, NOTE_FILES } from '#server/content/library/library.reader.ts';
import { type LibraryQuestion, libraryId } from '#server/content/library/library-question.ts';
import type { LibraryProblem } from '#server/content/library/yaml-file.ts';
import { draftOf } from '#server/interchange/jsonl/question.line.ts';
import { QuestionError } from '#server/interchange/questions/problem.ts';
import { wrongKeys } from './computed-answers.ts';
import { digestsOf, drawingsOf, renderedDigests } from './drawing-files.ts';
import { shownDraws, wrongDraws } from './drawn-answers.ts';
import { imbalance } from './equations.ts';
import { mediaProblems } from './media-checks.ts';

/** The minimum content of a topic. */
export const TOPIC_MINIMUM = {
  noteWords: 1_500,
  questions: 25,
  types: 8,
  structured: 4,
  cards: 30,
  focusPoints: 5,
  figures: 3,
} as const;
const NOTE_WORDS_MAX = 2_700;
const SUMMARY_WORDS_MAX = 600;
const HINTS = 2;
/** `Choice B`, or a letter alone before a verb. */
const NAMES_CHOICE = /\b(?:choice|option|answer|statement)s? [A-F]\b/i;

/** Words of a text, a formula counting as one. */
export const wordsOf = (text: string): number =>
  text
    .replaceAll('\\$', '')
    .replace(/\$\$[\s\S]*?\$\$|\$[^$]*\$/g, ' x ')
    .replace(/!\[[^\]]*\]\([^)]*\)|[|#>*_`-]/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '').length;

const FORMULA = /\$\$([\s\S]*?)\$\$|(?<!\\)\$((?:\\.|[^$\\])+?)\$/g;
const IMAGE = /!\[([^[\]]*)\]\(([^()\s]+)\)/g;

/** Everything wrong in a topic, besides what the reader of its files reports. */
export async function topicProblems(subject: LibrarySubject, topic: LibraryTopic): Promise<LibraryProblem[]> {
  const file = (name: string): string => join(topic.folder, name);
  const whole = (name: string, reason: string): LibraryProblem => ({ file: file(name), line: null, reason });
  return [
    ...NOTE_FILES.flatMap((name) => noteProblems(topic, name)),
    ...topic.questions.flatMap((question) => questionProblems(topic, question)),
    ...repeatedStems(topic),
    ...topic.cards.flatMap((card, index) =>
      textProblems(Object.values(card).join('\n'), topic.folder).map((reason) =>
        whole('cards.yaml', `card ${index + 1}: ${reason}`),
      ),
    ),
    ...focusProblems(topic),
    ...(await drawingProblems(topic)),
    ...(await mediaProblems(topic)),
    ...shortfalls(topic).map((reason) => whole('topic.yaml', reason)),
    ...(subject.topics.filter(({ title }) => title === topic.title).length > 1
      ? [whole('topic.yaml', `another topic is called “${topic.title}”`)]
      : []),
  ];
}

function shortfalls(topic: LibraryTopic): string[] {
  const structured = topic.questions.filter(({ question }) => question.type === 'structured-answer').length;
  const types = new Set(topic.questions.map(({ question }) => question.type)).size;
  const found: { readonly [K in keyof typeof TOPIC_MINIMUM]?: number } = {
    questions: topic.questions.length,
    types,
    structured,
    cards: topic.cards.length,
    focusPoints: topic.focus.length,
  };
  const names = {
    questions: 'questions',
    types: 'types of questions',
    structured: 'structured questions',
    cards: 'cards',
    focusPoints: 'exam-focus points',
  } as const;
  const few = keysOf(names).flatMap((name) =>
    (found[name] ?? 0) < TOPIC_MINIMUM[name]
      ? [`has ${found[name] ?? 0} ${names[name]}; at least ${TOPIC_MINIMUM[name]} are needed`]
      : [],
  );
  const unused = topic.subtopics.filter((name) => topic.questions.every(({ question }) => question.subtopic !== name));
  const unasked = Object.keys(topic.specification).filter((point) =>
    topic.questions.every((each) => each.point !== point),
  );
  return [
    ...few,
    ...unused.map((name) => `no question is about the subtopic “${name}”`),
    ...unasked.map((point) => `no question is about point ${point}`),
  ];
}

function noteProblems(topic: LibraryTopic, name: (typeof NOTE_FILES)[number]): LibraryProblem[] {
  const path = join(topic.folder, name);
  if (!existsSync(path)) return [];
  const text = readFileSync(path, 'utf8');
  const words = wordsOf(text);
  const isNote = name === 'note.md';
  const figures = [...text.matchAll(IMAGE)].length;
  const reasons = [
    ...textProblems(text, topic.folder),
    ...(text.startsWith('---') ? ['has front matter; title and summary come from topic.yaml'] : []),
    ...(/^# /m.test(text)
      ? ['has a heading of level 1; its title comes from topic.yaml, so headings begin with ##']
      : []),
    ...(isNote && words < TOPIC_MINIMUM.noteWords
      ? [`has ${words} words; at least ${TOPIC_MINIMUM.noteWords} are needed`]
      : []),
    ...(words > (isNote ? NOTE_WORDS_MAX : SUMMARY_WORDS_MAX) ? [`has ${words} words, which is too long`] : []),
    ...(isNote && figures < TOPIC_MINIMUM.figures
      ? [`shows ${figures} figures; at least ${TOPIC_MINIMUM.figures} are needed`]
      : []),
  ];
  return reasons.map((reason) => ({ file: path, line: null, reason }));
}

/** Formulas that can't be shown, equations that don't balance, and images that are missing or not described. */
export function textProblems(text: string, folder: string): string[] {
  const formulas = [...text.replace(/```[\s\S]*?```|`[^`\n]*`/g, '').matchAll(FORMULA)];
  return [
    ...formulas.flatMap(([, display, inline]) => {
      const tex = display ?? inline ?? '';
      try {
        katex.renderToString(tex, { throwOnError: true, strict: 'error', displayMode: display !== undefined });
      } catch (error) {
        return [`the formula ${tex} can’t be shown: ${error instanceof Error ? error.message : ''}`];
      }
      const reason = imbalance(tex);
      return reason === null ? [] : [`the equation ${tex} is not balanced: ${reason}`];
    }),
    ...[...text.matchAll(IMAGE)].flatMap(([, alt = '', path = '']) => [
      ...(alt.trim().length < 15 ? [`the image ${path} has no description`] : []),
      ...(existsSync(join(folder, path)) ? [] : [`the image ${path} is missing`]),
    ]),
  ];
}

function questionProblems(topic: LibraryTopic, entry: LibraryQuestion): LibraryProblem[] {
  const { question, line, number, misconceptions } = entry;
  const reasons: string[] = [];
  try {
    const draft = draftOf(question);
    const source = { work: null, author: null, url: null, licence: null };
    reasons.push(
      ...lintQuestion({ ...draft, hints: [...draft.hints], source })
        // A model answer explains a written question.
        .filter(({ rule }) => rule !== 'explanationMissing' || !('scheme' in question))
        .map(({ path, rule }) => `${path}: ${rule}`),
    );
    for (const shown of shownDraws(question)) reasons.push(...textProblems(textsOf(shown), topic.folder));
    reasons.push(...wrongDraws(entry));
  } catch (error) {
    if (!(error instanceof QuestionError)) throw error;
    reasons.push(error.message);
  }
  if ((question.hints?.length ?? 0) !== HINTS)
    reasons.push(`has ${question.hints?.length ?? 0} hints instead of ${HINTS}`);
  if (question.type === 'multiple-choice')
    for (const { id } of question.choices)
      if (!question.answer.includes(id) && !misconceptions.has(id)) reasons.push(`choice ${id} has no misconception`);
  if ('answer' in question && Array.isArray(question.answer))
    for (const id of misconceptions.keys())
      if (question.answer.some((right) => right === id))
        reasons.push(`choice ${id} is correct but names a misconception`);
  if (
    'choices' in question &&
    [question.explanation ?? '', ...(question.hints ?? [])].some((text) => NAMES_CHOICE.test(text))
  )
    reasons.push('names a choice by its letter, but choices are shuffled');
  if (question.parameters == null) reasons.push(...wrongKeys(entry));
  return [...new Set(reasons)].map((reason) => ({
    file: entry.file,
    line,
    reason: `question ${number}: ${reason}`,
  }));
}

function textsOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'object' && value !== null ? Object.values(value).map(textsOf).join('\n\n') : '';
}

function repeatedStems({ questions }: LibraryTopic): LibraryProblem[] {
  return questions.flatMap(({ question: { stem }, file, line, number }, index) => {
    const same = questions.slice(0, index).find((other) => other.question.stem === stem);
    return same === undefined || stem.length < 40
      ? []
      : [{ file, line, reason: `question ${number} asks the same as question ${same.number}` }];
  });
}

function focusProblems(topic: LibraryTopic): LibraryProblem[] {
  const note = join(topic.folder, 'note.md');
  const headings = existsSync(note)
    ? [...readFileSync(note, 'utf8').matchAll(/^#{2,3} (.+)$/gm)].map(([, heading = '']) => heading.trim())
    : [];
  return topic.focus.flatMap(({ title, heading, subtopics, body }) => {
    const reasons = [
      ...textProblems(body, topic.folder),
      ...(heading === null || headings.includes(heading) ? [] : [`the note has no heading “${heading}”`]),
      ...subtopics
        .filter((name) => !topic.subtopics.includes(name))
        .map((name) => `the topic has no subtopic “${name}”`),
    ];
    return reasons.map((reason) => ({
      file: join(topic.folder, 'exam-focus.yaml'),
      line: null,
      reason: `“${title}”: ${reason}`,
    }));
  });
}

async function drawingProblems(topic: LibraryTopic): Promise<LibraryProblem[]> {
  const file = join(topic.folder, 'figures.ts');
  const [digests, rendered] = [digestsOf(await drawingsOf(topic.folder)), renderedDigests(topic.folder)];
  const used = [
    ...NOTE_FILES.map((name) => join(topic.folder, name)),
    ...['questions.yaml', 'templates.yaml', 'cards.yaml'].map((name) => join(topic.folder, name)),
  ]
    .filter((path) => existsSync(path))
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');
  return [...digests].flatMap(([name, digest]) => [
    ...(rendered.get(name) === digest
      ? []
      : [{ file, line: null, reason: `the file of ${name} is not up to date; run npm run library:figures` }]),
    ...(used.includes(`figures/${name}.png`) ? [] : [{ file, line: null, reason: `the figure ${name} is not used` }]),
  ]);
}

/** Papers that name unknown questions, or the same question twice. */
export function paperProblems(subject: LibrarySubject): LibraryProblem[] {
  const known = new Set(
    subject.topics.flatMap((topic) => topic.questions.map(({ number }) => libraryId(subject.slug, topic.slug, number))),
  );
  const used = new Set<string>();
  return subject.papers.flatMap(({ file, sections }) =>
    sections.flatMap(({ questions }) =>
      questions.flatMap(({ question }) => {
        const [topic = '', number = ''] = question.split('/');
        const id = libraryId(subject.slug, topic, number);
        const repeated = used.has(id);
        used.add(id);
        return [
          ...(known.has(id) ? [] : [{ file, line: null, reason: `there is no question ${question}` }]),
          ...(repeated ? [{ file, line: null, reason: `question ${question} is in two places` }] : []),
        ];
      }),
    ),
  );
}
