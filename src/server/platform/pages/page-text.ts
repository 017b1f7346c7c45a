/** Escapes text for an element or an attribute of HTML or XML. */
export const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** JSON for a page, which cannot end its element. */
export const jsonWithin = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');
