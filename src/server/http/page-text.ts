/** Text that stands in an element or an attribute, of HTML or XML. */
export const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** JSON that stands in a page and ends no element. */
export const jsonWithin = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');
