import type { Found, QuestionFiles } from '../questions/interchange-question.ts';
import { lossList, nameOf } from '../questions/interchange-question.ts';
import type { DamageList } from '../xml/damage-list.ts';
import type { XmlElement } from '../xml/xml-elements.ts';
import { fieldsIn, firstIn } from './qti1-elements.ts';
import { qti1Item } from './qti1-items.ts';
import { COURSE_FILES, textOfMaterial } from './qti1-text.ts';

/** The location of a QTI 1 document. */
type Document = {
  readonly folder: string;
  /** Its path in a package. */
  readonly path?: string | undefined;
  readonly files: QuestionFiles;
  readonly damages?: DamageList;
};

/**
 * The items of a QTI 1.2 document, as written by Canvas, Blackboard and in common cartridges: assessments, banks and
 * their sections become folders, by title. A text that items refer to precedes each of them.
 */
export function* qti1Items(root: XmlElement, document: Document): Generator<Found> {
  const texts = new Map<string, string>();
  yield* within(root, [], document, texts);
  yield* document.damages?.end(titleOf) ?? [];
}

/** The elements within the root that contain items. */
export const QTI1_CONTAINERS: ReadonlySet<string> = new Set(['assessment', 'section', 'objectbank']);

function* within(
  element: XmlElement,
  around: readonly string[],
  document: Document,
  texts: Map<string, string>,
): Generator<Found> {
  for (const node of element.nodes) {
    if (typeof node === 'string') continue;
    if (node.name === 'item') {
      yield* document.damages?.take(titleOf, node.line) ?? [];
      yield foundOf(node, around, document, texts);
    } else if (QTI1_CONTAINERS.has(node.name)) {
      const title = titleOf(node);
      if (node.name === 'assessment' && hasSettings(node)) yield lostSettings(node, title, document);
      yield* within(node, title === '' ? around : [...around, title], document, texts);
    }
  }
}

const titleOf = (element: XmlElement): string =>
  (element.attributes.title ?? ownFields(element).get('bank_title') ?? '').trim();

/** The metadata of an assessment or a bank, without those of its items. */
const ownFields = ({ nodes, ...element }: XmlElement): ReadonlyMap<string, string> =>
  fieldsIn({ ...element, nodes: nodes.filter((node) => typeof node !== 'string' && node.name === 'qtimetadata') });

/** Limits of a quiz in a common cartridge; one attempt is what cartridges declare for any quiz. */
function hasSettings(assessment: XmlElement): boolean {
  const fields = ownFields(assessment);
  const attempts = fields.get('cc_maxattempts') ?? '';
  return Number(fields.get('qmd_timelimit') ?? 0) > 0 || !/^(?:1|unlimited|)$/i.test(attempts);
}

const lostSettings = ({ line }: XmlElement, title: string, { path }: Document): Found => ({
  kind: 'lost',
  item: nameOf(title),
  position: { line, column: 1, ...(path !== undefined && { file: path }) },
  what: { code: 'setSettingsDropped' },
});

function foundOf(
  item: XmlElement,
  category: readonly string[],
  { folder, path, files }: Document,
  texts: Map<string, string>,
): Found {
  const position = { line: item.line, column: 1, ...(path !== undefined && { file: path }) };
  const { lost, onLost } = lossList();
  const identifier = item.attributes.ident ?? '';
  const read = qti1Item(item, folder, onLost);
  const presentation = firstIn(item, 'presentation');
  if (read === null) {
    const text = textOfMaterial(presentation, folder, onLost);
    texts.set(identifier, text);
    const name = nameOf(item.attributes.title || text || identifier);
    return { kind: 'lost', item: name, position, what: { code: 'textWithoutQuestion' } };
  }
  if ('reason' in read) {
    const name = nameOf(item.attributes.title || textOfMaterial(presentation, folder, onLost) || identifier);
    return { kind: 'problem', position, name, reason: read.reason };
  }
  const shared = texts.get(fieldsIn(item).get('parent_stimulus_item_ident') ?? '') ?? '';
  const stem = [shared, read.item.stem].filter((text) => text !== '').join('\n\n');
  return {
    kind: 'question',
    position,
    name: nameOf(item.attributes.title || stem || (read.item.type === 'cloze' ? read.item.text : '') || identifier),
    id: null,
    category,
    item: { ...read.item, stem },
    lost,
    files: (image) => files(image) ?? (image.startsWith(COURSE_FILES) ? files(image.slice(COURSE_FILES.length)) : null),
  };
}
