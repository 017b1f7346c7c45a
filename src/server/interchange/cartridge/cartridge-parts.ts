import type { CoursePart } from '#domain/interchange/import-reason.ts';
import { textOfAll } from '../files/text-file.ts';
import { MANIFEST, manifestElements, OLD_FILE, OLD_TYPE, type Package } from '../qti/qti-package.ts';
import { pathFrom } from '../qti/qti-text.ts';
import { FileError, type Found, nameOf } from '../questions/interchange-question.ts';
import { childOf, childrenOf, textIn, type XmlElement, xmlRoot } from '../xml/xml-elements.ts';

/** A resource of a course: its type, its files, and the resources that it consists of as well. */
type CourseResource = {
  readonly identifier: string;
  readonly type: string;
  readonly files: readonly string[];
  readonly line: number;
  /** Another form of a resource, for platforms that don't know its type. */
  readonly isAlternative: boolean;
};

/** Bytes of a web link or a discussion, of which only the title is read. */
const TITLE_FILE_MAX_BYTES = 1_000_000;
const NAMES_MAX_CHARS = 1_000;

/** Types of resources that only courses have. */
export const isCartridgeType = (type: string): boolean => /imscc_xmlv|^(?:imswl|imsdt|imsbasiclti)_xmlv/i.test(type);

/**
 * The parts of a common cartridge that are not questions, by their titles in the course; files without a title as one
 * list. `used`: the files that belong to questions.
 */
export function* cartridgeParts(
  manifest: Uint8Array,
  source: Package,
  used: ReadonlySet<string>,
): Generator<Extract<Found, { kind: 'lost' }>> {
  const { resources, titles, owned } = courseIn(manifest);
  const files = new Set<string>();
  let settings: CourseResource | null = null;
  for (const resource of resources) {
    const { identifier, type, line } = resource;
    const left = resource.files.filter((path) => !used.has(path));
    const isQuestions = OLD_TYPE.test(type) || resource.files.some((path) => OLD_FILE.test(path));
    if (isQuestions || resource.isAlternative || left.length === 0) continue;
    if (owned.has(identifier) && /^associatedcontent\//i.test(type)) continue;
    const part = partOf(resource);
    const [main = ''] = left;
    const title = titles.get(identifier) ?? (part === 'file' || part === 'settings' ? '' : titleInside(main, source));
    if (title === '' && part === 'file') for (const path of left) files.add(lastOf(path));
    else if (title === '' && part === 'settings') settings ??= resource;
    else yield lostPart(title || lastOf(main), line, part);
  }
  if (settings !== null) yield lostPart(lastOf(settings.files[0] ?? ''), settings.line, 'settings');
  if (files.size > 0) {
    const names = [...files].join(', ');
    const shown = names.length > NAMES_MAX_CHARS ? `${names.slice(0, NAMES_MAX_CHARS)}…` : names;
    const position = { line: 1, column: 1, file: MANIFEST };
    yield {
      ...{ kind: 'lost', item: MANIFEST, position },
      what: { code: 'courseFilesDropped', count: files.size, files: shown },
    };
  }
}

const lostPart = (title: string, line: number, part: CoursePart): Extract<Found, { kind: 'lost' }> => ({
  ...{ kind: 'lost', item: nameOf(title), position: { line, column: 1, file: MANIFEST } },
  what: { code: 'coursePartDropped', part },
});

const lastOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** The resources of a manifest, the titles that the course shows for them, and those that belong to another one. */
function courseIn(manifest: Uint8Array): {
  readonly resources: readonly CourseResource[];
  readonly titles: ReadonlyMap<string, string>;
  readonly owned: ReadonlySet<string>;
} {
  const resources: CourseResource[] = [];
  const titles = new Map<string, string>();
  const owned = new Set<string>();
  for (const element of manifestElements(manifest)) {
    if (element.name === 'organization') collectTitles(element, titles);
    if (element.name !== 'resource') continue;
    const { identifier = '', type = '', href } = element.attributes;
    for (const { attributes } of childrenOf(element, 'dependency')) owned.add(attributes.identifierref ?? '');
    const listed = childrenOf(element, 'file').map(({ attributes }) => attributes.href ?? '');
    const paths = [...new Set([...(href === undefined ? [] : [href]), ...listed])].map((path) => pathFrom('', path));
    resources.push({
      ...{ identifier, type, line: element.line },
      files: paths.filter((path) => path !== ''),
      isAlternative: element.nodes.some((node) => typeof node !== 'string' && /(?:^|:)variant$/.test(node.name)),
    });
  }
  return { resources, titles, owned };
}

function collectTitles(element: XmlElement, titles: Map<string, string>): void {
  for (const item of childrenOf(element, 'item')) {
    const { identifierref } = item.attributes;
    const title = textIn(childOf(item, 'title')).trim();
    if (identifierref !== undefined && title !== '') titles.set(identifierref, title);
    collectTitles(item, titles);
  }
}

const TYPES: readonly (readonly [type: RegExp, part: CoursePart])[] = [
  [/^imswl_/i, 'webLink'],
  [/^imsdt_/i, 'discussion'],
  [/^imsbasiclti_/i, 'tool'],
  [/^assignment_/i, 'assignment'],
  [/^idpf_/i, 'file'],
];

function partOf({ type, files: [main = '', ...others] }: CourseResource): CoursePart {
  const known = TYPES.find(([pattern]) => pattern.test(type))?.[1];
  if (known !== undefined) return known;
  if (!/^(?:webcontent$|associatedcontent\/)/i.test(type)) return 'other';
  if ([main, ...others].some((path) => path.endsWith('assignment_settings.xml'))) return 'assignment';
  if (/\.x?html?$/i.test(main)) return 'page';
  return /^webcontent$/i.test(type) ? 'file' : 'settings';
}

/** The title that a web link, a discussion or a tool has in its own file; empty if it has none or cannot be read. */
function titleInside(path: string, source: Package): string {
  if (!path.toLowerCase().endsWith('.xml')) return '';
  try {
    const bytes = source.read(path, TITLE_FILE_MAX_BYTES);
    if (bytes === null) return '';
    const root = xmlRoot(textOfAll(bytes), { nameOf: (name) => name.replace(/^.*:/, '') });
    return textIn(childOf(root, 'title')).trim();
  } catch (error) {
    if (error instanceof FileError) return '';
    throw error;
  }
}
