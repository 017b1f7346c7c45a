import type { Written } from '../gift/gift.writer.ts';
import type { ImageFiles } from '../moodle/moodle.writer.ts';
import { nameOf } from '../questions/interchange-question.ts';
import type { Question } from '../questions/question.schema.ts';
import { lostMisconceptions } from '../questions/question-parts.ts';
import { lostTags } from '../questions/question-tags.ts';
import { markdownToHtml, markdownToInlineHtml } from '../text/markdown-to-html.ts';
import { markdownToPlain } from '../text/markdown-to-plain.ts';
import { withoutInvalidXml, XML_HEAD } from '../xml/xml-writer.ts';
import { qtiBody } from './qti-body.writer.ts';
import { QTI_SPELLING, type QtiVersion, qtiElements } from './qti-element.writer.ts';
import type { QtiTexts } from './qti-response.writer.ts';

/** The path of images, relative to an item. */
const IMAGES = '../images/';

/** A question as an item of QTI; null if QTI has no similar type. */
export function writeQtiItem(
  question: Question,
  identifier: string,
  version: QtiVersion,
  images: ImageFiles = new Map(),
): Written | null {
  const el = qtiElements(version);
  const address = (path: string): string => {
    const image = images.get(path);
    return image === undefined ? path : IMAGES + encodeURIComponent(image.name);
  };
  const texts: QtiTexts = {
    el,
    version,
    images,
    block: (markdown) => withoutInvalidXml(markdownToHtml(markdown, address)),
    line: (markdown) => withoutInvalidXml(markdownToInlineHtml(markdown, address)),
  };
  const body = qtiBody(question, texts);
  if (body === null) return null;
  const { explanation, hints = [], source, licence } = question;
  const spelling = QTI_SPELLING[version];
  const feedback = explanation ? texts.block(explanation) : '';
  const processing =
    body.template !== undefined
      ? el('responseProcessing', { template: spelling.template(body.template) })
      : body.rules !== undefined
        ? el('responseProcessing', {}, body.rules)
        : '';
  const text = el(
    'assessmentItem',
    {
      xmlns: spelling.items,
      identifier,
      title: nameOf(markdownToPlain(question.stem)) || question.id,
      label: `lectern:${question.id}`,
      adaptive: false,
      timeDependent: false,
    },
    body.declared,
    el('outcomeDeclaration', {
      identifier: 'SCORE',
      cardinality: 'single',
      baseType: 'float',
      normalMaximum: body.marks,
    }),
    feedback === ''
      ? ''
      : el('outcomeDeclaration', { identifier: 'FEEDBACK', cardinality: 'single', baseType: 'identifier' }),
    el('itemBody', {}, body.body),
    processing,
    // Shown unless an outcome hides it, which none does: general feedback.
    feedback === ''
      ? ''
      : el(
          'modalFeedback',
          { outcomeIdentifier: 'FEEDBACK', identifier: 'NONE', showHide: 'hide' },
          version === '3.0' ? el('contentBody', {}, feedback) : feedback,
        ),
  );
  return {
    text: XML_HEAD + text,
    lost: [
      ...body.lost,
      ...(hints.length > 0 ? [{ code: 'hintsDropped' } as const] : []),
      ...lostMisconceptions(question),
      ...lostTags(question),
      ...(source?.work || source?.author || source?.url || licence ? [{ code: 'sourceDropped' } as const] : []),
    ],
  };
}
