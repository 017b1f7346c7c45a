/** Characters that XML 1.0 can't contain. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to remove.
const NOT_IN_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** The beginning of every part of an office document. */
export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

/** A text as the content of an element or an attribute, without characters that XML can't contain. */
export const xmlText = (text: string): string =>
  text
    .toWellFormed()
    .replace(NOT_IN_XML, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
