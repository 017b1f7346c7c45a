import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import katex from 'katex';
import { describe, expect, test } from 'vitest';
import { canTypeset } from '#ui/rich-text/formulas/formula.limits.ts';
import { parseBlocks, parseInline } from '#ui/rich-text/markdown/markdown.parser.ts';
import type { RichToken } from '#ui/rich-text/markdown/rich-token.ts';

const BANK = process.env.EXAM_BANK ?? join(import.meta.dirname, '../../../../../shared/data/exam-bank');
const there = existsSync(BANK);
if (!there) console.log('The exam bank is not there, so its texts are not checked. EXAM_BANK names its folder.');

type Question = {
  readonly id: string;
  readonly type: string;
  readonly stem: string;
  readonly explanation: string | null;
  readonly choices: readonly { readonly text: string }[] | null;
  readonly answer: unknown;
};

/** The kinds of token that have an element of their own; any other is shown as it is written. */
const KNOWN = new Set<string>([
  'blank',
  'br',
  'code',
  'codespan',
  'em',
  'escape',
  'formula',
  'heading',
  'hr',
  'html',
  'image',
  'link',
  'list',
  'list_item',
  'paragraph',
  'space',
  'strong',
  'sub',
  'sup',
  'table',
  'text',
]);

/** Every token of a tree, parents first. */
function walk(tokens: readonly RichToken[]): RichToken[] {
  return tokens.flatMap((token) => {
    const lists: unknown[] = [];
    if ('tokens' in token) lists.push(token.tokens);
    if (token.type === 'list') lists.push(token.items);
    if (token.type === 'table') lists.push(...[token.header, ...token.rows].flat().map((cell) => cell.tokens));
    return [token, ...lists.flatMap((list) => walk((list ?? []) as readonly RichToken[]))];
  });
}

function texts(): { id: string; blocks: string[]; lines: string[] }[] {
  return readdirSync(BANK)
    .filter((name) => name.endsWith('.jsonl'))
    .flatMap((name) => readFileSync(join(BANK, name), 'utf8').trim().split('\n'))
    .map((line) => JSON.parse(line) as Question)
    .map(({ id, type, stem, explanation, choices, answer }) => ({
      id,
      blocks: [stem, explanation ?? '', type === 'open' ? String(answer) : ''].filter((text) => text !== ''),
      lines: [
        ...(choices ?? []).map(({ text }) => text),
        ...(type === 'matching' ? (answer as { text: string }[]).map(({ text }) => text) : []),
        ...(type === 'short-answer' ? (answer as string[]) : []),
      ],
    }));
}

describe.skipIf(!there)('the texts of the exam bank', () => {
  const parsed = there
    ? texts().map(({ id, blocks, lines }) => ({
        id,
        tokens: walk([...blocks.flatMap(parseBlocks), ...lines.flatMap(parseInline)]),
      }))
    : [];
  const formulas = parsed.flatMap(({ id, tokens }) =>
    tokens.filter((token) => token.type === 'formula').map((token) => ({ id, tex: token.tex, display: token.display })),
  );

  test('contain no kind of token that is not rendered', () => {
    const strange = parsed.flatMap(({ id, tokens }) =>
      tokens.filter(({ type }) => !KNOWN.has(type)).map(({ type }) => `${id}: ${type}`),
    );
    expect(parsed.length).toBe(2_385);
    expect(strange).toEqual([]);
  });

  test('contain 1 238 formulas, and every one is typeset', () => {
    const broken = formulas.filter(({ tex, display }) => {
      try {
        katex.renderToString(tex, {
          displayMode: display,
          strict: 'error',
          trust: false,
          throwOnError: true,
          maxExpand: 500,
        });
        return !canTypeset(tex);
      } catch {
        return true;
      }
    });
    expect(broken).toEqual([]);
    expect(formulas).toHaveLength(1_238);
  });

  test('leave no dollar sign outside a formula but those that are meant as one', () => {
    const loose = parsed.flatMap(({ id, tokens }) =>
      tokens.filter((token) => token.type === 'text' && !('tokens' in token) && token.text.includes('$')).map(() => id),
    );
    expect(loose).toEqual([]);
  });
});
