/** A map instead of an object, which would have an entry for `&valueOf;` as well. */
const NAMED: ReadonlyMap<string, string> = new Map(
  Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: '\u00a0',
    ndash: '–',
    mdash: '—',
    hellip: '…',
    lsquo: '‘',
    rsquo: '’',
    ldquo: '“',
    rdquo: '”',
    times: '×',
    divide: '÷',
    minus: '−',
    plusmn: '±',
    middot: '·',
    deg: '°',
    micro: 'µ',
    le: '≤',
    ge: '≥',
    ne: '≠',
    larr: '←',
    rarr: '→',
  }),
);

/** Decodes `&lt;`, `&#60;` and `&#x3c;` in a text. Unknown references are left unchanged. */
export const withReferencesRead = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi, (written, decimal, hex, name) => {
    if (name !== undefined) return NAMED.get(name) ?? written;
    const code = Number.parseInt(decimal ?? hex, decimal === undefined ? 16 : 10);
    return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : written;
  });
