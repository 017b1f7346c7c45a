import { describe, expect, it } from 'vitest';
import { apiReference } from '../../../src/tools/docs-site/api-reference.ts';
import { sitePage } from '../../../src/tools/docs-site/site-page.ts';

describe('a page of the site', () => {
  it('keeps links within the documents, and shows others as text', () => {
    expect(
      sitePage('architecture/sql.md', '[a](api.md#top), [b](../lti.md), [c](../../src/x.ts), [d](https://e.org)'),
    ).toBe('[a](api.md#top), [b](../lti.md), c, [d](https://e.org)');
  });

  it('leads to the page that has another name', () => {
    expect(sitePage('README.md', '[contribute](../.github/CONTRIBUTING.md#style)')).toBe(
      '[contribute](./contributing.md#style)',
    );
    expect(sitePage('a/b/c.md', '[contribute](../../../.github/CONTRIBUTING.md)')).toBe(
      '[contribute](../../contributing.md)',
    );
  });

  it('escapes what the generator would read as markup, except in code', () => {
    expect(sitePage('x.md', 'a <b> `<c>` {{d}}\n\n```sh\n<e> {{f}}\n```\n<g>')).toBe(
      'a &lt;b> `<c>` {&#8203;{d}}\n\n```sh\n<e> {{f}}\n```\n&lt;g>',
    );
  });
});

it('describes operations and types of an API', () => {
  const page = apiReference('"""Of a | user"""\ntype A { b: Int! }\ntype Query { "One of them." a(id: ID!): A }');
  expect(page).toContain('| `a` | `id: ID!` | `A` | One of them. |');
  expect(page).toContain('### A\n\nOf a \\| user\n\n| field | type | |\n|---|---|---|\n| `b` | `Int!` |  |');
});
