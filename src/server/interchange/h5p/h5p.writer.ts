import { createHash } from 'node:crypto';
import type { ImportReason } from '#domain/interchange/import-reason.ts';
import { withoutImages } from '../media/image-reference.ts';
import type { ImageFile, ImageFiles } from '../moodle/moodle.writer.ts';
import { nameOf } from '../questions/interchange-question.ts';
import { plainWords } from '../questions/plain-words.ts';
import { isWrittenIn, type Question, type QuestionOf } from '../questions/question.schema.ts';
import { lostMisconceptions, startsAsCode } from '../questions/question-parts.ts';
import { lostTags } from '../questions/question-tags.ts';
import { markdownToHtml, markdownToInlineHtml } from '../text/markdown-to-html.ts';
import { type H5pPart, h5pBlanks } from './h5p-blanks.writer.ts';
import { hasImages, imageFileOf, leadingImage } from './h5p-image.ts';
import { H5P_LIBRARIES, type H5pLibrary, h5pLibrary } from './h5p-libraries.ts';

/** A question as the content of a library, and the images that it shows. */
export type H5pWritten = {
  readonly libraries: readonly H5pLibrary[];
  readonly content: object;
  readonly images: readonly ImageFile[];
  readonly lost: readonly ImportReason[];
};

/** A question for an H5P question set; null if H5P has no similar type. */
export function writeH5p(question: Question, images: ImageFiles = new Map()): H5pWritten | null {
  const { image, stem } = leadingImage(question.stem, images);
  const written = partOf(question, stem);
  if (written === null) return null;
  const { library, params, lost } = written;
  const { source, licence } = question;
  const title = nameOf(plainWords(question.stem));
  return {
    libraries: image === null ? [library] : [library, 'Image'],
    content: {
      library: h5pLibrary(library),
      params: { ...params, ...(image !== null && { media: mediaOf(image.file, image.alt) }) },
      subContentId: identifierOf(question.id),
      metadata: { contentType: H5P_LIBRARIES[library].title, license: 'U', title },
    },
    images: image === null ? [] : [image.file],
    lost: [
      ...lost,
      ...(question.explanation ? [{ code: 'explanationDropped' } as const] : []),
      ...(question.hints !== undefined && question.hints.length > 0 ? [{ code: 'hintsDropped' } as const] : []),
      ...lostTags(question),
      ...lostMisconceptions(question),
      ...(startsAsCode(stem) ? [{ code: 'formattingDropped' } as const] : []),
      ...(hasImages([stem, ...textsOf(question)]) ? [{ code: 'imagesDropped' } as const] : []),
      ...(source?.work || source?.author || source?.url || licence ? [{ code: 'sourceDropped' } as const] : []),
    ],
  };
}

function partOf(question: Question, stem: string): H5pPart | null {
  if (!isWrittenIn('h5p', question)) return null;
  switch (question.type) {
    case 'multiple-choice':
    case 'multiple-response':
      return choices(question, stem);
    case 'true-false':
      return {
        library: 'TrueFalse',
        params: { question: html(stem), correct: String(question.answer) },
        lost: [],
      };
    case 'short-answer':
    case 'cloze':
      return h5pBlanks(question, html(stem));
  }
}

/** Texts of H5P can't show images: their descriptions are written instead. */
const html = (markdown: string): string => markdownToHtml(withoutImages(markdown, new Set()), (path) => path);

function choices(question: QuestionOf<'multiple-choice' | 'multiple-response'>, stem: string): H5pPart | null {
  const isSingle = question.type === 'multiple-choice';
  // H5P has no question for which any of several choices is enough.
  if (isSingle && question.answer.length !== 1) return null;
  return {
    library: 'MultiChoice',
    params: {
      question: html(stem),
      answers: question.choices.map(({ id, text }) => ({
        text: `<div>${markdownToInlineHtml(withoutImages(text, new Set()), (path) => path)}</div>`,
        correct: question.answer.includes(id),
        tipsAndFeedback: {},
      })),
      behaviour: {
        type: isSingle ? 'single' : 'multi',
        singlePoint: false,
        randomAnswers: question.keepOrder !== true,
      },
    },
    lost: question.weights === undefined ? [] : [{ code: 'weightsDropped' }],
  };
}

const textsOf = (question: Question): readonly string[] => [
  ...(question.choices ?? []).map(({ text }) => text),
  ...('text' in question ? [question.text] : []),
];

const mediaOf = (image: ImageFile, alt: string): object => ({
  type: {
    library: h5pLibrary('Image'),
    params: {
      contentName: 'Image',
      alt,
      file: imageFileOf(image),
    },
    metadata: { contentType: 'Image', license: 'U' },
  },
  disableImageZooming: false,
});

/** An identifier in the form of a UUID; the same for the same question. */
function identifierOf(id: string): string {
  const digest = createHash('sha256').update(id).digest('hex');
  return [0, 8, 12, 16, 20].map((from, at) => digest.slice(from, [8, 12, 16, 20, 32][at])).join('-');
}
