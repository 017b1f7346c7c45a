import type { QuestionParts } from '#domain/questions/parameters/template.ts';
import type { CompareExpressions, RuleProblem } from '#domain/questions/types/question-type.ts';
import { itemType, QUESTION_TYPES, type QuestionTypeName } from '#domain/questions/types/registry.ts';
import type { QuestionSource } from '../../platform/db/schema/questions/questions.ts';
import { compareExpressions } from '../../questions/expressions/compare-expressions.ts';
import type { ContentImage } from '../media/image.reader.ts';
import { imagePaths, withDigests } from '../media/image-reference.ts';
import { QuestionError, quote, schemaProblems } from '../questions/problem.ts';
import { partsOf } from '../questions/question.answer.ts';
import type { QuestionDraft } from '../questions/question.draft.ts';
import { type Question, questionSchema } from '../questions/question.schema.ts';
import { partAt } from '../questions/schema-issue.reason.ts';
import type { Parts } from '../questions/types/interchange-type.ts';
import { readParts } from './question-parts.ts';
import { repeatedField } from './repeated-field.ts';
import { type KeyChecks, templateOf } from './template.line.ts';

/** Imports the image at a path of the file, and returns its description. Throws if it is not available. */
export type ImportImage = (path: string) => Promise<ContentImage>;

/**
 * One line of a JSON Lines file as a question of the bank.
 * @throws QuestionError with every reason for the rejection, each with its path in the line.
 */
export async function questionOfLine(line: string, importImage: ImportImage): Promise<QuestionDraft> {
  const question = readQuestion(line);
  const draft = draftOf(question);
  const images = question.images ?? [];
  return images.length === 0 && !line.includes('![') ? draft : withImages(draft, images, importImage);
}

function readQuestion(line: string): Question {
  return questionOf(readJson(line));
}

/** A parsed question, validated. Throws `QuestionError`. */
export function questionOf(value: unknown): Question {
  const parsed = questionSchema.safeParse(value, { reportInput: true });
  if (!parsed.success) throw new QuestionError(schemaProblems(parsed.error));
  return parsed.data;
}

/** The two things that JSON can represent and PostgreSQL cannot store: the character NUL and a lone surrogate. */
export const SUSPECT_ESCAPE = /\\u(?:0000|d[89a-f])/i;

function readJson(line: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw new QuestionError({ code: 'lineNotJson' });
  }
  const repeated = repeatedField(line, value);
  if (repeated !== null) throw new QuestionError({ code: 'jsonFieldRepeated', field: repeated.field });
  if (SUSPECT_ESCAPE.test(line)) {
    const path = findInvalidText(value, []);
    if (path !== null)
      throw new QuestionError([
        {
          path,
          reason: 'contains an invalid character (NUL or an unpaired surrogate)',
          coded: { code: 'characterNotStorable', where: partAt(path.split('.')) },
        },
      ]);
  }
  return value;
}

/** The path of a text that PostgreSQL cannot store; null if there is none. */
export function findInvalidText(value: unknown, path: readonly string[]): string | null {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed() ? path.join('.') : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, inner] of Object.entries(value)) {
    const found = findInvalidText(inner, [...path, key]);
    if (found !== null) return found;
  }
  return null;
}

/**
 * A question as a question of the bank, without checking its images.
 * @throws QuestionError
 */
export function draftOf(question: Question, checks: KeyChecks = {}): QuestionDraft {
  const randomised = templateOf(question, checks);
  return {
    externalId: question.id,
    subject: plainTitle(question.subject),
    topic: plainTitle(question.topic),
    subtopic: question.subtopic == null ? null : plainTitle(question.subtopic),
    type: question.type,
    ...(randomised === null
      ? {
          stem: question.stem,
          ...checkedParts(question.type, partsOf(question), checks),
          explanation: question.explanation || null,
          hints: question.hints ?? [],
        }
      : { ...randomised.example, template: randomised.template }),
    tags: [...new Set((question.tags ?? []).map(plainTitle))],
    source: sourceOf(question),
    images: [],
  };
}

/** Titles and tags identify subjects, topics and questions: the same letters have to be the same title. */
const plainTitle = (title: string): string => title.normalize('NFC').replace(/\s+/g, ' ');

function checkedParts(type: QuestionTypeName, parts: Parts, { compare = compareExpressions }: KeyChecks): Parts {
  const { body, key } = readParts(type, parts);
  const problems = [
    ...itemType(type).check(body, key),
    ...(compare === null ? [] : expressionProblems(type, body, key, compare)),
  ];
  if (problems.length > 0) throw new QuestionError(problems);
  return { body, key };
}

/** An expected expression that cannot be parsed would make every answer incorrect. */
function expressionProblems(
  type: QuestionTypeName,
  body: unknown,
  key: unknown,
  compare: CompareExpressions,
): RuleProblem[] {
  if (type !== 'expression') return [];
  const { variables } = QUESTION_TYPES.expression.body.parse(body);
  const expected = QUESTION_TYPES.expression.key.parse(key);
  const comparison = compare({ ...expected, given: expected.expected, variables });
  if (comparison === 'equivalent') return [];
  const path = 'answer.expected';
  return comparison === 'otherForm'
    ? [{ path, reason: 'is not in the form that the question asks for', coded: { code: 'expressionOtherForm' } }]
    : [{ path, reason: 'cannot be parsed, or is undefined everywhere', coded: { code: 'expressionUnreadable' } }];
}

function sourceOf({ source, licence }: Question): QuestionSource {
  return {
    work: source?.work || null,
    author: source?.author || null,
    url: source?.url ? webAddress(source.url) : null,
    licence: licence || null,
  };
}

/** Sources often write their address without `https://`. Anything that is not a web address must not become a link. */
function webAddress(text: string): string {
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  const { hostname, username } = URL.parse(address) ?? { hostname: '', username: '' };
  if (!hostname.includes('.') || username !== '' || /\s/.test(text)) {
    throw new QuestionError([
      {
        path: 'source.url',
        reason: `${quote(text)} is not a web address`,
        coded: { code: 'addressInvalid', address: text },
      },
    ]);
  }
  return address;
}

/**
 * The draft with the images that its texts show, imported.
 * @throws QuestionError if an image is shown and not listed, or listed and not shown, or can't be used
 */
export async function withImages(
  draft: QuestionDraft,
  images: readonly { readonly file: string }[],
  importImage: ImportImage,
): Promise<QuestionDraft> {
  const shown = new Set<string>();
  mapTexts(draft, (text) => {
    for (const path of imagePaths(text)) shown.add(path);
    return text;
  });
  const listed = images.map(({ file }) => file);
  const problems: RuleProblem[] = [
    ...[...shown]
      .filter((path) => !listed.includes(path))
      .map(
        (path): RuleProblem => ({
          path: 'images',
          reason: `the image ${quote(path)} is shown but not listed`,
          coded: { code: 'imageNotListed', image: path },
        }),
      ),
    ...listed
      .filter((path) => !shown.has(path))
      .map(
        (path): RuleProblem => ({
          path: 'images',
          reason: `the image ${quote(path)} is listed but not shown in any text`,
          coded: { code: 'imageNotShown', image: path },
        }),
      ),
  ];
  if (problems.length > 0) throw new QuestionError(problems);

  const contentImages = new Map<string, ContentImage>();
  for (const path of shown) contentImages.set(path, await importImage(path));
  const digests = new Map([...contentImages].map(([path, { digest }]) => [path, digest]));
  const unique = new Map([...contentImages.values()].map((image) => [image.digest, image]));
  return { ...mapTexts(draft, (text) => withDigests(text, digests)), images: [...unique.values()] };
}

/** The draft with `change` applied to every text that is shown to a student. */
export function mapTexts(draft: QuestionDraft, change: (text: string) => string): QuestionDraft {
  return {
    ...draft,
    ...mapParts(draft, change),
    ...(draft.template != null && { template: { ...draft.template, ...mapParts(draft.template, change) } }),
  };
}

const mapParts = (parts: QuestionParts, change: (text: string) => string): QuestionParts => ({
  stem: change(parts.stem),
  body: mapStrings(parts.body, change),
  key: mapStrings(parts.key, change),
  explanation: parts.explanation === null ? null : change(parts.explanation),
  hints: parts.hints.map(change),
});

function mapStrings(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((inner) => mapStrings(inner, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, mapStrings(inner, change)]));
}
