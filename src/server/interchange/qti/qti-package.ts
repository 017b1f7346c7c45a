import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { IMAGE_MAX_BYTES } from '#domain/content/media/image.limits.ts';
import type { ZipArchive } from '../archive/zip.reader.ts';
import { textOf, textOfAll } from '../files/text-file.ts';
import { QTI1_CONTAINERS } from '../qti1/qti1.reader.ts';
import { FileError, type Found, type QuestionFiles } from '../questions/interchange-question.ts';
import type { DamageList } from '../xml/damage-list.ts';
import { type XmlElement, xmlElements, xmlRoot } from '../xml/xml-elements.ts';
import { qtiAll, qtiName } from './qti-names.ts';
import { pathFrom } from './qti-text.ts';

export const MANIFEST = 'imsmanifest.xml';
export const DOCUMENT_MAX_BYTES = 20_000_000;

/** The files of a package, in an archive or in the folder of a manifest or a test. */
export type Package = {
  readonly read: (path: string, most: number) => Uint8Array | null;
  readonly paths: () => Iterable<string>;
};

/** Many packages contain the folder instead of its content: then paths are relative to that folder. */
export function archivePackage(archive: ZipArchive): Package {
  const { entries } = archive;
  const [manifest = MANIFEST] = entries.has(MANIFEST)
    ? []
    : [...entries.keys()]
        .filter((path) => path.endsWith(`/${MANIFEST}`) && !path.startsWith('__MACOSX/'))
        .sort((a, b) => a.split('/').length - b.split('/').length);
  const root = manifest.slice(0, -MANIFEST.length);
  return {
    read: (path, most) => {
      const entry = entries.get(root + path);
      return entry === undefined ? null : archive.read(entry, most);
    },
    paths: () => entries.keys(),
  };
}

/** A package that was unpacked into a folder. No path leaves the folder; larger files throw `FileError`. */
export const folderPackage = (folder: string): Package => ({
  read: (path, most) => {
    if (path.split('/').includes('..') || path.includes('\0')) return null;
    const filePath = join(folder, path);
    const size = statSync(filePath, { throwIfNoEntry: false });
    if (size === undefined || !size.isFile()) return null;
    if (size.size > most) throw new FileError({ code: 'packageFileTooLarge', path, max: most });
    return readFileSync(filePath);
  },
  paths: () => [],
});

/** The folder of a path, without its last slash; empty for a file at the top. */
export const folderOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')));

export type FilePosition = { line: number; column: number; file?: string };
type Problem = Extract<Found, { kind: 'problem' }>;

/** The content of a file referenced at a position, or why it cannot be read. */
export function fileAt<Read>(
  path: string,
  source: Package,
  from: FilePosition,
  read: (text: string) => Read,
): Read | Problem {
  if (/^(?:[a-z][\w+.-]*:|\/\/)/i.test(path)) {
    return { kind: 'problem', position: from, reason: { code: 'packageFileElsewhere', path } };
  }
  const bytes = source.read(path, DOCUMENT_MAX_BYTES);
  if (bytes === null) return { kind: 'problem', position: from, reason: { code: 'packageFileMissing', path } };
  try {
    return read(textOfAll(bytes));
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    const { reason } = error;
    const line = 'code' in reason && reason.code === 'xmlDamaged' ? reason.line : 1;
    return { kind: 'problem', position: { line, column: 1, file: path }, reason };
  }
}

/** The root of a document; for documents with many items even if it is damaged. */
export const rootOf = (text: string, damages?: DamageList): XmlElement =>
  xmlRoot(text, {
    nameOf: qtiName,
    ...(damages !== undefined && {
      recovery: { root: 'questestinterop', unit: 'item', containers: QTI1_CONTAINERS, onDamage: damages.add },
    }),
  });

/** The images of a package; one that is too large counts as missing. */
export const filesOf =
  (source: Package): QuestionFiles =>
  (image) => {
    try {
      return source.read(image, IMAGE_MAX_BYTES);
    } catch (error) {
      if (error instanceof FileError) return null;
      throw error;
    }
  };

/** Types of files in QTI 1.2 packages, including common cartridges and Blackboard. */
export const OLD_TYPE = /imsqti_(?:[a-z]+_)?xmlv1p|^assessment\/x-bb-qti-/i;
/**
 * In addition to a cartridge's files, Canvas exports its own banks, and its quizzes with everything that a cartridge
 * cannot represent.
 */
export const OLD_FILE = /^non_cc_assessments\/[^/]+\.qti$/;

export type Resource = {
  readonly type: string;
  readonly href: string;
  readonly identifier: string;
  readonly line: number;
};

const MANIFEST_PIECE_BYTES = 65_536;
/** The resources of a manifest are in one child of the root. */
const RESOURCE_DEPTH = 2;
const RESOURCES: ReadonlySet<string> = new Set(['resources']);

/** The elements of a manifest below its main parts: its resources and the structure of a course, one after the other. */
export function manifestElements(
  manifest: Uint8Array,
  onDamage: DamageList['add'] = () => undefined,
): Generator<XmlElement> {
  const pieces = Array.from({ length: Math.ceil(manifest.length / MANIFEST_PIECE_BYTES) }, (_, at) =>
    manifest.subarray(at * MANIFEST_PIECE_BYTES, (at + 1) * MANIFEST_PIECE_BYTES),
  );
  const recovery = { root: 'manifest', unit: 'resource', containers: RESOURCES, onDamage };
  return xmlElements(textOf(pieces), { depth: RESOURCE_DEPTH, nameOf: qtiName, recovery });
}

/** The files that a manifest names. There may be a hundred thousand, so nothing else is kept in memory. */
export function resourcesIn(manifest: Uint8Array, damages: DamageList): Resource[] {
  const resources: Resource[] = [];
  for (const element of manifestElements(manifest, damages.add)) {
    for (const resource of element.name === 'resource' ? [element] : qtiAll(element, 'resource')) {
      const { type = '', identifier = '', href } = resource.attributes;
      const named = href ?? (OLD_TYPE.test(type) ? oldFileOf(resource) : '');
      resources.push({ type, href: pathFrom('', named), identifier, line: resource.line });
    }
  }
  return resources;
}

/** The main file of a resource without an address: the first of its files that may contain questions. */
const oldFileOf = (resource: XmlElement): string =>
  resource.attributes['bb:file'] ??
  qtiAll(resource, 'file')
    .map(({ attributes }) => attributes.href ?? '')
    .find((href) => /\.(?:xml|qti|dat)$/i.test(href)) ??
  '';
