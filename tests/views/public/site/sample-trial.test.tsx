import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import * as parents from '#views/public/site/landing/parents.view.tsx';
import { fakeApi, showView } from '../../../support/browser/show-view.tsx';

const sample = (id: string, stem: string) => ({
  id,
  subject: 'Biology',
  topic: 'Cells',
  stem,
  choices: [
    { id: 'a', text: 'Yes' },
    { id: 'b', text: 'No' },
  ],
});

test('answering by keyboard moves the focus from the button to what replaces it, and then to the next question', async () => {
  const user = userEvent.setup();
  showView('landing-2', parents, {
    at: '/landing-2',
    api: fakeApi({
      frontPage: () => ({
        sampleQuestions: [sample('1', 'First?'), sample('2', 'Second?')],
        testimonials: [],
        posts: [],
      }),
      sampleResult: () => ({ sampleResult: { right: 'a', explanation: null } }),
    }).api,
  });
  // The page for parents starts with another question than the front page.
  expect(await screen.findByText('Second?')).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: /Yes/ }));
  screen.getByRole('button', { name: 'Check' }).focus();
  await user.keyboard('{Enter}');
  const next = await screen.findByRole('button', { name: 'Next question' });
  expect(document.activeElement).toBe(next);
  await user.keyboard('{Enter}');
  expect(await screen.findByText('First?')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Try a question' }));
});
