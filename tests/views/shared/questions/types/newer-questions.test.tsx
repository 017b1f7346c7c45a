import { Theme } from '@radix-ui/themes';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { App } from '#client/app.actors.ts';
import { AppProvider } from '#client/app.context.ts';
import { itemType, QUESTION_TYPES, type QuestionTypeName } from '#domain/questions/types/registry.ts';
import { QUESTION_VIEWS } from '#views/shared/questions/types/registry.ts';
import { fakeApi } from '../../../../support/browser/show-view.tsx';

afterEach(cleanup);

const IMAGE = [{ digest: 'abc', url: '/heart.png', width: 300, height: 200 }];
const image = '![A heart](figure:abc)';
const spots = [
  { id: 's', x: 10, y: 20, text: 'Upper left' },
  { id: 't', x: 60, y: 20, text: 'Upper right' },
];
const choices = ['a', 'b', 'c'].map((id) => ({ id, text: `Choice ${id}` }));
const scheme = {
  points: [
    { id: 'm', text: 'Uses $F = ma$', marks: 1, alternatives: ['Names the law'] },
    { id: 'a', text: 'Gets 6 N', marks: 2, needs: ['m'], carriesErrors: true },
  ],
  groups: [{ points: ['m', 'a'], atMost: 1 }],
  total: 2,
};

const BODIES = {
  cloze: {
    text: 'The {{organ}} pumps\n\n{{what}}.',
    gaps: [
      { id: 'organ', choices: ['heart', 'liver'] },
      { id: 'what', choices: null },
    ],
  },
  ordering: { choices },
  hotspot: { picture: image, spots, single: false },
  labelling: { picture: image, spots, choices, keepOrder: false },
  table: { columns: ['t in s', 'v in m/s'], rows: [[{ text: '1' }, { gap: 'v1' }]] },
  expression: { variables: ['x'], lead: 'y =' },
  'structured-answer': { marks: 2 },
  essay: { marks: 2, minWords: 3, maxWords: 5 },
  file: { marks: 2, maxFiles: 2 },
} satisfies Partial<Record<QuestionTypeName, unknown>>;
type Newer = keyof typeof BODIES;

const { api } = fakeApi({ AnswerFile: () => ({ answerFile: { id: 'f', url: '/media/answers/f' } }) });
const app = { api } as unknown as App;

function Answering({ type, onAnswer, disabled }: { type: Newer; onAnswer: (r: unknown) => void; disabled: boolean }) {
  const [response, setResponse] = useState<unknown>(null);
  const { Answer, isAnswered } = QUESTION_VIEWS[type];
  return (
    <>
      <p id="stem">What is it?</p>
      <Answer
        body={BODIES[type]}
        response={response}
        onChange={(next) => {
          setResponse(next);
          onAnswer(next);
        }}
        disabled={disabled}
        images={IMAGE}
        labelledBy="stem"
      />
      <output>{isAnswered(response) ? 'answered' : 'open'}</output>
    </>
  );
}

const inApp = (node: React.ReactNode) => (
  <AppProvider value={app}>
    <Theme>{node}</Theme>
  </AppProvider>
);

function answering(type: Newer, disabled = false) {
  const onAnswer = vi.fn<(response: unknown) => void>();
  render(inApp(<Answering type={type} onAnswer={onAnswer} disabled={disabled} />));
  return { user: userEvent.setup(), last: () => onAnswer.mock.lastCall?.[0] };
}

function reviewing(type: Newer, answerKey: unknown, response: unknown) {
  const { Review } = QUESTION_VIEWS[type];
  return render(
    inApp(<Review body={BODIES[type]} answerKey={answerKey} response={response} images={IMAGE} labelledBy="stem" />),
  ).container;
}

test.each(Object.keys(BODIES) as Newer[])('%s: its view produces what its type accepts', (type) => {
  expect(itemType(type).body.safeParse(BODIES[type]).success).toBe(true);
  answering(type, true);
  expect(screen.getByText('open')).toBeDefined();
});

test('cloze: gaps are chosen or typed', async () => {
  const { user, last } = answering('cloze');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Blank 1' }), 'heart');
  await user.type(screen.getByRole('textbox', { name: 'Blank 2' }), 'blood');
  expect(last()).toEqual({ gaps: { organ: 'heart', what: 'blood' } });
  expect(screen.getByText('answered')).toBeDefined();
});

describe('ordering', () => {
  const texts = () => screen.getAllByRole('listitem').map((row) => row.textContent);

  test('by arrows, announced to screen readers, with the focus on the arrow', async () => {
    const { user, last } = answering('ordering');
    await user.click(screen.getByRole('button', { name: 'Move down: Choice a' }));
    expect(last()).toEqual({ order: ['b', 'a', 'c'] });
    expect(screen.getAllByRole('status')[0]?.textContent).toBe('Choice a: position 2 of 3');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Move down: Choice a');
    await user.keyboard('{Enter}');
    expect(last()).toEqual({ order: ['b', 'c', 'a'] });
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Move up: Choice a');
    expect(texts()[2]).toContain('Choice a');
  });

  test('an order that is already correct can be confirmed', async () => {
    const { user, last } = answering('ordering');
    await user.click(screen.getByRole('button', { name: 'This order is correct' }));
    expect(last()).toEqual({ order: ['a', 'b', 'c'] });
    expect(screen.queryByRole('button', { name: 'This order is correct' })).toBeNull();
  });

  test('the review shows the correct position of each', () => {
    const text = reviewing('ordering', { order: ['c', 'b', 'a'] }, { order: ['a', 'b', 'c'] }).textContent;
    expect(text).toContain('Choice aPosition 3 of 3');
    expect(text).toContain('Choice bCorrect');
    expect(text).toContain('Correct order1Choice c2Choice b3Choice a');
  });
});

describe('hotspot', () => {
  test('by the list, and by tapping the image', async () => {
    const { user, last } = answering('hotspot');
    await user.click(screen.getByRole('checkbox', { name: /Upper right/ }));
    await user.click(screen.getByText('1', { selector: 'button' }));
    expect(last()).toEqual({ spots: ['t', 's'] });
    expect(screen.getByRole('img', { name: 'A heart' })).toBeDefined();
    expect(screen.queryAllByRole('button')).toHaveLength(0);
  });

  test('the review marks each point', () => {
    const box = reviewing('hotspot', { spots: ['s'] }, { spots: ['t'] });
    expect([...box.querySelectorAll('[data-state]')].map((spot) => spot.getAttribute('data-state'))).toEqual([
      'missed',
      'wrong',
    ]);
    expect(box.textContent).toContain('Upper leftCorrect answer');
  });
});

test('labelling: a tap on a point moves to its select', async () => {
  const { user, last } = answering('labelling');
  await user.click(screen.getByText('2', { selector: 'button' }));
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: /2 Upper right/ }));
  await user.selectOptions(screen.getByRole('combobox', { name: /1 Upper left/ }), 'b');
  expect(last()).toEqual({ pairs: { s: 'b' } });
});

describe('table', () => {
  test('a cell is labelled by its row and column', async () => {
    const { user, last } = answering('table');
    await user.type(screen.getByRole('textbox', { name: '1, v in m/s' }), '9.8');
    expect(last()).toEqual({ cells: { v1: '9.8' } });
  });

  test('the review shows the correct answer', () => {
    const text = reviewing('table', { cells: { v1: ['9.8'] } }, { cells: { v1: '7' } }).textContent;
    expect(text).toContain('Incorrect7Correct: 9.8');
  });
});

describe('expression', () => {
  test('is previewed as it is read, and symbols are inserted at the caret', async () => {
    const { user, last } = answering('expression');
    const field = screen.getByRole('textbox', { name: /What is it/ });
    await user.type(field, '2x');
    await user.click(screen.getByRole('button', { name: 'Insert root' }));
    expect(last()).toEqual({ text: '2xsqrt()' });
    await user.clear(field);
    await user.type(field, '2x(');
    expect(await screen.findByText(/isn’t a valid expression/)).toBeDefined();
    await user.type(field, 'x+1)');
    expect(await screen.findByText('Read as')).toBeDefined();
  });
});

test('essay: words are counted', async () => {
  const { user } = answering('essay');
  await user.type(screen.getByRole('textbox'), 'One well-kept word');
  expect(screen.getByText('3 words · 3 to 5 expected')).toBeDefined();
});

describe('a mark scheme', () => {
  test('is shown in the review with marks and conditions', () => {
    const key = { scheme, modelAnswer: 'So *it* is.' };
    const text = reviewing('structured-answer', key, { text: 'Mine' }).textContent ?? '';
    for (const part of [
      'Mine',
      'So it is.',
      '2 marks in total',
      'Or: Names the law',
      'Only counts with point 1.',
      'Error carried forward (ECF) allowed.',
      'At most 1 of point 1, point 2 count.',
    ]) {
      expect(text).toContain(part);
    }
  });
});

test('file: uploaded files are listed, and can be removed', () => {
  const file = { id: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff', name: 'work.png', mime: 'image/png', bytes: 2_100_000 };
  expect(QUESTION_TYPES.file.response.safeParse({ files: [file] }).success).toBe(true);
  const box = reviewing('file', { scheme, modelAnswer: null }, { files: [file] });
  expect(within(box).getByRole('list', { name: 'Uploaded' }).textContent).toContain('work.png2.1 MB');
  expect(within(box).getByRole('button', { name: 'Open work.png' })).toBeDefined();
});

test('file: the uploaded file is shown as the answer next to the model answer', () => {
  const file = { id: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff', name: 'work.png', mime: 'image/png', bytes: 2_100_000 };
  const box = reviewing('file', { scheme, modelAnswer: 'Both roots' }, { files: [file] });
  expect(within(box).getByText('Your answer').parentElement?.textContent).toContain('work.png');
  expect(box.textContent).toContain('Both roots');
  expect(box.textContent).not.toContain('No answer');
});
