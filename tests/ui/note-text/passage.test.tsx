import { render } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { passageOf } from '#ui/note-text/passage.ts';
import { loadTypesetter } from '#ui/rich-text/formulas/typesetter.loader.ts';
import { RichText } from '#ui/rich-text/rich-text.tsx';
import { inStandardsMode } from '../../support/browser/standards-mode.ts';

beforeAll(async () => {
  inStandardsMode();
  await loadTypesetter();
});

const shown = (source: string): HTMLElement => render(<RichText source={source} />).container;

function around(from: Node | null | undefined, to: Node | null | undefined): Range {
  const range = document.createRange();
  range.setStart(from as Node, 0);
  range.setEnd(to as Node, (to as Node).childNodes.length);
  return range;
}

test('a passage keeps its formulas as they were written, and its paragraphs separate', () => {
  const box = shown('The discriminant is $b^2 - 4ac$ here.\n\n$$\nx = 1\n$$\n\nIt *decides*.');
  expect(passageOf(around(box, box))).toBe('The discriminant is $b^2 - 4ac$ here.\n\n$$x = 1$$\n\nIt decides.');
});

test('a selection that ends within a formula includes all of it', () => {
  const box = shown('It is $b^2 - 4ac$ here.');
  const inner = box.querySelector('.katex-html .mord');
  expect(passageOf(around(box.querySelector('p')?.firstChild, inner))).toBe('It is $b^2 - 4ac$');
});
