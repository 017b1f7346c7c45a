import { moodleFound } from '../moodle/moodle.reader.ts';
import { fileNumbers, type NumberReader } from '../questions/file-numbers.ts';
import { FileError, type Found, nameOf, type QuestionFiles } from '../questions/interchange-question.ts';
import { childOf, childrenOf, textIn, type XmlElement } from '../xml/xml-elements.ts';
import { type MoodleBackup, openBackup } from './backup.archive.ts';
import { fieldText, type QuestionContext } from './backup-elements.ts';
import { type BackupFiles, fileKey, filesOfQuestions, NO_FILES } from './backup-files.ts';
import { backupParts } from './backup-parts.ts';
import { asMoodleXml } from './backup-question.ts';
import { type BankCategory, bankEntries } from './question-bank.parser.ts';

const QUESTIONS = 'questions.xml';
const FOLDERS_MAX = 50;

/** What the whole question bank has to be read for. */
type Bank = {
  readonly categories: ReadonlyMap<string, BankCategory>;
  readonly partTexts: ReadonlyMap<string, string>;
};

/**
 * The questions of a Moodle backup (.mbz), as Moodle 2 to 5 write it, and then the other parts of the course. Of a
 * question with several versions, the latest is read. Throws `FileError`.
 */
export function* readMoodleBackup(file: string, numbers: NumberReader = fileNumbers()): Generator<Found> {
  const backup = openBackup(file);
  try {
    const questions = backup.document(QUESTIONS);
    const bank = questions === null ? null : bankIn(questions);
    if (questions === null || bank === null) throw new FileError({ code: 'moodleBackupWithoutQuestions' });
    const list = backup.document('files.xml');
    const files = list === null ? NO_FILES : filesOfQuestions(list);
    backup.retain(new Set([...files.byPath.values()].map(({ hash }) => hash)));
    const context: QuestionContext = { partTexts: bank.partTexts, fileIn: (...place) => fileIn(backup, files, place) };
    for (const found of bankEntries(questions, QUESTIONS)) {
      if (!('element' in found)) continue;
      const entry = latestOf(found.element);
      if (entry === null) continue;
      const category = foldersOf(found.category, bank.categories);
      yield* foundOf(entry, category, { ...context, numbers, files: bytesOf(backup, files) });
    }
    const parts = backup.document('moodle_backup.xml');
    if (parts !== null) yield* backupParts(parts);
  } finally {
    backup.close();
  }
}

/** The categories, and the texts of questions within others; null if there is no question. */
function bankIn(questions: Uint8Array): Bank | null {
  const categories = new Map<string, BankCategory>();
  const partTexts = new Map<string, string>();
  let hasQuestions = false;
  for (const found of bankEntries(questions, QUESTIONS)) {
    if (!('element' in found)) {
      categories.set(found.id, found);
      continue;
    }
    hasQuestions = true;
    for (const question of versionsOf(found.element).flatMap(({ questions: all }) => all))
      if (isPart(question)) partTexts.set(question.attributes.id ?? '', fieldText(question, 'questiontext'));
  }
  return hasQuestions ? { categories, partTexts } : null;
}

/** The names of a category and those around it, the outermost first, without Moodle's own root. */
function foldersOf(id: string, categories: ReadonlyMap<string, BankCategory>): readonly string[] {
  const names: string[] = [];
  for (
    let next = categories.get(id);
    next !== undefined && names.length < FOLDERS_MAX;
    next = categories.get(next.parent)
  )
    names.unshift(next.name.trim());
  return names.filter((name, at) => name !== '' && !(at === 0 && name === 'top'));
}

/** A question within another one. Moodle declares a random question as its own parent. */
function isPart(question: XmlElement): boolean {
  const parent = fieldText(question, 'parent').trim();
  return parent !== '' && parent !== '0' && parent !== question.attributes.id;
}

type Version = { readonly number: number; readonly status: string; readonly questions: readonly XmlElement[] };

/** The versions of an entry; a question of Moodle 2 or 3 has one. */
function versionsOf(element: XmlElement): readonly Version[] {
  if (element.name === 'question') return [{ number: 1, status: 'ready', questions: [element] }];
  return childrenOf(childOf(element, 'question_version'), 'question_versions').map((version) => ({
    number: Number(fieldText(version, 'version')) || 0,
    status: fieldText(version, 'status').trim(),
    questions: childrenOf(childOf(version, 'questions'), 'question'),
  }));
}

type Entry = {
  readonly question: XmlElement;
  readonly isHidden: boolean;
  readonly idNumber: string;
  readonly olderVersions: number;
};

/** The latest version of an entry; null if it is part of another question. */
function latestOf(element: XmlElement): Entry | null {
  const versions = versionsOf(element).toSorted((a, b) => b.number - a.number);
  const [latest] = versions;
  const question = latest?.questions[0];
  if (latest === undefined || question === undefined || isPart(question)) return null;
  return {
    question,
    isHidden: latest.status !== 'ready' || textIn(childOf(question, 'hidden')).trim() === '1',
    idNumber: (fieldText(element, 'idnumber') || fieldText(question, 'idnumber')).trim(),
    olderVersions: versions.length - 1,
  };
}

function* foundOf(
  { question, isHidden, idNumber, olderVersions }: Entry,
  category: readonly string[],
  context: QuestionContext & { readonly numbers: NumberReader; readonly files: QuestionFiles },
): Generator<Found> {
  const position = { line: question.line, column: question.column, file: QUESTIONS };
  const type = fieldText(question, 'qtype').trim();
  if (type === 'random') {
    yield {
      kind: 'lost',
      position,
      item: nameOf(fieldText(question, 'name')),
      what: { code: 'randomQuestionDropped' },
    };
    return;
  }
  const found = moodleFound(asMoodleXml(question, { isHidden, idNumber }, context), category, context.numbers);
  if (found.kind !== 'question') {
    yield { ...found, position };
    return;
  }
  const older = olderVersions === 0 ? [] : [{ code: 'olderVersionsDropped', count: olderVersions } as const];
  const own = found.files;
  const files: QuestionFiles = (path) => own?.(path) ?? context.files(path);
  yield { ...found, position, lost: [...found.lost, ...older], files };
}

/** `moodle:/questiontext/12/folder/map.png` is a file of question 12. */
const PATH = /^moodle:\/([a-z_]+)\/(\d+)(\/.+)$/;

const bytesOf =
  (backup: MoodleBackup, files: BackupFiles): QuestionFiles =>
  (written) => {
    const [, area = '', itemId = '', path = ''] = PATH.exec(written) ?? [];
    const file = files.byPath.get(fileKey(area, itemId, path));
    return file === undefined ? null : backup.file(file.hash);
  };

function fileIn(backup: MoodleBackup, files: BackupFiles, [area, itemId]: readonly [string, string]) {
  const file = files.firstIn.get(fileKey(area, itemId, ''));
  const bytes = file === undefined ? null : backup.file(file.hash);
  return file === undefined || bytes === null ? null : { name: file.name, data: Buffer.from(bytes).toString('base64') };
}
