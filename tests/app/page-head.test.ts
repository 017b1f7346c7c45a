import { expect, test } from 'vitest';

import { ROUTES } from '#routes/table.ts';
import { pageHead } from '../../src/app/page-head.ts';

const headAt = (path: string, requested = path, loaded: unknown = {}) => {
  const row = ROUTES.find((candidate) => candidate.path === path);
  if (row === undefined) throw new Error(path);
  return pageHead(row, requested, loaded);
};

test('pages with the same content have one canonical address and one title', () => {
  const { title, description } = headAt('/landing');
  expect(headAt('/bkpindex')).toMatchObject({ canonical: '/landing', title, description });
  expect(headAt('/landing').canonical).toBe('/landing');
  expect(headAt('/landing-2').canonical).toBe('/landing-2');
  expect(headAt('/pricing/test').canonical).toBe('/pricing');
});

test('a post has breadcrumbs to the blog', () => {
  const post = { title: 'By heart', slug: 'by-heart', summary: 'How.' };
  const { structured, canonical } = headAt('/blog/:id', '/blog/by-heart', post);
  expect(canonical).toBe('/blog/by-heart');
  expect(structured).toContainEqual(
    expect.objectContaining({
      '@type': 'BreadcrumbList',
      itemListElement: [
        expect.objectContaining({ position: 1, item: '/blog' }),
        expect.objectContaining({ position: 2, name: 'By heart' }),
      ],
    }),
  );
});
