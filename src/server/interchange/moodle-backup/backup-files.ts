import { textOf } from '../files/text-file.ts';
import { childOf, textIn, type XmlElement, xmlElements } from '../xml/xml-elements.ts';

type BackupFile = { readonly hash: string; readonly name: string };
/** The files of questions, with the hash of their content: by area, item and path, and the first one of each item. */
export type BackupFiles = {
  readonly byPath: ReadonlyMap<string, BackupFile>;
  readonly firstIn: ReadonlyMap<string, BackupFile>;
};

export const NO_FILES: BackupFiles = { byPath: new Map(), firstIn: new Map() };

const PIECE_BYTES = 65_536;

/** The key of a file of a question: `itemId` is the id of the question, of its answer or of another part. */
export const fileKey = (area: string, itemId: string, path: string): string => `${area}/${itemId}${path}`;

/** Reads which files belong to questions. Throws `FileError` if the list is not well-formed. */
export function filesOfQuestions(list: Uint8Array): BackupFiles {
  const [byPath, firstIn] = [new Map<string, BackupFile>(), new Map<string, BackupFile>()];
  const pieces = Array.from({ length: Math.ceil(list.length / PIECE_BYTES) }, (_, at) =>
    list.subarray(at * PIECE_BYTES, (at + 1) * PIECE_BYTES),
  );
  for (const file of xmlElements(textOf(pieces), { depth: 1 })) {
    const field = fieldOf(file);
    const component = field('component');
    const [hash, name] = [field('contenthash'), field('filename')];
    if (component !== 'question' && !component.startsWith('qtype_')) continue;
    // Moodle lists folders as files that are called ".".
    if (name === '.' || !/^[0-9a-f]{40}$/.test(hash)) continue;
    const [area, itemId] = [field('filearea'), field('itemid')];
    byPath.set(fileKey(area, itemId, field('filepath') + name), { hash, name });
    if (!firstIn.has(fileKey(area, itemId, ''))) firstIn.set(fileKey(area, itemId, ''), { hash, name });
  }
  return { byPath, firstIn };
}

const fieldOf =
  (element: XmlElement) =>
  (name: string): string =>
    textIn(childOf(element, name)).trim();
