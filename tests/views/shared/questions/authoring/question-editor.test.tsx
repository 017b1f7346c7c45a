import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ProductError } from '#domain/platform/errors.ts';
import * as createView from '#views/admin/questions/question-create.view.tsx';
import * as editView from '#views/admin/questions/question-edit.view.tsx';
import { fakeApi, STUDENT, showView } from '../../../../support/browser/show-view.tsx';

const TOPIC = '01900000-0000-7000-8000-000000000001';
const QUESTION = '01900000-0000-7000-8000-000000000002';
const SUBJECT = { id: 's', title: 'Biology' };
const TOPICS = { authorTopics: [{ id: TOPIC, title: 'Cells', subject: SUBJECT }] };
const ADMIN = { ...STUDENT, userRole: 'admin' as const };

const item = (more: object = {}) => ({
  ...{ id: QUESTION, externalId: 'x', type: 'multiple-choice', topic: { id: TOPIC, title: 'Cells' }, subject: SUBJECT },
  ...{
    subtopic: null,
    tags: [],
    estimate: null,
    stage: 'published',
    publishAt: null,
    deletedAt: null,
    inBank: true,
    isShared: null,
  },
  ...{ publishedAt: '2026-01-01T00:00:00Z', revision: 4, version: 1, images: [], reports: [] },
  versions: [{ id: 'v1', number: 1, createdAt: '2026-01-01T00:00:00Z', authorName: null }],
  text: {
    stem: 'Which organ pumps blood?',
    body: {
      choices: [
        { id: 'A', text: 'heart' },
        { id: 'B', text: 'liver' },
      ],
      keepOrder: true,
    },
    key: { choices: ['A'] },
    ...{ explanation: null, hints: [], source: { work: null, author: null, url: null, licence: null } },
  },
  ...more,
});
const USE = { quizzes: [], papers: [], openAttempts: 0, pastAttempts: 0, outdated: [], current: 'v1' };

beforeEach(() => localStorage.clear());
afterEach(cleanup);

function edit(answers: Parameters<typeof fakeApi>[0] = {}, shown = item()) {
  const fake = fakeApi({
    authoredQuestion: () => ({ authoredQuestion: shown }),
    questionUse: () => ({ questionUse: USE }),
    authorTopics: () => TOPICS,
    itemNumbers: () => ({ questionStatistics: [] }),
    ...answers,
  });
  const at = `/admin/question-bank/${QUESTION}/edit`;
  return { ...fake, ...showView('admin.question-bank.edit', editView, { at, api: fake.api, user: ADMIN }) };
}

function create() {
  const fake = fakeApi({
    authorTopics: () => TOPICS,
    createQuestion: () => ({ createQuestion: { id: QUESTION, revision: 1, version: 1 } }),
  });
  const at = '/admin/question-bank/create';
  return { ...fake, ...showView('admin.question-bank.create', createView, { at, api: fake.api, user: ADMIN }) };
}

const preview = () => within(screen.getByRole('region', { name: 'Student preview' }));

describe('the question editor', () => {
  test('previews a question as a student sees it while typing, and an answer can be tried', async () => {
    edit();
    const stem = await screen.findByLabelText('Question text');
    await userEvent.type(stem, ' Quickly!');
    expect(preview().getByText('Which organ pumps blood? Quickly!')).toBeDefined();
    await userEvent.click(preview().getByRole('radio', { name: /liver/ }));
    await userEvent.click(preview().getByRole('button', { name: 'Check answer' }));
    expect(preview().getByText('0% of the marks')).toBeDefined();
  });

  test('gives each choice a weight, and removes the weights again', async () => {
    const { calls } = edit({ saveQuestion: () => ({ saveQuestion: { id: QUESTION, revision: 5, version: 2 } }) });
    const weighted = await screen.findByRole('checkbox', { name: /^Set weights per choice/ });
    expect(screen.getAllByRole('radio', { name: /Choice|correct/i }).length).toBeGreaterThan(0);
    await userEvent.click(weighted);
    const second = screen.getByLabelText('Weight of choice B (%)');
    expect(second).toHaveProperty('value', '0');
    await userEvent.clear(second);
    await userEvent.type(second, '50');
    await userEvent.click(preview().getByRole('radio', { name: /liver/ }));
    await userEvent.click(preview().getByRole('button', { name: 'Check answer' }));
    expect(preview().getByText('50% of the marks')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    const saved = () => calls.findLast(({ name }) => name === 'saveQuestion')?.variables;
    expect(saved()).toMatchObject({ draft: { key: { choices: ['A'], weights: { A: 100, B: 50 } } } });
    await userEvent.click(weighted);
    expect(screen.queryByLabelText('Weight of choice B (%)')).toBeNull();
  });

  test('reorders choices by the keyboard, and the key moves with its choice', async () => {
    const { calls } = edit({ saveQuestion: () => ({ saveQuestion: { id: QUESTION, revision: 5, version: 2 } }) });
    const down = await screen.findByRole('button', { name: 'Move down: Choice A' });
    down.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Add choice' }));
    await userEvent.type(screen.getByLabelText('Choice C'), 'lung');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    const saved = calls.find(({ name }) => name === 'saveQuestion')?.variables;
    expect(saved).toMatchObject({
      revision: 4,
      draft: { body: { choices: [{ id: 'B' }, { id: 'A' }, { id: 'C', text: 'lung' }] }, key: { choices: ['A'] } },
    });
  });

  test('says what must be corrected, and where, in the words of the editor', async () => {
    edit({}, item({ text: { ...item().text, explanation: '', hints: ['Is $x small?'] } }));
    const textOf = async (position: string) => (await screen.findByText(position)).parentElement?.textContent;
    expect(await textOf('(Explanation)')).toContain('The explanation is missing.');
    expect(await textOf('(Hint 1)')).toContain('A formula has no closing dollar sign.');
  });

  test('restores unsaved changes after a reload', async () => {
    edit();
    await userEvent.type(await screen.findByLabelText('Question text'), ' More');
    await new Promise((done) => setTimeout(done, 600));
    cleanup();
    edit();
    expect((await screen.findByLabelText<HTMLTextAreaElement>('Question text')).value).toBe(
      'Which organ pumps blood? More',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Discard changes' }));
    expect(screen.getByLabelText<HTMLTextAreaElement>('Question text').value).toBe('Which organ pumps blood?');
  });

  test('shows both versions if a colleague has saved meanwhile', async () => {
    let theirs = item();
    const { calls } = edit({
      authoredQuestion: () => ({ authoredQuestion: theirs }),
      saveQuestion: ({ revision }) => {
        if (revision === 4) throw new ProductError('CHANGED_MEANWHILE');
        return { saveQuestion: { id: QUESTION, revision: 10, version: 3 } };
      },
    });
    await userEvent.type(await screen.findByLabelText('Question text'), ' Mine');
    theirs = item({ revision: 9, text: { ...item().text, stem: 'Theirs' } });
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    const title = await screen.findByText('Someone else changed this question');
    const alert = within(title.parentElement ?? document.body);
    expect(alert.getByText('Question text')).toBeDefined();
    expect(alert.getByText('Theirs', { selector: 'del' })).toBeDefined();
    await userEvent.click(alert.getByRole('button', { name: 'Keep mine' }));
    expect(calls.filter(({ name }) => name === 'saveQuestion').map(({ variables }) => variables.revision)).toEqual([
      4, 9,
    ]);
  });

  test('has facility statistics for each version, and says which is which', async () => {
    const few = { facility: null, discrimination: null, seconds: null, choices: [] };
    const first = { ...few, version: 'v1', number: 1, students: 37, facility: 0.68 };
    edit(
      { itemNumbers: () => ({ questionStatistics: [first, { ...few, version: 'v2', number: 2, students: 3 }] }) },
      item({ version: 2 }),
    );
    const panel = (await screen.findByRole('heading', { name: 'Statistics' })).parentElement;
    await screen.findByText('Not enough data: 3 students so far.');
    expect(panel?.textContent).toBe(
      'StatisticsVersion 2Not enough data: 3 students so far.Version 1Students37Facility index68%',
    );
  });

  test('closes a report with an answer', async () => {
    const report = { id: 'r', version: 1, reason: 'wrongKey', text: 'It is B', createdAt: '2026-01-01T00:00:00Z' };
    const { calls } = edit(
      { answerReport: () => ({ answerReport: true }) },
      item({ reports: [{ ...report, resolvedAt: null, answer: null }] }),
    );
    await userEvent.type(await screen.findByLabelText('Reply (optional)'), 'No');
    await userEvent.click(screen.getByRole('button', { name: 'Close report' }));
    expect(calls.find(({ name }) => name === 'answerReport')?.variables).toEqual({ id: 'r', answer: 'No' });
  });
});

describe('a new question', () => {
  test('shows errors next to its field, by the schemas of its type', async () => {
    const { calls } = create();
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    expect(screen.getByLabelText('Question text').getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement, 'what is wrong comes into sight').toBe(screen.getByLabelText('Question text'));
    expect(calls.some(({ name }) => name === 'createQuestion')).toBe(false);
    await userEvent.type(screen.getByLabelText('Question text'), 'Why?');
    expect(screen.getByLabelText('Question text').getAttribute('aria-invalid')).not.toBe('true');
  });

  test('names missing parts as the editor does', async () => {
    create();
    await userEvent.type(await screen.findByLabelText('Question text'), 'Why?');
    await userEvent.click(screen.getByLabelText('Topic'));
    await userEvent.click(screen.getByRole('option', { name: 'Biology: Cells' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByText('(Choice A)')).toBeDefined();
  });

  test('with blanks can be created by turning a word of the text into a blank', async () => {
    create();
    await userEvent.selectOptions(await screen.findByLabelText('Question type'), 'cloze');
    const text = screen.getByLabelText<HTMLTextAreaElement>('Text with blanks');
    await userEvent.type(text, 'The heart pumps.');
    text.setSelectionRange(4, 9);
    await userEvent.click(screen.getByRole('button', { name: 'Turn selection into blank' }));
    expect(text.value).toBe('The {{gap1}} pumps.');
    expect(screen.getByLabelText<HTMLTextAreaElement>('Accepted answers').value).toBe('heart');
    expect(preview().getByLabelText('Blank 1')).toBeDefined();
  });

  test('for ordering is never shown in the correct order', async () => {
    const { calls } = create();
    await userEvent.selectOptions(await screen.findByLabelText('Question type'), 'ordering');
    await userEvent.type(screen.getByLabelText('Question text'), 'Order these.');
    for (const position of [1, 2, 3, 4])
      await userEvent.type(screen.getByLabelText(`Choice ${position}`), `step ${position}`);
    await userEvent.click(screen.getByLabelText('Topic'));
    await userEvent.click(screen.getByRole('option', { name: 'Biology: Cells' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    const sent = calls.find(({ name }) => name === 'createQuestion');
    if (sent === undefined) throw new Error('Nothing was sent.');
    const { body, key } = sent.variables.draft as {
      body: { choices: { id: string }[] };
      key: { order: string[] };
    };
    expect(key.order).toHaveLength(4);
    expect(body.choices.map(({ id }) => id)).not.toEqual(key.order);
  });

  test('with a mark scheme shows how many marks its points add up to', async () => {
    create();
    await userEvent.selectOptions(await screen.findByLabelText('Question type'), 'structured-answer');
    await userEvent.click(screen.getByRole('button', { name: 'Add point' }));
    expect(screen.getByLabelText<HTMLInputElement>('Total marks').value).toBe('2');
  });
});

describe('a randomised question', () => {
  const NUMERIC = {
    ...{ type: 'numeric', versions: [] },
    text: {
      ...{ stem: 'Mass {{m}} kg', body: { unit: null }, explanation: null, hints: ['Look at {{m}}.'] },
      key: { value: 0, written: '{{d}}', significantFigures: 3, tolerance: null },
      source: { work: null, author: null, url: null, licence: null },
      parameters: {
        variables: [
          { name: 'm', from: 1, to: 9, step: 1 },
          { name: 'd', formula: '1 / m', figures: 3 },
        ],
        constraints: [],
        value: 'd',
      },
    },
  };
  const draws = () => within(screen.getByRole('region', { name: 'Example draws' }));

  test('shows up to ten different draws, and the chosen one in the preview', async () => {
    edit({}, item(NUMERIC));
    const all = await screen.findAllByRole<HTMLInputElement>('radio');
    // The question as it is written, and the nine draws that there are.
    expect(all).toHaveLength(10);
    expect(preview().getByText(/^Mass \d kg$/)).toBeTruthy();
    const last = all.at(-1);
    if (last === undefined) throw new Error('There is no draw.');
    await userEvent.click(last);
    const [, mass] = /^m = (\d), d = /.exec(last.labels?.[0]?.textContent ?? '') ?? [];
    expect(preview().getByText(`Mass ${mass} kg`)).toBeTruthy();
    await userEvent.click(screen.getByRole('radio', { name: 'As written' }));
    expect(preview().getByText('Mass {{m}} kg')).toBeTruthy();
    expect(draws().getByText('9 different draws checked. All of them can be asked.')).toBeTruthy();
  });

  test('names draws that can’t be asked, and is not saved with them', async () => {
    const { calls } = edit({}, item(NUMERIC));
    const [from] = await screen.findAllByLabelText('From');
    if (from === undefined) throw new Error('There is no range.');
    await userEvent.clear(from);
    await userEvent.type(from, '0');
    expect(await draws().findByText(/d has no value, for example if it is divided by zero: m = 0/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(calls.some(({ name }) => name === 'saveQuestion')).toBe(false);
    await userEvent.type(screen.getByLabelText('Constraints'), 'm != 0');
    expect(await draws().findByText('9 different draws checked. All of them can be asked.')).toBeTruthy();
  });

  test('is sent with its variables, and without them if they are no longer used', async () => {
    const fake = edit(
      { saveQuestion: () => ({ saveQuestion: { id: QUESTION, revision: 5, version: 2 } }) },
      item(NUMERIC),
    );
    await userEvent.type(await screen.findByLabelText('Constraints'), 'm > 2');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    const sent = () => fake.calls.filter(({ name }) => name === 'saveQuestion').at(-1)?.variables?.draft;
    expect(sent()).toMatchObject({ parameters: { constraints: ['m > 2'], value: 'd' } });
    await userEvent.click(screen.getByRole('button', { name: 'Stop using random values' }));
    expect(screen.queryByRole('region', { name: 'Example draws' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Use random values' })).toBeTruthy();
  });
});
