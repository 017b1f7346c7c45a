import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as focusView from '#views/student/study/exam-focus/exam-focus.view.tsx';
import * as noteView from '#views/student/study/note/note.view.tsx';
import { fakeApi, STUDENT, showView } from '../../../support/browser/show-view.tsx';

beforeEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(cleanup);

/** The first render is slow: everything that it needs is loaded. */
const FIRST = { timeout: 10_000 };

const LOCATION = {
  subject: { id: 's1', slug: 'physics', title: 'Physics' },
  topic: { id: 't1', slug: 'waves', title: 'Waves' },
};
const SUMMARY = { id: 'n1', kind: 'noteBooklet', title: 'Of waves', summary: '', seconds: 240, share: 0, doneAt: null };
const MARK = {
  id: '3f2b8e0e-7f1d-4a43-9a58-0d9a5a1d2c11',
  quote: 'runs along',
  before: 'A wave ',
  after: ' a rope',
  start: 7,
  comment: 'Show with a rope',
  revision: 2,
  removed: false,
};
const NOTE = {
  id: 'n1',
  body: '## Ropes\n\nA wave runs along a rope.\n\n## Sound\n\nIt is heard.',
  version: 1,
  images: [],
  source: { work: null, author: null, url: null, licence: null },
  heading: null,
  annotations: [MARK],
};

function show(
  shown: object | null = NOTE,
  notes: readonly object[] = [SUMMARY],
  answers: Record<string, () => unknown> = {},
) {
  const { api, calls } = fakeApi({
    notes: () => ({ notes: { ...LOCATION, notes, shown } }),
    saveAnnotation: () => ({ saveAnnotation: true }),
    saveReadingPosition: () => ({ saveReadingPosition: true }),
    markMaterial: () => ({ markMaterial: true }),
    ...answers,
  });
  const user = { ...STUDENT, purchased_subjects: ['s1'] };
  showView('topic.note', noteView, { at: '/subject/physics/topic/waves/note', api, user });
  return calls;
}

describe('a note', () => {
  test('is shown with its headings, and marked as done', async () => {
    const calls = show();
    expect(await screen.findByRole('heading', { level: 1, name: 'Of waves' }, FIRST)).toBeDefined();
    expect(await screen.findByRole('heading', { level: 2, name: 'Sound' })).toBeDefined();
    await userEvent.click(await screen.findByRole('button', { name: 'Mark as done' }));
    expect(calls).toContainEqual({ name: 'markMaterial', variables: { material: 'n1', done: true } });
    expect(screen.getByRole('button', { name: 'Mark as not done' })).toBeDefined();
  });

  test('keeps its font size', async () => {
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Larger text' }));
    expect(localStorage.getItem('note.size')).toBe('2');
    cleanup();
    show();
    await screen.findByText(/A wave/);
    expect(document.querySelector('article')?.style.getPropertyValue('--note-size')).toBe('1.125');
  });

  test('offers to continue where the student left off', async () => {
    // Nothing has been scrolled yet: every heading is far below.
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 5_000, 100, 100));
    show({ ...NOTE, heading: 'sound' });
    await userEvent.click(await screen.findByRole('button', { name: /Sound/ }));
    expect(document.activeElement?.textContent).toBe('Sound');
  });

  test('tracks progress by sections: measuring headings would force the layout of distant parts', async () => {
    const measured: Element[] = [];
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      measured.push(this);
      return new DOMRect(0, 0, 100, 100);
    });
    show();
    await screen.findByRole('button', { name: 'Mark as done' });
    await waitFor(() => expect(measured.filter(({ localName }) => localName === 'section')).not.toEqual([]));
    expect(measured.filter((element) => element.hasAttribute('data-heading'))).toEqual([]);
  });

  test('can be printed and read again', async () => {
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Print or save as PDF' }));
    expect(screen.getByText('Physics · Waves')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Back to reading' }));
    expect(await screen.findByText(/A wave/)).toBeDefined();
  });

  test('is one of several to choose from; locked ones say so', async () => {
    show(NOTE, [
      SUMMARY,
      { ...SUMMARY, id: 'n2', kind: 'onePageSummary', title: 'In short', seconds: 60, doneAt: 'then' },
    ]);
    const other = await screen.findByRole('link', { name: /One-page summary · 1 min.*Done.*In short/ });
    expect(other.getAttribute('href')).toContain('note=n2');
  });

  test('that does not exist shows a message with a link back', async () => {
    show(null, []);
    expect(await screen.findByText('No notes yet')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Back to topic' }).getAttribute('href')).toBe(
      '/subject/physics/topic/waves',
    );
  });
});

describe('highlights in a note', () => {
  const openMarks = async () => {
    const button = screen.queryByRole('button', { name: /Highlights/ });
    if (button !== null) await userEvent.click(button);
  };

  test('are listed, changed, removed and restored; each change is sent', async () => {
    const calls = show();
    await screen.findByText(/A wave/);
    await openMarks();
    expect(await screen.findByRole('button', { name: 'Show in notes: runs along' })).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Edit note' }));
    await userEvent.type(screen.getByLabelText('Your note'), ' of two metres');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    expect(screen.queryByRole('button', { name: 'Show in notes: runs along' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(screen.getByText('Show with a rope of two metres')).toBeDefined();
    await waitFor(() =>
      expect(calls.filter(({ name }) => name === 'saveAnnotation').at(-1)?.variables).toMatchObject({
        annotation: { revision: 5, removed: false },
      }),
    );
    expect(Object.keys(localStorage).filter((key) => key.startsWith('lectern.mark'))).toEqual([]);
  });

  test('whose text no longer exists are still listed, with their notes', async () => {
    show({ ...NOTE, body: 'Something quite different stands here now.' });
    await screen.findByText(/quite different/);
    await openMarks();
    expect(await screen.findByText('This text is no longer in the notes.')).toBeDefined();
    expect(screen.getByText('Show with a rope')).toBeDefined();
  });
});

test('the exam focus shows each point with its weight, and links to notes and questions', async () => {
  const point = {
    id: 'p1',
    title: 'Superposition',
    body: 'Add $y$.',
    weight: 4,
    noteId: 'n1',
    noteHeading: 'Two waves',
    quizId: 'q1',
    askedIn: [
      { id: 'a1', title: 'Paper 1', year: 2025, session: 'June', isAccessible: true, questions: [3, 7] },
      { id: 'a2', title: 'Paper 2', year: 2024, session: '', isAccessible: false, questions: [1] },
    ],
  };
  const { api } = fakeApi({
    topic: () => ({ topic: { ...LOCATION.topic, subject: LOCATION.subject, quizzes: [], materials: [] } }),
    examFocus: () => ({
      examFocus: {
        ...LOCATION,
        points: [point, { ...point, id: 'p2', weight: 1, noteId: null, quizId: null, askedIn: [] }],
      },
    }),
  });
  showView('topic.exam-focus', focusView, { at: '/subject/physics/topic/waves/exam-focus', api });
  expect(
    (await screen.findAllByRole('img', { name: /How often/ })).map((sign) => sign.getAttribute('aria-label')),
  ).toEqual(['How often: 4 of 5', 'How often: 1 of 5']);
  const [read] = screen.getAllByRole('link', { name: 'Read the notes: Two waves' });
  expect(read?.getAttribute('href')).toBe('/subject/physics/topic/waves/note?note=n1#note-two-waves');
  expect(screen.getAllByRole('link', { name: 'Practise' })).toHaveLength(1);
  const requested = within(screen.getByRole('heading', { name: 'Asked in' }).parentElement as HTMLElement);
  expect(
    requested.getAllByRole('link').map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]),
  ).toEqual([
    ['Question 3 of Paper 1, June 2025', '/exam/exam-paper/a1/detail?side=paper#question-3'],
    ['Question 7 of Paper 1, June 2025', '/exam/exam-paper/a1/detail?side=paper#question-7'],
    ['Paper 2, 2024 is locked: view plans', '/pricing'],
  ]);
});
