import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { anchorsOf, mentionedDecisions, relativeLinks } from './document-links.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const documents = [
  'README.md',
  ...globSync(['docs/**/*.md', '.github/**/*.md', 'src/library/README.md'], { cwd: ROOT }),
].sort();

/** Broken links of a document. */
function brokenLinks(document: string, markdown: string): readonly string[] {
  return relativeLinks(markdown)
    .filter(({ path, anchor }) => {
      const target = path === '' ? document : join(dirname(document), path);
      if (!existsSync(join(ROOT, target))) return true;
      return anchor !== null && !anchorsOf(path === '' ? markdown : read(target)).includes(anchor);
    })
    .map(({ path, anchor }) => (anchor === null ? path : `${path}#${anchor}`));
}

describe('the documents', () => {
  it.each(documents)('%s has links that resolve', (document) => {
    expect(brokenLinks(document, read(document))).toEqual([]);
  });

  it('refer to decision records that exist, as sources do', () => {
    const known = new Set(globSync('docs/decisions/[0-9]*.md', { cwd: ROOT }).map((path) => path.slice(15, 18)));
    const sources = globSync('{src,machines,tests,public}/**/*.{ts,tsx,mjs,js,css}', {
      cwd: ROOT,
      exclude: ['**/node_modules'],
    });
    const missing = [...documents, ...sources]
      .filter((path) => path !== 'tests/architecture/documents/document-links.test.ts')
      .flatMap((path) =>
        mentionedDecisions(read(path))
          .filter((number) => !known.has(number))
          .map((number) => `${path}: ${number}`),
      );
    expect(missing).toEqual([]);
  });
});

describe('the check of links', () => {
  it('finds files and headings that do not exist', () => {
    const markdown =
      '# Top\n[a](gone.md) [b](#top) [c](#bottom) [d](README.md) [e](https://example.org) `[f](code.md)`';
    expect(brokenLinks('README.md', markdown)).toEqual(['gone.md', '#bottom']);
  });

  it('finds mentions of decisions', () => {
    expect(mentionedDecisions('See decision 009, and decisions 013, 026 and 999.')).toEqual([
      '009',
      '013',
      '026',
      '999',
    ]);
  });
});
