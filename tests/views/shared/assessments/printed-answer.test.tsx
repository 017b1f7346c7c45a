import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { QuestionTypeName } from '#domain/questions/types/registry.ts';
import { PrintedAnswer } from '#views/shared/assessments/printed/printed-answer.tsx';
import { PrintedSolution } from '#views/shared/assessments/printed/printed-solution.tsx';

const DIGEST = 'a'.repeat(64);
const IMAGES = [{ digest: DIGEST, url: '/media/cell.png', width: 400, height: 300 }];
const ON_IMAGE = {
  picture: `![A plant cell](figure:${DIGEST})`,
  spots: [
    { id: 'l', x: 20, y: 30, text: 'on the left' },
    { id: 'r', x: 70, y: 60, text: 'on the right' },
  ],
};
const LABELS = [
  { id: 'n', text: 'nucleus' },
  { id: 'w', text: 'cell wall' },
];

const print = (type: QuestionTypeName, body: unknown) =>
  render(<PrintedAnswer type={type} body={body} marks={2} images={IMAGES} />);

test('a cloze question prints its text with blanks, and the choices of each', () => {
  const { container } = print('cloze', {
    text: 'The {{organ}} pumps {{what}}.\n\nIt never rests.',
    gaps: [
      { id: 'organ', choices: null },
      { id: 'what', choices: ['blood', 'air'] },
    ],
  });
  expect(container.textContent).toBe('The ____________ pumps ____________ (blood / air).It never rests.');
  expect(screen.getAllByRole('img', { name: 'Answer' })).toHaveLength(2);
});

test('a table question prints its cells, with space where a cell is filled in', () => {
  print('table', {
    columns: ['Metal', 'Symbol'],
    rows: [
      [{ text: 'Iron' }, { gap: 'fe' }],
      [{ gap: 'au' }, { text: 'Au' }],
    ],
  });
  const rows = screen
    .getAllByRole('row')
    .map((row) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent));
  expect(rows).toEqual([
    ['Metal', 'Symbol'],
    ['Iron', ''],
    ['', 'Au'],
  ]);
});

test('a question about points on an image prints the image with numbers, and what each number is', () => {
  print('hotspot', { ...ON_IMAGE, single: true });
  expect(screen.getByRole('img', { name: 'A plant cell' })).toBeInstanceOf(HTMLImageElement);
  // A sheet is printed without its buttons.
  expect(document.querySelector('button')).toBeNull();
  expect([...document.querySelectorAll('[data-state]')].map(({ textContent }) => textContent)).toEqual(['1', '2']);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '1on the left',
    '2on the right',
  ]);
});

test('a labelling question prints the image, its points with space for a letter, and the labels', () => {
  print('labelling', { ...ON_IMAGE, choices: LABELS, keepOrder: false });
  expect(screen.getByRole('img', { name: 'A plant cell' })).toBeInstanceOf(HTMLImageElement);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '1on the left',
    '2on the right',
    'Anucleus',
    'Bcell wall',
  ]);
});

test('the answers of such questions are printed in the words and numbers of the sheet', () => {
  const answer = (type: QuestionTypeName, body: unknown, key: unknown) => {
    const { container } = render(
      <PrintedSolution type={type} body={body} answerKey={key} images={IMAGES} labelledBy="stem" />,
    );
    return container.textContent;
  };
  const cloze = { text: 'The {{a}}.', gaps: [{ id: 'a', choices: null }] };
  expect(answer('cloze', cloze, { gaps: { a: ['heart', 'cor'] }, caseSensitive: false })).toBe('heart | cor');
  expect(answer('hotspot', { ...ON_IMAGE, single: true }, { spots: ['r'] })).toBe('2 (on the right)');
  const labelling = { ...ON_IMAGE, choices: LABELS, keepOrder: false };
  expect(answer('labelling', labelling, { pairs: { l: 'w', r: 'n' } })).toBe('1 – B, 2 – A');
  expect(answer('cloze', {}, {})).toBe('We can’t show this answer.');
});
