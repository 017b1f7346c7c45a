import { textIn, type XmlElement } from '../xml/xml-elements.ts';

/** The descendants of an element with some names, in document order. */
export function elementsIn(element: XmlElement, ...names: readonly string[]): XmlElement[] {
  return element.nodes.flatMap((node) => {
    if (typeof node === 'string') return [];
    return names.includes(node.name) ? [node] : elementsIn(node, ...names);
  });
}

/** The first descendant with a name; null if there is none. */
export const firstIn = (element: XmlElement, name: string): XmlElement | null => elementsIn(element, name)[0] ?? null;

export const RESPONSES = ['response_lid', 'response_str', 'response_num', 'response_xy', 'response_grp'] as const;

/** Whether an element declares a response. */
export const isResponse = ({ name }: XmlElement): boolean => RESPONSES.some((known) => known === name);

/** The metadata of an item or a bank, by label in lower case. */
export function fieldsIn(element: XmlElement): ReadonlyMap<string, string> {
  const fields = elementsIn(element, 'qtimetadatafield').map((field) => {
    const fieldText = (name: string): string => textIn(firstIn(field, name)).trim();
    return [fieldText('fieldlabel').toLowerCase(), fieldText('fieldentry')] as const;
  });
  const own = ['bbmd_questiontype', 'qmd_itemtype'].flatMap((name) => {
    const found = firstIn(element, name);
    return found === null ? [] : [[name, textIn(found).trim()] as const];
  });
  return new Map([...fields, ...own]);
}
