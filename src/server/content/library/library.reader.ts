import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as pause } from 'node:timers/promises';
import type * as z from 'zod/mini';
import type { Language } from '#domain/platform/language.ts';
import {
  cardsFileSchema,
  focusFileSchema,
  type LibraryCard,
  type LibraryFocusPoint,
  type LibraryMedia,
  type LibraryPaper,
  mediaFileSchema,
  paperFileSchema,
  subjectFileSchema,
  topicFileSchema,
} from './library.schema.ts';
import { LIBRARY_LICENCE } from './library-licence.ts';
import { type LibraryQuestion, readQuestions } from './library-question.ts';
import { type LibraryProblem, parseYaml, readYaml } from './yaml-file.ts';

export type LibraryTopic = z.infer<typeof topicFileSchema> & {
  readonly slug: string;
  /** Where its files are. */
  readonly folder: string;
  readonly questions: readonly LibraryQuestion[];
  readonly cards: readonly LibraryCard[];
  readonly focus: readonly LibraryFocusPoint[];
  readonly media: readonly (LibraryMedia & { readonly line: number | null })[];
};

export type LibrarySubject = Omit<z.infer<typeof subjectFileSchema>, 'topics'> & {
  readonly slug: string;
  readonly folder: string;
  readonly topics: readonly LibraryTopic[];
  readonly papers: readonly (LibraryPaper & { readonly file: string })[];
};

export type Library = {
  readonly subjects: readonly LibrarySubject[];
  /** Empty if all of it can be loaded. */
  readonly problems: readonly LibraryProblem[];
};

type Report = (problem: LibraryProblem) => void;

/** The files of a topic with text for students. */
export const NOTE_FILES = ['note.md', 'summary.md'] as const;

/** The file that lists the media of a topic. */
export const MEDIA_FILE = 'media.yaml';

type Selection = {
  /** Folders of subjects; left out: all. */
  readonly only?: readonly string[];
  /** Left out: every language. */
  readonly language?: Language;
  /** Whether the library has passed `library:check`, so that its keys aren't checked again. Default: false. */
  readonly isChecked?: boolean;
};

/**
 * Reads a library, or a selection of its subjects, from its folder: one folder for each subject. Pauses after every
 * topic (about 10 ms), so that this thread can do other things meanwhile.
 */
export async function readLibrary(
  folder: string,
  { only = [], language, isChecked = false }: Selection = {},
): Promise<Library> {
  const problems: LibraryProblem[] = [];
  const report: Report = (problem) => void problems.push(problem);
  const slugs = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(folder, entry.name, 'subject.yaml')))
    .map(({ name }) => name)
    .filter((name) => only.length === 0 || only.includes(name))
    .sort();
  const subjects: LibrarySubject[] = [];
  for (const slug of slugs) {
    const subject = await readSubject(join(folder, slug), { slug, language, isChecked }, report);
    if (subject !== null) subjects.push(subject);
  }
  return { subjects, problems };
}

type SubjectChoice = {
  readonly slug: string;
  readonly language: Language | undefined;
  readonly isChecked: boolean;
};

/** Null if it can't be read, or is in another language. */
async function readSubject(
  folder: string,
  { slug, language, isChecked }: SubjectChoice,
  report: Report,
): Promise<LibrarySubject | null> {
  const file = readYaml(join(folder, 'subject.yaml'), report);
  const subject = file === null ? null : parseYaml(file, subjectFileSchema, report);
  if (subject === null || (language !== undefined && subject.language !== language)) return null;
  const topics: LibraryTopic[] = [];
  for (const name of subject.topics) {
    const topic = readTopic(folder, { slug, title: subject.title, isChecked }, name, report);
    if (topic !== null) topics.push(topic);
    await pause();
  }
  return { ...subject, slug, folder, topics, papers: readPapers(folder, report) };
}

type Parent = { readonly slug: string; readonly title: string; readonly isChecked: boolean };

function readTopic(parentFolder: string, subject: Parent, slug: string, report: Report): LibraryTopic | null {
  const folder = join(parentFolder, slug);
  const file = readYaml(join(folder, 'topic.yaml'), report);
  const topic = file === null ? null : parseYaml(file, topicFileSchema, report);
  if (topic === null) return null;
  for (const name of NOTE_FILES)
    if (!existsSync(join(folder, name)))
      report({ file: join(folder, name), line: null, reason: 'the file is missing' });
  const questions = readYaml(join(folder, 'questions.yaml'), report);
  const templates = join(folder, 'templates.yaml');
  const randomised = existsSync(templates) ? readYaml(templates, report) : null;
  const cards = readYaml(join(folder, 'cards.yaml'), report);
  const focus = readYaml(join(folder, 'exam-focus.yaml'), report);
  return {
    ...topic,
    slug,
    folder,
    questions: readQuestions(
      [questions, randomised].filter((file) => file !== null),
      { subject, topic: { ...topic, slug } },
      { report, isChecked: subject.isChecked },
    ),
    cards: (cards === null ? null : parseYaml(cards, cardsFileSchema, report)) ?? [],
    focus: (focus === null ? null : parseYaml(focus, focusFileSchema, report)) ?? [],
    media: readMediaList(folder, report),
  };
}

/** The media of a topic's folder. Not every topic has some. */
function readMediaList(folder: string, report: Report): LibraryTopic['media'] {
  const path = join(folder, MEDIA_FILE);
  const file = existsSync(path) ? readYaml(path, report) : null;
  const list = (file === null ? null : parseYaml(file, mediaFileSchema, report)) ?? [];
  return list.map((entry, index) => ({ ...entry, line: file?.lineOf(index) ?? null }));
}

function readPapers(folder: string, report: Report): LibrarySubject['papers'] {
  const papers = join(folder, 'papers');
  if (!existsSync(papers)) return [];
  return readdirSync(papers)
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .flatMap((name) => {
      const file = readYaml(join(papers, name), report);
      const paper = file === null ? null : parseYaml(file, paperFileSchema, report);
      return paper === null ? [] : [{ ...paper, file: join(papers, name) }];
    });
}

/** What a kind of material is called in titles. */
export type NamesByLanguage = { readonly [L in Language]: string };
const SUMMARY_NAMES: NamesByLanguage = { en: 'summary', de: 'Zusammenfassung' };
const DATA_SHEET_NAMES: NamesByLanguage = { en: 'formulas and data', de: 'Formeln und Daten' };

/** A note's text with the front matter that follows from its location in the library. */
export function noteFile(
  subject: Pick<LibrarySubject, 'title' | 'language'>,
  topic: LibraryTopic,
  name: (typeof NOTE_FILES)[number],
): string {
  const isNote = name === 'note.md';
  return withFrontMatter(readFileSync(join(topic.folder, name), 'utf8'), {
    title: isNote ? topic.title : `${topic.title}: ${SUMMARY_NAMES[subject.language]}`,
    subject: subject.title,
    topic: topic.title,
    kind: isNote ? 'noteBooklet' : 'onePageSummary',
    summary: topic.summary,
  });
}

/** The formulas and data of a subject (`data-sheet.md`) as a summary of its first topic; null if it has none. */
export function dataSheetFile({ title, language, folder, topics }: LibrarySubject): string | null {
  const path = join(folder, 'data-sheet.md');
  const [topic] = topics;
  if (topic === undefined || !existsSync(path)) return null;
  return withFrontMatter(readFileSync(path, 'utf8'), {
    title: `${title}: ${DATA_SHEET_NAMES[language]}`,
    subject: title,
    topic: topic.title,
    kind: 'onePageSummary',
    summary: '',
  });
}

type FrontMatter = { readonly [Field in 'title' | 'subject' | 'topic' | 'kind' | 'summary']: string };

function withFrontMatter(body: string, fields: FrontMatter): string {
  const head = { ...fields, licence: LIBRARY_LICENCE, author: 'Lectern' };
  const lines = Object.entries(head).map(([field, value]) => `${field}: ${JSON.stringify(value)}`);
  return ['---', ...lines, '---', '', body].join('\n');
}
