import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { ProductError } from '#domain/platform/errors.ts';
import * as subjectView from '#views/student/content/subject.view.tsx';
import * as topicView from '#views/student/content/topic.view.tsx';
import * as homeView from '#views/student/study/home/home.view.tsx';
import { fakeApi, STUDENT, showView } from '../../../support/browser/show-view.tsx';
import { EMPTY_STUDY } from '../../../support/users/empty-study.ts';

afterEach(cleanup);

const SUBJECT = {
  id: 's1',
  slug: 'physics',
  title: 'Physics',
  summary: 'Of things.',
  questionCount: 7,
  quizCount: 2,
  quizzesDone: 1,
};
const QUIZ = { id: 'q1', title: 'Practice', subject: SUBJECT, topic: { slug: 'waves', title: 'Waves' } };
const ATTEMPT = {
  id: 'a1',
  quiz: QUIZ,
  startedAt: '',
  submittedAt: null,
  questionCount: 9,
  answeredCount: 4,
  marks: null,
  marksOutOf: null,
};
const TOPIC = {
  id: 't1',
  slug: 'waves',
  title: 'Waves',
  summary: '',
  questionCount: 7,
  quizCount: 1,
  quizzesDone: 0,
  subject: SUBJECT,
  quizzes: [{ id: 'q1', title: 'Practice', questionCount: 7, lastAttempt: null }],
  kinds: [{ kind: 'noteBooklet', count: 1, done: 0, seconds: 60 }],
  materials: [] as object[],
};

describe('home', () => {
  const show = (home: object | (() => object)) => {
    const { api } = fakeApi({
      dueWork: () => ({ studentWork: [], assignmentNotices: [], recentAnnouncements: [] }),
      news: () => ({ posts: [], notices: [] }),
      home: () => ({ studyToday: EMPTY_STUDY, ...(typeof home === 'function' ? home() : home) }),
    });
    return showView('home', homeView, { at: '/home', api });
  };

  test('own subjects come first and have their cover; the others are links below', async () => {
    const other = { ...SUBJECT, id: 's2', slug: 'latin', title: 'Latin', isOwn: false };
    show({ recentAttempts: [], subjects: [{ ...SUBJECT, isOwn: true }, other] });
    const subjects = await screen.findByRole('region', { name: 'Subjects' });
    expect(within(subjects).getByText('More subjects')).toBeDefined();
    const links = within(subjects).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/subject/physics', '/subject/latin']);
    expect(links.map((link) => link.querySelector('svg') !== null)).toEqual([true, false]);
    expect(links[1]?.textContent).toBe('Latin');
  });

  test('continues where the student left off, and shows the progress in each subject', async () => {
    show({
      recentAttempts: [ATTEMPT, { ...ATTEMPT, id: 'a0', submittedAt: 'x', marks: 6.5, marksOutOf: 9 }],
      subjects: [SUBJECT],
    });
    const started = await screen.findByRole('link', { name: /4 of 9 answered/ });
    expect(started.getAttribute('href')).toBe('/subject/physics/topic/waves/quiz/q1?attempt=a1');
    const done = screen.getByRole('link', { name: /6.5 of 9 marks/ });
    expect(done.getAttribute('href')).toBe('/subject/physics/topic/waves/quiz/q1/view-answer/a0');
    expect(screen.getByRole('progressbar', { name: 'Quizzes done in Physics' }).getAttribute('aria-valuetext')).toBe(
      '1 of 2',
    );
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Welcome, Ada');
  });

  test('suggests what to do next when there is nothing yet', async () => {
    show({ recentAttempts: [], subjects: [] });
    expect(await screen.findByText(/You haven’t started anything yet/)).toBeDefined();
    expect(screen.getByText(/Subjects from your school will appear here/)).toBeDefined();
  });

  test('can be loaded again after an error', async () => {
    let tries = 0;
    show(() => {
      tries += 1;
      if (tries === 1) throw new ProductError('NETWORK');
      return { recentAttempts: [], subjects: [SUBJECT] };
    });
    expect((await screen.findByRole('alert')).textContent).toContain('We can’t reach the server');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Physics')).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('shows an outline while it is loading', async () => {
    const { api } = fakeApi({
      home: () => new Promise(() => undefined),
      dueWork: () => new Promise(() => undefined),
    });
    showView('home', homeView, { at: '/home', api });
    expect(await screen.findByRole('status', { name: 'Loading' })).toBeDefined();
  });
});

describe('a subject', () => {
  test('lists its topics', async () => {
    const { api } = fakeApi({ subject: () => ({ subject: { ...SUBJECT, topics: [TOPIC] } }) });
    showView('subject', subjectView, { at: '/subject/physics', api });
    expect((await screen.findByRole('link', { name: /Waves/ })).getAttribute('href')).toBe(
      '/subject/physics/topic/waves',
    );
  });

  test('filters topics by words, by remaining work and by access', async () => {
    const topics = [
      TOPIC,
      { ...TOPIC, id: 't2', slug: 'light', title: 'Light', summary: 'Rays and mirrors', quizzesDone: 1, kinds: [] },
      { ...TOPIC, id: 't3', slug: 'heat', title: 'Heat' },
    ];
    const { api, calls } = fakeApi({ subject: () => ({ subject: { ...SUBJECT, topics } }) });
    const user = { ...STUDENT, pro_plan_purchased: false, free_topics: ['t3'] };
    showView('subject', subjectView, { at: '/subject/physics', api, user });
    const shown = () =>
      screen.getAllByRole('listitem').flatMap((item) => /^(Waves|Light|Heat)/.exec(item.textContent ?? '')?.[0] ?? []);
    const search = await screen.findByRole('searchbox', { name: 'Find a topic' });
    const loaded = calls.length;
    await userEvent.type(search, 'mirr ray');
    expect(shown()).toEqual(['Light']);
    await userEvent.clear(screen.getByRole('searchbox'));
    await userEvent.click(screen.getByRole('button', { name: 'To do' }));
    expect(shown()).toEqual(['Waves', 'Heat']);
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    expect(shown()).toEqual(['Light']);
    await userEvent.click(screen.getByRole('button', { name: 'Available to me' }));
    expect(shown()).toEqual(['Heat']);
    await userEvent.type(screen.getByRole('searchbox'), 'waves');
    await userEvent.click(screen.getByRole('button', { name: 'Show all topics' }));
    expect(shown()).toEqual(['Waves', 'Light', 'Heat']);
    expect(screen.getByRole('link', { name: /^Waves/ }).textContent).toContain('Locked. Available with any plan.');
    expect(calls).toHaveLength(loaded);
  });

  test('that does not exist is left to the error page', async () => {
    const { api } = fakeApi({
      subject: () => {
        throw new ProductError('NOT_FOUND');
      },
    });
    showView('subject', subjectView, { at: '/subject/none', api });
    expect(await screen.findByText('Refused: NOT_FOUND')).toBeDefined();
  });
});

const PROGRESS = {
  ...{ topic: TOPIC, subject: SUBJECT, level: 'beginning', estimate: 0.3, low: 0.1, high: 0.5, reason: 'wrongLately' },
  ...{ answered: 9, restedDays: 1, practice: 'weakQuestions', quiz: 'q1', dueCards: 0, weakQuestions: 6 },
};

describe('a topic', () => {
  const show = (
    user: typeof STUDENT,
    quizzes: readonly object[] = TOPIC.quizzes,
    materials: readonly object[] = [],
  ) => {
    const { api, calls } = fakeApi({
      topic: () => ({ topic: { ...TOPIC, quizzes, materials } }),
      topicProgress: () => ({
        subjectProgress: {
          topics: [{ ...{ examShare: 0.28, openQuestions: 5, noteSeconds: 60 }, progress: PROGRESS }],
        },
      }),
    });
    showView('topic', topicView, { at: '/subject/physics/topic/waves', api, user });
    return calls;
  };

  test('opens its quizzes to a plan that includes its subject', async () => {
    show({ ...STUDENT, purchased_subjects: ['s1'] });
    const link = await screen.findByRole('link', { name: /^Practice/ });
    expect(link.getAttribute('href')).toBe('/subject/physics/topic/waves/quiz/q1');
    expect(link.textContent).toContain('Start');
  });

  test('shows the mastery, and what helps most', async () => {
    show({ ...STUDENT, purchased_subjects: ['s1'] });
    expect(await screen.findByText(/Our estimate: 10% to 50% correct today/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Retry questions: Waves' }).getAttribute('href')).toBe(
      '/subject/physics/topic/waves/quiz/q1',
    );
  });

  test('shows a lock and which plan includes it, without a request', async () => {
    const calls = show({ ...STUDENT, pro_plan_purchased: false, standard_plan_purchased: true });
    const link = await screen.findByRole('link', { name: /^Practice/ });
    expect(link.getAttribute('href')).toBe('/pricing');
    expect(link.textContent).toContain('Locked. Available with the Pro plan.');
    expect(calls.map(({ name }) => name)).toEqual(['topic', 'topicProgress']);
    cleanup();
    show({ ...STUDENT, pro_plan_purchased: false });
    expect((await screen.findByRole('link', { name: /^Practice/ })).textContent).toContain('Available with any plan.');
  });

  test('that is free is open to everybody', async () => {
    show({ ...STUDENT, pro_plan_purchased: false, free_topics: ['t1'] });
    expect((await screen.findByRole('link', { name: /^Practice/ })).getAttribute('href')).not.toBe('/pricing');
  });

  test('shows the progress in each quiz', async () => {
    const user = { ...STUDENT, purchased_subjects: ['s1'] };
    show(user, [
      { ...TOPIC.quizzes[0], lastAttempt: { ...ATTEMPT, id: 'a9' } },
      {
        id: 'q2',
        title: 'Done',
        questionCount: 9,
        lastAttempt: { ...ATTEMPT, submittedAt: 'x', marks: 7, marksOutOf: 9 },
      },
    ]);
    const started = await screen.findByRole('link', { name: /^Practice.*4 of 9 answered.*Continue/ });
    expect(started.getAttribute('href')).toContain('?attempt=a9');
    expect(screen.getByRole('link', { name: /Done.*last result 7 of 9.*Start again/ })).toBeDefined();
  });

  test('the recommended kind comes first, and a quiz that is next comes before the materials', async () => {
    const done = { title: 'Of waves', summary: '', seconds: 600, share: 1, doneAt: 'then' };
    const user = { ...STUDENT, purchased_subjects: ['s1'] };
    show(
      user,
      [],
      [
        { ...done, id: 'm1', kind: 'noteBooklet' },
        { ...done, id: 'm2', kind: 'video', share: 0.5, doneAt: null },
      ],
    );
    const study = await screen.findByRole('region', { name: 'Study' });
    const cards = within(study).getAllByRole('link');
    expect(cards.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^VideosRecommended.*5 min left/),
      expect.stringMatching(/^Notes.*Done/),
    ]);
    cleanup();
    show(user, TOPIC.quizzes, [{ ...done, id: 'm1', kind: 'noteBooklet' }]);
    const quiz = await screen.findByRole('link', { name: /^Practice ?Recommended/ });
    const notes = screen.getByRole('link', { name: /^Notes/ });
    expect(quiz.compareDocumentPosition(notes) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
  });

  test('shows its share of the exam with its mastery, and which cards are due', async () => {
    const deck = { id: 'm4', kind: 'deck', title: 'Cards', summary: '', seconds: 60, share: 0, doneAt: null };
    show({ ...STUDENT, purchased_subjects: ['s1'] }, [], [deck]);
    expect(await screen.findByText('28% of the exam')).toBeDefined();
    expect((await screen.findByRole('link', { name: /^Flash cards/ })).textContent).toContain('1 deck · 1 min');
  });

  test('shows each kind of content, how much and the progress, and links to the next step', async () => {
    const material = { title: 'Of waves', summary: '', seconds: 600, share: 0, doneAt: null };
    show(
      {
        ...STUDENT,
        pro_plan_purchased: false,
        standard_plan_purchased: true,
        standard_plan: { permission: { noteBooklet: true } },
      },
      [],
      [
        { ...material, id: 'm1', kind: 'noteBooklet', share: 0.4 },
        { ...material, id: 'm2', kind: 'noteBooklet', share: 1, doneAt: 'then' },
        { ...material, id: 'm3', kind: 'video' },
      ],
    );
    const notes = await screen.findByRole('link', { name: /^Notes/ });
    expect(notes.getAttribute('href')).toBe('/subject/physics/topic/waves/note?note=m1');
    expect(notes.textContent).toContain('2 note booklets · 20 min');
    expect(notes.textContent).toContain('1 of 2 done · 6 min left');
    expect(notes.textContent).toContain('Recommended');
    expect(screen.getByRole('progressbar', { name: 'Progress: Notes' }).getAttribute('aria-valuenow')).toBe('140');
    const video = screen.getByRole('link', { name: /^Videos.*Locked. Available with the Pro plan/ });
    expect(video.getAttribute('href')).toBe('/pricing');
    expect(screen.getByRole('link', { name: 'Continue: Of waves' }).getAttribute('href')).toContain('note=m1');
    expect(screen.getByRole('progressbar', { name: 'Progress in Waves' }).getAttribute('aria-valuetext')).toBe(
      '1 of 4',
    );
  });

  test('without quizzes says where to go', async () => {
    show(STUDENT, []);
    expect((await screen.findByRole('link', { name: 'Choose another topic' })).getAttribute('href')).toBe(
      '/subject/physics',
    );
  });
});
