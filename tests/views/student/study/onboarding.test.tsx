import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { dayAfter } from '#domain/study/calendar-day.ts';
import * as view from '#views/student/study/onboarding/onboarding.view.tsx';
import { fakeApi, showView } from '../../../support/browser/show-view.tsx';

const TODAY = '2027-03-01';
const SUBJECTS = [
  { id: 's1', slug: 'physics', title: 'Physics' },
  { id: 's2', slug: 'chemistry', title: 'Chemistry' },
];
const SETTINGS = { minutesPerDay: 30, daysOff: [], examBoard: null, targetGrade: null };

/** A server that saves steps while it can be reached. */
function show(given: object = {}) {
  const network = { fails: false };
  const { api, calls } = fakeApi({
    onboarding: () => ({
      onboarding: {
        ...{ step: 'subjects', isFinished: false, today: TODAY, level: 'upperSecondary', subjects: ['s1'], exams: [] },
        ...{ settings: SETTINGS, ...given },
      },
      subjects: SUBJECTS,
    }),
    saveOnboardingStep: () => {
      if (network.fails) throw new Error('No network');
      return { saveOnboardingStep: true };
    },
    finishOnboarding: () => ({ finishOnboarding: true }),
  });
  const saved = () => calls.filter(({ name }) => name === 'saveOnboardingStep').map(({ variables }) => variables);
  return { ...showView('onboarding', view as never, { at: '/onboarding', api }), saved, calls, network };
}

const user = userEvent.setup();
const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
const heading = (name: string) => screen.findByRole('heading', { name });

describe('onboarding', () => {
  test('has five short steps, each saved separately, and then shows the first question', async () => {
    const { saved } = show();
    await user.click(await screen.findByRole('checkbox', { name: 'Chemistry' }));
    await press('Save and continue');
    await heading('Which course are you taking?');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Exam board' }), 'Other');
    await press('Save and continue');
    const day = await screen.findByLabelText('Exam in Chemistry');
    await user.type(day, dayAfter(TODAY, 60));
    await press('Save and continue');
    await user.click(await screen.findByRole('radio', { name: 'A*' }));
    await press('Save and continue');
    await user.click(await screen.findByRole('radio', { name: '20 min' }));
    await user.click(screen.getByRole('checkbox', { name: 'Sunday' }));
    await press('Save and continue');
    await screen.findByText(/^Elsewhere: \//);
    expect(saved()).toEqual([
      { step: 'subjects', answers: { subjects: ['s1', 's2'] } },
      { step: 'course', answers: { level: 'upperSecondary', examBoard: 'other' } },
      {
        step: 'exams',
        answers: {
          exams: [
            { subject: 's1', examOn: null },
            { subject: 's2', examOn: dayAfter(TODAY, 60) },
          ],
        },
      },
      { step: 'target', answers: { targetGrade: 'A*' } },
      { step: 'time', answers: { minutesPerDay: 20, daysOff: [0] } },
    ]);
  });

  test('skips each step, and notifies the server', async () => {
    const { saved } = show();
    await press('Skip');
    await press('Skip');
    await press('I don’t know yet');
    await press('I don’t know yet');
    await press('Skip');
    await screen.findByText(/^Elsewhere: \//);
    expect(saved()).toEqual(['subjects', 'course', 'exams', 'target', 'time'].map((step) => ({ step, answers: null })));
  });

  test('skips everything at once', async () => {
    const { calls } = show();
    await press('Skip setup and start');
    await screen.findByText(/^Elsewhere: \//);
    expect(calls.map(({ name }) => name)).toEqual(['onboarding', 'finishOnboarding']);
  });

  test('continues where the student stopped, on this device or another, and goes back', async () => {
    show({ step: 'target', settings: { ...SETTINGS, targetGrade: 'B' } });
    await heading('Which grade are you aiming for?');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'B' }).checked).toBe(true);
    await press('Back');
    await heading('When are your exams?');
    await user.click(screen.getByRole('button', { name: /Subjects/ }));
    await heading('Which subjects are you studying?');
  });

  test.each([
    ['yesterday', -1, 'This date has passed. Choose today or a later date.'],
    ['in ten years', 3_650, 'Choose a date within the next three years.'],
  ])('refuses an exam %s, next to its date, and saves nothing', async (_, days, message) => {
    const { saved } = show({ step: 'exams' });
    await user.type(await screen.findByLabelText('Exam in Physics'), dayAfter(TODAY, days));
    await press('Save and continue');
    await screen.findByText(message);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Exam in Physics')));
    expect(saved()).toEqual([]);
  });

  test('needs a day to study', async () => {
    show({ step: 'time', settings: { ...SETTINGS, daysOff: [0, 1, 2, 3, 4, 5] } });
    await user.click(await screen.findByRole('checkbox', { name: 'Saturday' }));
    await press('Save and continue');
    await screen.findByText('Leave at least one day to study.');
  });

  test('shows grades of the chosen level', async () => {
    show({ step: 'course' });
    await user.click(await screen.findByRole('radio', { name: 'University' }));
    await press('Save and continue');
    await press('I don’t know yet');
    await screen.findByRole('radio', { name: 'Upper second (2:1)' });
    expect(screen.queryByRole('radio', { name: 'A*' })).toBeNull();
  });

  test('keeps the answers of a step that could not be saved, and saves them again', async () => {
    const { network, saved } = show({ step: 'target' });
    network.fails = true;
    await user.click(await screen.findByRole('radio', { name: 'C' }));
    await press('Save and continue');
    await screen.findByRole('alert');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'C' }).checked).toBe(true);
    network.fails = false;
    await press('Save and continue');
    await heading('How much time do you have?');
    expect(saved()).toHaveLength(2);
  });
});
