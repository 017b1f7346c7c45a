import { childOf, textIn, type XmlElement } from '../xml/xml-elements.ts';

/** What a question needs from other places of its backup. */
export type QuestionContext = {
  /** The texts of the questions within another one (the blanks of a cloze), by id. */
  readonly partTexts: ReadonlyMap<string, string>;
  /** The content of the first file in an area, as base64, with its name; null if there is none. */
  readonly fileIn: (area: string, itemId: string) => { readonly name: string; readonly data: string } | null;
};

/** What Moodle writes for a value that is not set. */
const UNSET = '$@NULL@$';

/** The text of a child; empty if there is none or it is not set. */
export function fieldText(element: XmlElement | null, name: string): string {
  const value = textIn(childOf(element, name));
  return value === UNSET ? '' : value;
}

/** An element at the position of another one. */
export const elementOf = (
  name: string,
  nodes: readonly (XmlElement | string)[],
  { line, column }: Pick<XmlElement, 'line' | 'column'>,
  attributes: XmlElement['attributes'] = {},
): XmlElement => ({ name, attributes, nodes: [...nodes], line, column });

/** An element with a text. */
export const textElement = (name: string, text: string, at: Pick<XmlElement, 'line' | 'column'>): XmlElement =>
  elementOf(name, [text], at);

const FORMATS: ReadonlyMap<string, string> = new Map([
  ['0', 'moodle_auto_format'],
  ['2', 'plain_text'],
  ['4', 'markdown'],
]);

/** The place of a text's files: its area, and the id of the question or of its part. */
export type FileArea = { readonly area: string; readonly itemId: string };

const PLUGIN_FILE = '@@PLUGINFILE@@/';

/**
 * A text with a format as Moodle XML has it. `format`: its number in the database. Paths of files get the area before
 * them, since a question may have files of the same name in several areas.
 */
export function richElement(
  name: string,
  text: string,
  format: string,
  { area, itemId }: FileArea,
  at: Pick<XmlElement, 'line' | 'column'>,
): XmlElement {
  const located = text.replaceAll(PLUGIN_FILE, `${PLUGIN_FILE}${area}/${itemId}/`);
  return elementOf(name, [textElement('text', located, at)], at, { format: FORMATS.get(format) ?? 'html' });
}
