import { describe, expect, it } from 'vitest';
import { apiReference } from '../../../src/tools/docs-site/api-reference.ts';
import { sitePage } from '../../../src/tools/docs-site/site-page.ts';

const PAGES = new Set(['contributing.md', 'lti.md', 'architecture/api.md']);

describe('a page of the site', () => {
  it('links to other pages, and shows links to other files as text', () => {
    const markdown = '[a](api.md#top), [b](../lti.md), [c](../../src/x.ts), [d](https://e.org), ![e](f.svg)';
    expect(sitePage('architecture/sql.md', markdown, PAGES)).toBe(
      '[a](/architecture/api.md#top), [b](/lti.md), c, [d](https://e.org), ![e](f.svg)',
    );
  });

  it('links to the page that has another name', () => {
    for (const [path, target] of [
      ['README.md', '../.github/CONTRIBUTING.md#style'],
      ['a/b/c.md', '../../../.github/CONTRIBUTING.md#style'],
    ] as const)
      expect(sitePage(path, `[contribute](${target})`, PAGES)).toBe('[contribute](/contributing.md#style)');
  });

  it('escapes what the generator would read as markup, except in code', () => {
    expect(sitePage('x.md', 'a <b> `<c>` {{d}}\n\n```sh\n<e> {{f}}\n```\n<g>', PAGES)).toBe(
      'a &lt;b> `<c>` {&#8203;{d}}\n\n```sh\n<e> {{f}}\n```\n&lt;g>',
    );
  });
});

it('describes operations and types of an API', () => {
  const page = apiReference('"""Of a | user"""\ntype A { b: Int! }\ntype Query { "One of them." a(id: ID!): A }');
  expect(page).toContain('| `a` | `id: ID!` | `A` | One of them. |');
  expect(page).toContain('### A\n\nOf a \\| user\n\n| field | type | |\n|---|---|---|\n| `b` | `Int!` |  |');
});
