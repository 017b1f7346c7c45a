import type * as z from 'zod/mini';
import type { Estimate } from '#domain/questions/authoring/question-draft.schema.ts';
import { firstOrder } from '#domain/questions/first-order.rule.ts';
import { draftOf, questionOf } from '../../interchange/jsonl/question.line.ts';
import type { KeyChecks } from '../../interchange/jsonl/template.line.ts';
import { QuestionError } from '../../interchange/questions/problem.ts';
import type { QuestionDraft } from '../../interchange/questions/question.draft.ts';
import type { Question } from '../../interchange/questions/question.schema.ts';
import { questionExtrasSchema, type topicFileSchema } from './library.schema.ts';
import { LIBRARY_LICENCE } from './library-licence.ts';
import type { LibraryProblem, YamlFile } from './yaml-file.ts';

export type LibraryQuestion = {
  /** Its number in the topic: `07`. */
  readonly number: string;
  /** The file that it is in. */
  readonly file: string;
  readonly line: number | null;
  readonly question: Question;
  /** As a question of the bank, without its images. */
  readonly draft: QuestionDraft;
  readonly estimate: Estimate;
  readonly point: string;
  /** The sentences of the misconceptions, by the id of the choice. */
  readonly misconceptions: ReadonlyMap<string, string>;
  readonly checks: readonly string[];
};

type TopicLocation = {
  readonly subject: { readonly slug: string; readonly title: string };
  readonly topic: z.infer<typeof topicFileSchema> & { readonly slug: string };
};
type Report = (problem: LibraryProblem) => void;

/** Of a library that somebody has changed: five draws of a randomised question, where `library:check` checks many. */
const NEW: KeyChecks = { draws: 5 };
/** Of a library that has passed `library:check`: only the form. */
const CHECKED: KeyChecks = { draws: 1, compare: null };

/** The id of a question in the bank. */
export const libraryId = (subject: string, topic: string, number: string): string =>
  `library-${subject}-${topic}-${number}`;

/**
 * The questions of a topic's files; those that can't be read are reported and left out.
 * @param isChecked whether the library has passed `library:check`
 */
export function readQuestions(
  files: readonly YamlFile[],
  location: TopicLocation,
  { report, isChecked }: { readonly report: Report; readonly isChecked: boolean },
): readonly LibraryQuestion[] {
  const seen = new Set<string>();
  return files.flatMap((file) => readFile(file, location, { report, seen, checks: isChecked ? CHECKED : NEW }));
}

function readFile(
  file: YamlFile,
  location: TopicLocation,
  { report, seen, checks }: { readonly report: Report; readonly seen: Set<string>; readonly checks: KeyChecks },
): readonly LibraryQuestion[] {
  if (!Array.isArray(file.value)) {
    report({ file: file.path, line: 1, reason: 'must be a list of questions' });
    return [];
  }
  const entries: readonly unknown[] = file.value;
  return entries.flatMap((entry, index) => {
    const line = file.lineOf(index);
    const found = readQuestion(entry, location, checks, (reason) => report({ file: file.path, line, reason }));
    if (found === null) return [];
    if (seen.has(found.number)) report({ file: file.path, line, reason: `the id ${found.number} is used twice` });
    seen.add(found.number);
    return [{ ...found, file: file.path, line }];
  });
}

function readQuestion(
  entry: unknown,
  { subject, topic }: TopicLocation,
  keyChecks: KeyChecks,
  report: (reason: string) => void,
): Omit<LibraryQuestion, 'file' | 'line'> | null {
  const parsed = questionExtrasSchema.safeParse(entry);
  if (!parsed.success) {
    for (const { path, message } of parsed.error.issues) report(`${path.map(String).join('.')}: ${message}`);
    return null;
  }
  const { id: number, difficulty, point, misconceptions = {}, check = [], subtopic } = parsed.data;
  if (!(point in topic.specification)) report(`question ${number}: the specification has no point ${point}`);
  if (!topic.subtopics.includes(subtopic)) report(`question ${number}: the topic has no subtopic “${subtopic}”`);
  const named = new Map<string, string>();
  for (const [choice, name] of Object.entries(misconceptions)) {
    const sentence = topic.misconceptions[name];
    if (sentence === undefined) report(`question ${number}: the topic has no misconception “${name}”`);
    else named.set(choice, sentence);
  }
  try {
    const question = questionOf({
      ...plainFields(entry),
      id: libraryId(subject.slug, topic.slug, number),
      subject: subject.title,
      topic: topic.title,
      tags: [point],
      images: imagesOf(entry),
      source: { work: 'Lectern library', author: 'Lectern' },
      licence: LIBRARY_LICENCE,
      ...(named.size > 0 ? { misconceptions: Object.fromEntries(named) } : {}),
    });
    const checks = typeof check === 'string' ? [check] : check;
    const draft = draftOf(question, keyChecks);
    return { number, question, draft, estimate: difficulty, point, misconceptions: named, checks };
  } catch (error) {
    if (!(error instanceof QuestionError)) throw error;
    report(`question ${number}: ${error.message}`);
    return null;
  }
}

/** The fields of Lectern's JSON Lines, with the short forms of choices and answers written out. */
function plainFields(entry: unknown): { readonly [field: string]: unknown } {
  if (typeof entry !== 'object' || entry === null) return {};
  const { difficulty, point, misconceptions, check, ...fields }: { readonly [field: string]: unknown } = { ...entry };
  const { choices, answer, type, parameters } = fields;
  if (type === 'ordering' && isMapping(choices) && Array.isArray(answer))
    return { ...fields, ...scattered(choices, answer) };
  return {
    ...fields,
    ...(isMapping(choices) ? { choices: Object.entries(choices).map(([id, text]) => ({ id, text })) } : {}),
    ...(typeof answer === 'string' && type !== 'open' ? { answer: [answer] } : {}),
    // The answer of a randomised question is computed by its parameters.
    ...(type === 'numeric' && isMapping(parameters) && isMapping(answer) ? { answer: { value: 0, ...answer } } : {}),
  };
}

/** The entries of an ordering in the order in which students see them at first; neither it nor the ids tell the correct one. */
function scattered(entries: object, answer: readonly unknown[]) {
  const texts = new Map(Object.entries(entries));
  const right = answer.map((id) => ({ id: String(id), text: texts.get(String(id)) }));
  const shown = firstOrder(right, [...texts.values()].join());
  const idOf = (id: string): string => String.fromCharCode(97 + shown.findIndex((entry) => entry.id === id));
  return {
    choices: shown.map(({ id, text }) => ({ id: idOf(id), text })),
    answer: right.map(({ id }) => idOf(id)),
  };
}

const isMapping = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const IMAGE = /!\[[^[\]]*\]\(([^()\s]+)\)/g;

/** Every image that the texts of a question show. */
function imagesOf(entry: unknown): readonly { readonly file: string }[] {
  const files = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value === 'string')
      for (const [, file] of value.matchAll(IMAGE)) if (file !== undefined) files.add(file);
    if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) visit(inner);
  };
  visit(entry);
  return [...files].map((file) => ({ file }));
}
