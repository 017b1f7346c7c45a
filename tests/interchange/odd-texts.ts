import fc from 'fast-check';
import { htmlToMarkdown } from '#server/interchange/text/html-to-markdown.ts';

/* Texts that are valid and odd: special characters of formats, Markdown, HTML and spreadsheets. */

const PIECES = [
  ...['heat', 'x=2', '~', '#1', '#', '{a}', '{', '}', 'a:b', '::', '->', '50%', '%50%', '5 < 6', '<b>', '</p>', '<!--'],
  ...[
    '&amp;',
    '&',
    '&nbsp;',
    '*',
    '**',
    '_',
    '__x__',
    'snake_case',
    '___',
    '`',
    '``',
    '$5',
    '$$',
    '$',
    '\\',
    '\\(',
    '\\[',
  ],
  ...[
    'é',
    'e\u0301',
    '日本',
    'שלום',
    'مرحبا',
    '\u200f',
    '👩‍🔬',
    '🇩🇪',
    '\u00a0',
    '"',
    "'",
    ']]>',
    '|',
    ';',
    ',',
    '=SUM(A1)',
  ],
  ...[
    '@',
    '+1',
    '-2',
    '- ',
    '1.',
    '2)',
    '> ',
    '# ',
    '---',
    '===',
    'ANSWER: A',
    'A. x',
    'B)',
    '//',
    '[tag:x]',
    '[markdown]',
  ],
  ...[
    '$CATEGORY: a',
    '!',
    '![',
    '](x)',
    '[a](b)',
    '{{g1}}',
    '[[1]]',
    '{1:SA:=x}',
    '^',
    '/',
    'TRUE',
    'T',
    '\\n',
    '(',
    ')',
  ],
] as const;

/** Text on one line, as Markdown that shows exactly this text. */
export const words: fc.Arbitrary<string> = fc
  .array(fc.oneof(fc.constantFrom(...PIECES), fc.string({ minLength: 1, maxLength: 6, unit: 'grapheme' })), {
    minLength: 1,
    maxLength: 6,
  })
  .map((parts) => asMarkdown(parts.join(' ')))
  .filter((text) => text !== '');

/** The same without line breaks and surrounding spaces, as a typed answer is. */
export const typedWords: fc.Arbitrary<string> = fc
  .array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 4 })
  .map((parts) => parts.join(' ').replace(/\s+/g, ' ').trim())
  .filter((text) => /[\p{L}\p{N}]/u.test(text));

function asMarkdown(text: string): string {
  const html = text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replace(/[\p{Cc}\p{Cs}\ue000-\ue002]/gu, ' ');
  return htmlToMarkdown(`<p>${html.replaceAll('\\(', '\\').replaceAll('\\[', '\\').replaceAll('$$', '$')}</p>`);
}

const formula = fc.constantFrom(
  'x^2 < 3',
  '\\frac{1}{2}',
  'a_1 * b_2',
  '5\\%',
  '\\text{if } a & b',
  '\\{x\\}',
  'a = b',
);
const inline = fc.oneof(
  { weight: 4, arbitrary: words },
  formula.map((tex) => `$${tex}$`),
  words.map((text) => `**bold** ${text}`),
  fc.constantFrom('H<sub>2</sub>O', '`a = {b}`', '*slanted*', '~~no~~', '[link](https://example.org/?a=1&b=2)', '____'),
);
const line = fc.array(inline, { minLength: 1, maxLength: 3 }).map((parts) => parts.join(' '));
const block = fc.oneof(
  { weight: 5, arbitrary: line },
  formula.map((tex) => `$$${tex}$$`),
  formula.map((tex) => `$$${tex}\n- ${tex}$$`),
  fc.array(words, { minLength: 1, maxLength: 3 }).map((rows) => rows.map((row) => `- ${row}`).join('\n')),
  fc.array(words, { minLength: 1, maxLength: 3 }).map((rows) => rows.map((row, at) => `${at + 1}. ${row}`).join('\n')),
  fc.tuple(words, words).map(([one, other]) => `| a | b |\n| --- | --- |\n| ${one} | ${other} |`),
  fc.constantFrom('```\nx = {1}\n  y\n```', '> said'),
);
/** Paragraphs, lists, tables, code and formulas. */
export const rich: fc.Arbitrary<string> = fc
  .array(block, { minLength: 1, maxLength: 3 })
  .map((blocks) => blocks.join('\n\n'));

/** Inline, such as a choice. */
export const lines: fc.Arbitrary<string> = line;
