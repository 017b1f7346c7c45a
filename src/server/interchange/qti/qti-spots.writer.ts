import { ImageError, inspectImage } from '../media/image.reader.ts';
import { imagePaths } from '../media/image-reference.ts';
import type { QuestionOf } from '../questions/question.schema.ts';
import { xmlElement } from '../xml/xml-writer.ts';
import { declared, namesOf, type QtiBody, type QtiTexts, RESPONSE } from './qti-response.writer.ts';

/** The radius around a point that counts as a hit, as a share of the image's width. */
const HIT_RADIUS = 0.04;

/** Points on an image, to find or to label: circles around them. Null if the image is not available. */
export function spotsBody(
  question: QuestionOf<'hotspot' | 'labelling'>,
  { el, block, line, images }: QtiTexts,
): QtiBody | null {
  const [path = ''] = imagePaths(question.picture);
  const imageElement = images.get(path);
  const size = imageElement === undefined ? null : sizeOf(imageElement.bytes);
  if (imageElement === undefined || size === null) return null;
  const alt = /!\[((?:\\.|[^[\]\\])*)\]/.exec(question.picture)?.[1] ?? '';
  const shown = xmlElement('object', {
    data: `../images/${encodeURIComponent(imageElement.name)}`,
    type: size.mime,
    width: size.width,
    height: size.height,
    alt,
  });
  const areas = question.spots.map(({ id, x, y, text }, at) => ({
    id,
    name: `S${at + 1}`,
    attributes: {
      identifier: `S${at + 1}`,
      shape: 'circle',
      coords: [
        Math.round((x / 100) * size.width),
        Math.round((y / 100) * size.height),
        Math.max(1, Math.round(size.width * HIT_RADIUS)),
      ].join(','),
      hotspotLabel: text,
    },
  }));
  const nameOf = (id: string): string => areas.find((spot) => spot.id === id)?.name ?? '';
  const lost = [{ code: 'placesRounded' } as const];
  if (question.type === 'hotspot') {
    const single = question.single === true;
    return {
      declared: declared(el, {
        many: single ? 'single' : 'multiple',
        of: 'identifier',
        right: question.answer.map(nameOf),
      }),
      body:
        block(question.stem) +
        el(
          'hotspotInteraction',
          { responseIdentifier: RESPONSE, maxChoices: single ? 1 : 0 },
          shown,
          ...areas.map(({ attributes }) => el('hotspotChoice', attributes)),
        ),
      template: 'match_correct',
      lost,
    };
  }
  const names = namesOf(question.choices);
  return {
    declared: declared(el, {
      many: 'multiple',
      of: 'directedPair',
      right: Object.entries(question.answer).map(([spot, choice]) => `${names.get(choice) ?? ''} ${nameOf(spot)}`),
    }),
    body:
      block(question.stem) +
      el(
        'graphicGapMatchInteraction',
        { responseIdentifier: RESPONSE },
        shown,
        ...question.choices.map(({ id, text }) =>
          el('gapText', { identifier: names.get(id), matchMax: 0 }, line(text)),
        ),
        ...areas.map(({ attributes }) => el('associableHotspot', { ...attributes, matchMax: 1 })),
      ),
    template: 'match_correct',
    lost: [...lost, ...(question.keepOrder === true ? [{ code: 'keepOrderDropped' } as const] : [])],
  };
}

function sizeOf(bytes: Uint8Array): { readonly mime: string; readonly width: number; readonly height: number } | null {
  try {
    return inspectImage(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  } catch (error) {
    if (error instanceof ImageError) return null;
    throw error;
  }
}
