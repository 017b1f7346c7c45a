import {
  type Found,
  type InterchangeQuestion,
  lossList,
  nameOf,
  type OnLost,
} from '../questions/interchange-question.ts';
import { escapeMarkdown } from '../text/markdown-escape.ts';
import type { XmlElement } from '../xml/xml-elements.ts';
import { qtiItem } from './qti-item.reader.ts';
import { qtiAttribute, qtiChildren, qtiFirst } from './qti-names.ts';
import { fileAt, filesOf, folderOf, type Package, rootOf } from './qti-package.ts';
import { pathFrom, qtiText } from './qti-text.ts';

/** What a test says of an item: its sections, and by how much its score is multiplied. */
export type InTest = { readonly category: readonly string[]; readonly weight: number };
export const UNTESTED: InTest = { category: [], weight: 1 };

/** The questions of an item, or why it is rejected. */
export function foundOf(
  root: XmlElement,
  folder: string,
  { category, weight }: InTest,
  source: Package,
  path?: string,
): readonly Found[] {
  const position = { line: root.line, column: 1, ...(path !== undefined && { file: path }) };
  const { lost, onLost } = lossList();
  const files = filesOf(source);
  const shared = stimuliOf(root, folder, source, onLost);
  const read = qtiItem(root, { folder, files, onLost, weight });
  const name = nameOf(root.attributes.title || (qtiAttribute(root, 'identifier') ?? ''));
  if (read === null) return [{ kind: 'lost', item: name, position, what: { code: 'textWithoutQuestion' } }];
  const title = (root.attributes.title ?? '').trim();
  const withShared = (item: InterchangeQuestion, report: OnLost): InterchangeQuestion => {
    const stem = [shared, item.stem].filter((text) => text !== '').join('\n\n');
    // A text with gaps needs no other text.
    if (stem !== '' || title === '' || item.type === 'cloze') return stem === item.stem ? item : { ...item, stem };
    report({ code: 'titleAsQuestion' });
    return { ...item, stem: escapeMarkdown(title, true) };
  };
  const around = { kind: 'question', position, category, files } as const;
  if ('several' in read) {
    const count = read.several.length;
    return read.several.map((entry, at) => {
      const own = [...(at === 0 ? lost : []), ...entry.lost];
      const there = { ...position, line: entry.line };
      return 'reason' in entry.read
        ? {
            kind: 'problem',
            position: there,
            name: `${name} (${at + 1}/${count})`,
            reason: entry.read.reason,
          }
        : {
            ...around,
            position: there,
            name: `${name} (${at + 1}/${count})`,
            id: null,
            item: withShared(entry.read.item, (what) => void own.push(what)),
            lost: own,
          };
    });
  }
  if ('reason' in read) return [{ kind: 'problem', position, name, reason: read.reason }];
  const label = qtiAttribute(root, 'label') ?? '';
  const id = label.startsWith('lectern:') ? label.slice('lectern:'.length) : null;
  return [{ ...around, name, id, item: withShared(read.item, onLost), lost }];
}

/** Texts that several items share (QTI 3), which precede the question. One that cannot be read is reported. */
function stimuliOf(root: XmlElement, folder: string, source: Package, onLost: OnLost): string {
  return qtiChildren(root, 'assessmentStimulusRef')
    .map((reference) => {
      const path = pathFrom(folder, reference.attributes.href ?? '');
      const document = fileAt(path, source, { line: reference.line, column: 1 }, rootOf);
      const body = 'kind' in document ? null : qtiFirst(document, 'stimulusBody');
      if (body === null) onLost({ code: 'sharedTextUnreadable', path });
      return body === null ? '' : qtiText(body, folderOf(path), onLost);
    })
    .filter((text) => text !== '')
    .join('\n\n');
}
