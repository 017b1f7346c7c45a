import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EditorNode } from '#ui/rich-editor/document.ts';
import { fromMarkdown } from '#ui/rich-editor/from-markdown.ts';
import { toMarkdown } from '#ui/rich-editor/to-markdown.ts';

const NOTES = join(import.meta.dirname, '../../../src/server/demo/notes');
const again = (source: string): string => toMarkdown(fromMarkdown(source));

describe('Markdown into the editor and back', () => {
  it.each(readdirSync(NOTES))('keeps everything in %s', (name) => {
    const source = readFileSync(join(NOTES, name), 'utf8').split('\n---\n').slice(1).join('\n---\n');
    const read = fromMarkdown(source);
    expect(fromMarkdown(toMarkdown(read))).toEqual(read);
  });

  it.each([
    'Words, *some* of **them** ***both***, ~~struck~~, `code`, H<sub>2</sub>O and x<sup>2</sup>.\n',
    'A formula $a_1 + b$ and one by itself:\n\n$$\\frac{a}{b} = \\$5$$\n',
    '## A heading with $x^2$\n\n1. one\n2. two\n   - inner\n   - more\n3. three\n',
    '> [!TIP] Choose *well*\n> Take the **first**.\n>\n> - or\n> - not\n\n> [!WARNING]\n> Beware.\n',
    'It holds.[^why] Really.[^1]\n\n[^why]: Because of $F = ma$.\n\n[^1]: See *there*.\n',
    '![A wheel](figure:aaaa) beside ____ and [a link](https://example.org/a?b=c).\n',
    '| Name | Size |\n| :--- | ---: |\n| a \\| b | $x$ |\n| **c** | 2 |\n',
    '```js\nconst a = `b`;\n```\n\n---\n\n> quoted\n',
    'one\\\ntwo\n',
    '- [ ] to do\n- [x] done\n',
    '2\\. is no list, # no heading and \\*this\\* no emphasis; \\$5 is money, a\\<b, 5 & 6\n',
  ])('writes %j unchanged', (source) => {
    expect(again(source)).toBe(source);
  });

  it('keeps unsupported syntax as it was written', () => {
    const source = `${'>'.repeat(40)} deep\n`;
    expect(again(source)).toBe(source);
    expect(fromMarkdown('a <b>bold</b> tag').content?.[0]?.content).toContainEqual({
      type: 'writtenInline',
      attrs: { source: '<b>' },
    });
  });

  it('writes every document so that it is read as the same', () => {
    fc.assert(
      fc.property(documents, (content) => {
        const document = { type: 'doc', content };
        expect(fromMarkdown(toMarkdown(document))).toEqual(document);
      }),
      { numRuns: 500 },
    );
  });

  it('writes plain text as plain text, whatever characters it has', () => {
    const characters = fc.array(fc.constantFrom(...'*_`[]<>#$|\\~!&;:-+=1.)(a b^{}"/'.split('')), {
      minLength: 1,
      maxLength: 24,
    });
    fc.assert(
      fc.property(characters, (letters) => {
        const shownText = letters.join('').trim().replace(/\s+/g, ' ');
        fc.pre(shownText !== '' && !/https?:|www\./.test(shownText));
        expect(fromMarkdown(toMarkdown({ type: 'doc', content: [text(shownText)] }))).toEqual({
          type: 'doc',
          content: [text(shownText)],
        });
      }),
      { numRuns: 2_000 },
    );
  });
});

const text = (text: string): EditorNode => ({ type: 'paragraph', content: [{ type: 'text', text }] });

const word = fc.stringMatching(/^[a-zäöé]{1,8}$/);
const marks = fc
  .subarray(['bold', 'italic', 'strike', 'superscript'] as const)
  .map((types) => types.map((type) => ({ type })));
const run = fc.oneof(
  fc.record({ type: fc.constant('text'), text: word, marks }),
  fc.record({
    type: fc.constant('formula'),
    attrs: fc.record({ tex: fc.constantFrom('x^2', 'a_1', '\\frac12', 'p\\$'), display: fc.boolean() }),
  }),
  fc.record({ type: fc.constant('footnoteMark'), attrs: fc.record({ label: word }) }),
  fc.record({ type: fc.constant('figure'), attrs: fc.record({ src: fc.constant('figure:ab12'), alt: word }) }),
);
/** Pieces with a plain space between, as in words. */
const line = fc.array(run, { minLength: 1, maxLength: 4 }).map((runs) => {
  const space = { type: 'text', text: ' ' };
  const spaced = runs.flatMap((piece, at) => (at === 0 ? [piece] : [space, piece])) as EditorNode[];
  return merged(spaced.map(normalise));
});
const ORDER = ['superscript', 'strike', 'italic', 'bold'];
const normalise = (node: EditorNode): EditorNode => {
  const { marks: given = [], ...rest } = node;
  const sorted = ORDER.flatMap((type) => given.filter((mark) => mark.type === type));
  return sorted.length === 0 ? rest : { ...rest, marks: sorted };
};
const merged = (nodes: readonly EditorNode[]): EditorNode[] =>
  nodes.reduce<EditorNode[]>((all, node) => {
    const last = all.at(-1);
    if (last?.type === 'text' && node.type === 'text' && JSON.stringify(last.marks) === JSON.stringify(node.marks)) {
      all[all.length - 1] = { ...last, text: `${last.text}${node.text}` };
    } else all.push(node);
    return all;
  }, []);

const paragraphs = line.map((content): EditorNode => ({ type: 'paragraph', content }));
const leaf = fc.oneof(
  { weight: 4, arbitrary: paragraphs },
  fc.constant<EditorNode>({ type: 'horizontalRule' }),
  word.map((text): EditorNode => ({ type: 'codeBlock', attrs: { language: null }, content: [{ type: 'text', text }] })),
);
const items = fc.array(
  paragraphs.map((first): EditorNode => ({ type: 'listItem', content: [first] })),
  { minLength: 1, maxLength: 3 },
);
const list = fc.oneof(
  items.map((content): EditorNode => ({ type: 'bulletList', content })),
  fc
    .record({ content: items, start: fc.integer({ min: 1, max: 90 }) })
    .map(({ content, start }): EditorNode => ({ type: 'orderedList', attrs: { start }, content })),
);
const callout = fc
  .record({
    kind: fc.constantFrom('tip', 'warning', 'example'),
    title: word,
    content: fc.array(leaf, { minLength: 1, maxLength: 3 }),
  })
  .map(({ kind, title, content }): EditorNode => ({ type: 'callout', attrs: { kind, title }, content }));
const heading = fc
  .record({
    level: fc.integer({ min: 1, max: 6 }),
    // The reader supports no footnotes in headings.
    content: line.filter((nodes) => nodes.every(({ type }) => type !== 'footnoteMark')),
  })
  .map(({ level, content }): EditorNode => ({ type: 'heading', attrs: { level }, content }));
const documents = fc
  .array(fc.oneof(leaf, list, callout, heading), { minLength: 1, maxLength: 6 })
  .filter((nodes) => nodes.every(({ type }, at) => type !== nodes[at - 1]?.type || !/List/.test(type)));
