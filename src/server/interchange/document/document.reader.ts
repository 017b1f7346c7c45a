import type { Block } from '#domain/interchange/document/document.ts';
import { recogniseQuestions } from '#domain/interchange/document/recognise-questions.rule.ts';
import type { Recognised } from '#domain/interchange/document/recognised-question.ts';
import type { ImportReason } from '#domain/interchange/import-reason.ts';
import type { NumberReader } from '../questions/file-numbers.ts';
import { FileError, type Found, nameOf, type QuestionFiles } from '../questions/interchange-question.ts';
import { documentQuestion } from './document-question.ts';
import { blocksMarkdown, droppedEmphases, runsMarkdown } from './rich-text.markdown.ts';

/** A longer document is a book: it would not fit in memory as paragraphs. */
const BLOCKS_MAX = 200_000;
/** Maximum characters of a question's source that are shown next to it. */
const SOURCE_MAX_CHARS = 2_000;

export type DocumentReading = {
  readonly readNumber: NumberReader;
  /** The images of the document, by the path in its runs. */
  readonly files?: QuestionFiles;
};

/** The questions of a document, whatever program wrote it. Throws `FileError` if it is too long. */
export function* readDocument(document: Iterable<Block>, reading: DocumentReading): Generator<Found> {
  const blocks: Block[] = [];
  for (const block of document) {
    if (blocks.length === BLOCKS_MAX) throw new FileError({ code: 'documentTooLong', max: BLOCKS_MAX });
    blocks.push(block);
  }
  for (const recognised of recogniseQuestions(blocks)) yield foundOf(recognised, reading);
}

function foundOf(recognised: Recognised, { readNumber, files }: DocumentReading): Found {
  const position = { line: recognised.line, column: 1 };
  const source = recognised.source.replaceAll('\ufffc', '…');
  const name = nameOf(source);
  if (recognised.kind === 'text') return { kind: 'lost', position, item: name, what: { code: 'textWithoutQuestion' } };
  if (recognised.kind === 'refused') {
    const problem = { kind: 'problem', position, name, reason: recognised.reason } as const;
    if (recognised.offered === undefined) return problem;
    const offered = documentQuestion(recognised.offered, readNumber);
    if ('code' in offered) return problem;
    const { item } = offered;
    return {
      ...{ ...problem, recognised: { source: source.slice(0, SOURCE_MAX_CHARS), item } },
      ...(files !== undefined && { files }),
    };
  }
  const { question, explanation, inferred, lost } = recognised;
  const read = documentQuestion(question, readNumber);
  if ('code' in read) return { kind: 'problem', position, name, reason: read };
  const shown: readonly Block[] =
    question.type === 'choices' ? [...question.stem, ...question.choices.flat()] : question.stem;
  const dropped: ImportReason[] = droppedEmphases(shown).map((emphasis) => ({ code: 'emphasisDropped', emphasis }));
  return {
    ...{ kind: 'question', position, id: null, category: [] },
    name: nameOf(blocksMarkdown(question.stem)),
    item: { ...read.item, ...(explanation !== null && { explanation: runsMarkdown(explanation) }) },
    lost: [...lost, ...dropped],
    recognised: { source: source.slice(0, SOURCE_MAX_CHARS), inferred: [...inferred, ...read.inferred] },
    ...(files !== undefined && { files }),
  };
}
