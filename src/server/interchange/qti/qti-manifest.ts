import { textOf } from '../files/text-file.ts';
import type { DamageList } from '../xml/damage-list.ts';
import { type XmlElement, xmlElements } from '../xml/xml-elements.ts';
import { qtiAll, qtiName } from './qti-names.ts';
import { pathFrom } from './qti-text.ts';

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

/** The files that a manifest names. There may be a hundred thousand, so nothing else is kept in memory. */
export function resourcesIn(manifest: Uint8Array, damages: DamageList): Resource[] {
  const pieces = Array.from({ length: Math.ceil(manifest.length / MANIFEST_PIECE_BYTES) }, (_, at) =>
    manifest.subarray(at * MANIFEST_PIECE_BYTES, (at + 1) * MANIFEST_PIECE_BYTES),
  );
  const resources: Resource[] = [];
  const recovery = { root: 'manifest', unit: 'resource', containers: RESOURCES, onDamage: damages.add };
  for (const element of xmlElements(textOf(pieces), { depth: RESOURCE_DEPTH, nameOf: qtiName, recovery })) {
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
