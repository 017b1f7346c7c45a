import type { ImportReason } from '#domain/interchange/import-reason.ts';
import { isDrawing } from '../media/drawing.reader.ts';
import { ImageError, shownSize } from '../media/image.reader.ts';
import { choiceId, type QuestionFiles } from '../questions/interchange-question.ts';
import { textIn, type XmlElement } from '../xml/xml-elements.ts';
import { correctAnswers, type QtiContext, type QtiRead } from './qti-answers.ts';
import { qtiAll, qtiAttribute, qtiFirst } from './qti-names.ts';
import { pathFrom, qtiText } from './qti-text.ts';

/** Points on an image, to find or to label. An area becomes its centre. */
export function spotsOf(
  interaction: XmlElement,
  stem: string,
  { folder, onLost, files, declared }: QtiContext,
): QtiRead {
  const name = interaction.name;
  const imageElement = qtiFirst(interaction, 'object') ?? qtiFirst(interaction, 'img');
  if (imageElement === null) return { reason: { code: 'questionImageMissing' } };
  const source = pathFrom(folder, imageElement.attributes.data ?? imageElement.attributes.src ?? '');
  const size = sizeOf(imageElement, source, files);
  if ('reason' in size) return size;
  const { width, height } = size;
  const alt = (imageElement.attributes.alt ?? textIn(imageElement)).replace(/[[\]\s]+/g, ' ').trim() || 'Picture';
  const areas = [...qtiAll(interaction, 'hotspotChoice'), ...qtiAll(interaction, 'associableHotspot')];
  const share = (index: number, total: number): number =>
    Math.min(100, Math.max(0, Math.round((index / total) * 10_000) / 100));
  const spots = areas.map((area, at) => {
    const coords = (qtiAttribute(area, 'coords') ?? '').split(',').map(Number);
    const shape = qtiAttribute(area, 'shape') ?? 'rect';
    const { x, y } = shape === 'default' ? { x: width / 2, y: height / 2 } : middleOf(shape, coords);
    return {
      id: qtiAttribute(area, 'identifier') ?? `s${at + 1}`,
      x: share(x, width),
      y: share(y, height),
      text: qtiAttribute(area, 'hotspotLabel') ?? `Place ${at + 1}`,
    };
  });
  if (spots.length === 0) return { reason: { code: 'imageWithoutPlaces' } };
  onLost({ code: 'areasAsPoints' });
  const right = correctAnswers(declared.get(qtiAttribute(interaction, 'responseIdentifier') ?? ''));
  const shown = { stem: stem || 'Click the correct place in the image.', picture: `![${alt}](<${source}>)`, spots };
  if (name !== 'graphicGapMatchInteraction') {
    return { item: { type: 'hotspot', ...shown, answer: [...right], single: right.length === 1 } };
  }
  const gaps = [...qtiAll(interaction, 'gapText'), ...qtiAll(interaction, 'gapImg')];
  const rows = gaps.map((gap, at) => ({
    from: qtiAttribute(gap, 'identifier') ?? '',
    id: choiceId(at),
    text: qtiText(gap, folder, onLost),
  }));
  const pairs = right
    .map((pair) => pair.split(/\s+/))
    .flatMap(([one = '', other = '']) => {
      const [gap, spot] = rows.some(({ from }) => from === one) ? [one, other] : [other, one];
      return [[spot, rows.find(({ from }) => from === gap)?.id ?? ''] as const];
    });
  return {
    item: {
      type: 'labelling',
      ...shown,
      choices: rows.map(({ id, text }) => ({ id, text })),
      answer: Object.fromEntries(pairs),
    },
  };
}

type Size = { readonly width: number; readonly height: number };

/**
 * The size of an image in the pixels of its coordinates: the declared size, otherwise its own; or why it is unknown.
 */
function sizeOf(
  { attributes }: XmlElement,
  source: string,
  files: QuestionFiles,
): Size | { readonly reason: ImportReason } {
  const [width, height] = [points(attributes.width), points(attributes.height)];
  if (width !== null && height !== null) return { width, height };
  const bytes = /^(?:[a-z][\w+.-]*:|\/\/)/i.test(source) ? null : files(source);
  if (bytes === null) return { reason: { code: 'questionImageWithoutSize' } };
  try {
    const own = shownSize(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    if (width !== null) return { width, height: (own.height * width) / own.width };
    return height === null ? own : { width: (own.width * height) / own.height, height };
  } catch (error) {
    if (!(error instanceof ImageError)) throw error;
    return { reason: { code: isDrawing(Buffer.from(bytes)) ? 'questionImageWithoutSize' : 'questionImageUnreadable' } };
  }
}

/** A length in pixels; null for relative lengths and invalid values. */
function points(length: string | undefined): number | null {
  const [, number] = /^(\d{1,6}(?:\.\d{1,6})?)\s*(?:px)?$/.exec((length ?? '').trim()) ?? [];
  return number === undefined || Number(number) === 0 ? null : Number(number);
}

function middleOf(shape: string, coords: readonly number[]): { x: number; y: number } {
  const [a = 0, b = 0, c = 0, d = 0] = coords;
  if (shape === 'circle' || shape === 'ellipse') return { x: a, y: b };
  if (shape === 'rect') return { x: (a + c) / 2, y: (b + d) / 2 };
  const mean = (odd: number): number => {
    const xCoords = coords.filter((_, at) => at % 2 === odd);
    return xCoords.reduce((sum, position) => sum + position, 0) / Math.max(1, xCoords.length);
  };
  return { x: mean(0), y: mean(1) };
}
