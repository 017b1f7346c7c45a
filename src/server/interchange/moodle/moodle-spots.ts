import { imageSize } from 'image-size';
import { choiceId } from '../questions/interchange-question.ts';
import { childOf, childrenOf, textIn, type XmlElement } from '../xml/xml-elements.ts';
import { type MoodleFiles, type MoodleRead, moodleText, type Report } from './moodle-text.ts';

const number = (element: XmlElement | null): number => Number(textIn(element).trim());

/** Words or images that are dragged onto an image: becomes labelling. */
export function hotspotQuestion(
  type: string,
  element: XmlElement,
  stem: string,
  files: MoodleFiles,
  onLost: Report,
): MoodleRead {
  const background = childrenOf(element, 'file')[0];
  if (background === undefined) return { reason: { code: 'questionImageMissing' } };
  const path = `moodle:background/${encodeURIComponent(background.attributes.name ?? 'picture')}`;
  files.set(path, textIn(background));
  const size = sizeOf(textIn(background));
  if (size === null) return { reason: { code: 'questionImageUnreadable' } };
  const drags = childrenOf(element, 'drag');
  const boxes = drags.map((drag, at) => ({
    no: textIn(childOf(drag, 'no')).trim() || String(at + 1),
    id: choiceId(at),
    text: moodleText(childOf(drag, 'text'), files, onLost),
  }));
  if (boxes.some(({ text }) => text === '')) return { reason: { code: 'draggedImagesNotSupported' } };
  if (boxes.length < 2) return { reason: { code: 'singleMarker' } };
  if (drags.some((drag) => childOf(drag, 'file') !== null)) onLost({ code: 'draggedImagesAsWords' });
  const drops = childrenOf(element, 'drop').map((drop, at) => ({
    ...(type === 'ddmarker' ? middleOf(drop) : { x: number(childOf(drop, 'xleft')), y: number(childOf(drop, 'ytop')) }),
    id: `s${at + 1}`,
    named: textIn(childOf(drop, 'choice')).trim(),
  }));
  if (drops.length === 0) return { reason: { code: 'imageWithoutPlaces' } };
  const unknown = drops.find(({ named }) => !boxes.some(({ no }) => no === named));
  if (unknown !== undefined) {
    return { reason: { code: 'placeMarkerUnknown', place: unknown.id.slice(1), marker: unknown.named || '0' } };
  }
  const outside = drops.find(({ x, y }) => !(x >= 0 && x <= size.width && y >= 0 && y <= size.height));
  if (outside !== undefined) return { reason: { code: 'placeOutsideImage', place: outside.id.slice(1) } };
  const share = (index: number, total: number): number => Math.round((index / total) * 10_000) / 100;
  if (type === 'ddmarker') onLost({ code: 'areasAsPoints' });
  const spots = drops.map(({ id, x, y }, at) => ({
    id,
    x: share(x, size.width),
    y: share(y, size.height),
    text: `Place ${at + 1}`,
  }));
  return {
    item: {
      type: 'labelling',
      stem: stem || moodleText(childOf(element, 'name'), files, onLost),
      picture: `![Picture](<${path}>)`,
      spots,
      choices: boxes.map(({ id, text }) => ({ id, text })),
      answer: Object.fromEntries(drops.map(({ id, named }) => [id, boxes.find(({ no }) => no === named)?.id ?? ''])),
    },
    feedback: [],
  };
}

/** `circle` with `x,y;r`, `rectangle` with `x,y;width,height`, `polygon` with its corners. */
function middleOf(drop: XmlElement): { x: number; y: number } {
  const pairs = textIn(childOf(drop, 'coords'))
    .split(';')
    .map((pair) => pair.split(',').map(Number));
  const [[x = 0, y = 0] = [], [width = 0, height = 0] = []] = pairs;
  const shape = textIn(childOf(drop, 'shape')).trim();
  if (shape === 'circle') return { x, y };
  if (shape === 'rectangle') return { x: x + width / 2, y: y + height / 2 };
  const sum = (at: number): number => pairs.reduce((all, pair) => all + (pair[at] ?? 0), 0) / pairs.length;
  return { x: sum(0), y: sum(1) };
}

function sizeOf(data: string): { width: number; height: number } | null {
  try {
    const { width, height } = imageSize(Buffer.from(data, 'base64'));
    return width > 0 && height > 0 ? { width, height } : null;
  } catch {
    return null;
  }
}
