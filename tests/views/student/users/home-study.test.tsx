import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { dayAfter } from '#domain/study/calendar-day.ts';
import * as homeView from '#views/student/study/home/home.view.tsx';
import { fakeApi, showView } from '../../../support/browser/show-view.tsx';

afterEach(cleanup);

const TODAY = '2027-03-01';
const PHYSICS = { id: 's1', slug: 'physics', title: 'Physics' };
const WAVES = { id: 't1', slug: 'waves', title: 'Waves' };
const day = (at: number, more: object = {}) => ({
  day: dayAfter(TODAY, at),
  isOff: false,
  seconds: 0,
  entries: [],
  ...more,
});
const STUDY = {
  today: TODAY,
  settings: { minutesPerDay: 30, newCardsPerDay: 20, desiredRetention: 0.9, daysOff: [], showsStreak: true },
  exams: [{ subject: PHYSICS, examOn: dayAfter(TODAY, 2) }],
  plan: {
    feasibility: 'overfull',
    minutesNeeded: 75,
    days: [
      day(0, { seconds: 4_500, entries: [{ subject: 's1', kind: 'weakQuestions', count: 50 }] }),
      day(1, { isOff: true }),
    ],
  },
  dueDecks: [{ dueCount: 4, deck: { id: 'd1', title: 'Key terms', isOwn: false, subject: PHYSICS, topic: WAVES } }],
  started: [{ id: 'm1', kind: 'audio', title: 'Waves by ear', share: 0.4, subject: PHYSICS, topic: WAVES }],
  studiedDays: [TODAY, dayAfter(TODAY, -2), dayAfter(TODAY, -9)],
  session: {
    status: 'ready',
    isDayOff: false,
    seconds: 1_170,
    doneSteps: 0,
    stepCount: 9,
    parts: [
      { kind: 'cards', reason: 'due', count: 4, topics: ['t1'] },
      { kind: 'question', reason: 'weak', count: 5, topics: ['t1'] },
    ],
  },
  streak: { days: 3, isTodayDone: true, frozenDays: [] },
  mastery: [
    {
      ...{ topic: WAVES, subject: PHYSICS, level: 'beginning', estimate: 0.3, low: 0.1, high: 0.5 },
      ...{
        reason: 'wrongLately',
        answered: 9,
        restedDays: 1,
        practice: 'weakQuestions',
        quiz: 'q1',
        dueCards: 4,
        weakQuestions: 6,
      },
    },
  ],
};
const SUBJECTS = [{ ...PHYSICS, summary: '', questionCount: 7, quizCount: 2, quizzesDone: 1 }];

describe('home', () => {
  test('says what is due today, how the week went, where to continue and where practice helps', async () => {
    const { api, calls } = fakeApi({
      dueWork: () => ({ studentWork: [], assignmentNotices: [], recentAnnouncements: [] }),
      home: () => ({ recentAttempts: [], subjects: SUBJECTS, studyToday: STUDY }),
      news: () => ({
        posts: [{ slug: 'why-rest-helps', title: 'Why rest helps', publishedAt: '2027-02-27T08:00:00Z' }],
        notices: [{ id: 'n1', attempt: 'a1', title: 'Waves I', reason: '', before: 3, after: 4, outOf: 5 }],
      }),
    });
    showView('home', homeView, { at: '/home', api });
    const study = await screen.findByRole('link', { name: 'Study: Key terms' });
    expect(study.getAttribute('href')).toBe('/subject/physics/topic/waves/flashcard/d1');
    const session = within(screen.getByRole('region', { name: 'Today’s session' }));
    expect(session.getByRole('link', { name: 'Start today’s session · 20 min' }).getAttribute('href')).toBe('/session');
    expect(session.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '4 cards to review so that you don’t forget them',
      '5 questions: Waves some of your recent answers were incorrect',
    ]);
    expect(session.getByText(/3 days in a row/)).toBeDefined();
    expect(screen.getByText('Physics: 2 days until the exam')).toBeDefined();
    expect(screen.getByText('50 questions to retry')).toBeDefined();
    expect(screen.getByText('You studied on 2 of the last 7 days.')).toBeDefined();
    expect(screen.getByRole('link', { name: /Waves by ear/ }).getAttribute('href')).toBe(
      '/subject/physics/topic/waves/audio?play=m1',
    );
    const weakest = within(await screen.findByRole('region', { name: 'Recommended practice' }));
    expect(weakest.getByText(/Our estimate: 10% to 50% correct today. Last practised 1 day ago/)).toBeDefined();
    expect(weakest.getByRole('link', { name: 'Retry questions: Waves' }).getAttribute('href')).toBe(
      '/subject/physics/topic/waves/quiz/q1',
    );
    const news = within(await screen.findByRole('region', { name: 'News' }));
    expect(news.getByRole('link', { name: /Why rest helps/ }).getAttribute('href')).toBe('/blog/why-rest-helps');
    expect(news.getByRole('link', { name: /Waves I/ }).getAttribute('href')).toBe('/analysis/a1/detail');
    expect(calls.map(({ name }) => name).sort()).toEqual(['dueWork', 'home', 'news']);
  });
});

describe('the invitation to onboarding', () => {
  const home = (isInvitedToOnboarding: boolean) => {
    const { api, calls } = fakeApi({
      home: () => ({ isInvitedToOnboarding, recentAttempts: [], subjects: [], studyToday: STUDY }),
      dueWork: () => ({ studentWork: [], assignmentNotices: [], recentAnnouncements: [] }),
      news: () => ({ posts: [], notices: [] }),
      dismissOnboarding: () => ({ dismissOnboarding: true }),
    });
    showView('home', homeView, { at: '/home', api });
    return calls;
  };

  test('is shown to a student who has not done it, and can be dismissed for good', async () => {
    const calls = home(true);
    const card = within(await screen.findByRole('region', { name: 'Get a plan that fits you' }));
    expect(card.getByRole('link', { name: 'Get started' }).getAttribute('href')).toBe('/onboarding');
    await userEvent.click(card.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText('Get a plan that fits you')).toBeNull();
    expect(calls.some(({ name }) => name === 'dismissOnboarding')).toBe(true);
  });

  test('is not shown to others', async () => {
    home(false);
    await screen.findByRole('heading', { name: 'Today' });
    expect(screen.queryByText('Get a plan that fits you')).toBeNull();
  });
});

describe('the exam plan', () => {
  test('says that it does not fit, shows the days, and sends only what was changed', async () => {
    const { api, calls } = fakeApi({
      studyPlan: () => ({ studyToday: STUDY, subjects: SUBJECTS }),
      saveExamDate: () => ({ saveExamDate: true }),
      saveStudySettings: () => ({ saveStudySettings: { minutesPerDay: 90 } }),
    });
    showView('home', homeView, { at: '/home?plan', api });
    expect((await screen.findByText(/Not everything fits/)).textContent).toContain('75 min');
    expect(screen.getByText('Day off')).toBeDefined();
    const minutes = screen.getByLabelText('Minutes per day');
    await userEvent.clear(minutes);
    await userEvent.type(minutes, '90');
    await userEvent.click(screen.getByLabelText('Sunday'));
    await userEvent.click(screen.getByRole('button', { name: 'Save plan' }));
    await screen.findByText(/Not everything fits/);
    expect(calls.filter(({ name }) => name.startsWith('save'))).toEqual([
      {
        name: 'saveStudySettings',
        variables: {
          settings: { minutesPerDay: 90, newCardsPerDay: 20, desiredRetention: 0.9, daysOff: [0], showsStreak: true },
        },
      },
    ]);
    expect(calls.filter(({ name }) => name === 'studyPlan')).toHaveLength(2);
  });
});
