import { escapeHtml } from '../text/html-entities.ts';

/** Attributes by name; undefined ones are left out. */
export type XmlAttributes = Readonly<Record<string, string | number | boolean | undefined>>;

// XML 1.0 cannot contain these, not even as a reference.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are searched for
const INVALID_XML_CHARACTERS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Text escaped for XML. */
export const xmlText = (text: string): string => escapeHtml(text.replace(INVALID_XML_CHARACTERS, ''));

/** In an attribute these would be read as spaces. */
const reference = (sign: string): string => `&#${sign.charCodeAt(0)};`;

/** An element as text; `inside` is XML already. */
export function xmlElement(name: string, attributes: XmlAttributes, inside = ''): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${xmlText(String(value)).replace(/[\n\t\r]/g, reference)}"`)
    .join('');
  return inside === '' ? `<${name}${written}/>` : `<${name}${written}>${inside}</${name}>`;
}

export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** Foreign XML, without characters that XML can't contain. */
export const withoutInvalidXml = (xml: string): string => xml.replace(INVALID_XML_CHARACTERS, '');
