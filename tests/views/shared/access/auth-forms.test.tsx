import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { MemoryRouter } from 'react-router';
import { describe, expect, test } from 'vitest';
import { AppProvider } from '#client/app.context.ts';
import { Component as Login } from '#views/shared/access/login.view.tsx';
import { Component as Register } from '#views/shared/access/register.view.tsx';
import { type Answers, startFakeApp } from '../../../support/users/fake-app.ts';
import { CONFIG, STUDENT } from '../../../support/users/fake-users.ts';

const TOKENS = { signIn: { token: 't1', refreshToken: 'r1', expiresIn: 300 } };
const PASSWORD = 'slow green tortoise';

function show(View: ComponentType, answers: Answers, config = CONFIG) {
  const fake = startFakeApp({ answers, config });
  render(
    <MemoryRouter>
      <AppProvider value={fake.app}>
        <View />
      </AppProvider>
    </MemoryRouter>,
  );
  return { ...fake, user: userEvent.setup() };
}

const sentNames = (operations: readonly { readonly name: string }[]) => operations.map(({ name }) => name);
const describedText = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');

describe('the sign-in form', () => {
  test('can be filled in and sent by keyboard alone', async () => {
    const { app, world, user, operations } = show(Login, { signIn: TOKENS });
    world.user = STUDENT;
    await user.tab();
    await user.keyboard('Ada@Example.org');
    await user.tab();
    await user.keyboard(`${PASSWORD}{Enter}`);
    await waitFor(() => expect(app.auth.getSnapshot().matches('authenticated')).toBe(true));
    expect(operations[0]).toEqual({
      name: 'signIn',
      variables: { input: { email: 'ada@example.org', password: PASSWORD } },
    });
  });

  test('shows a message next to each invalid field, sends nothing, and focuses the first such field', async () => {
    const { user, operations } = show(Login, {});
    await user.type(screen.getByLabelText('Email'), 'ada');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    const email = screen.getByLabelText('Email');
    expect(describedText(email)).toBe('Invalid email address');
    expect(describedText(screen.getByLabelText('Password'))).toBe('Enter your password');
    await waitFor(() => expect(document.activeElement).toBe(email));
    await user.type(email, '@example.org');
    expect(email.getAttribute('aria-invalid')).toBe('false');
    expect(operations).toEqual([]);
  });

  test('shows the server’s error, and can be sent again', async () => {
    let tries = 0;
    const { app, world, user } = show(Login, {
      signIn: () => {
        tries += 1;
        return tries === 1 ? { code: 'WRONG_CREDENTIALS' } : TOKENS;
      },
    });
    world.user = STUDENT;
    await user.type(screen.getByLabelText('Email'), 'ada@example.org');
    await user.type(screen.getByLabelText('Password'), `${PASSWORD}{Enter}`);
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toBe(
        'Your email or password is incorrect. Check both and try again.',
      ),
    );
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(app.auth.getSnapshot().matches('authenticated')).toBe(true));
  });

  test('fills in a demo account with one click', async () => {
    const account = { role: 'student', email: 'student@lectern.example', password: 'demo pass words' };
    const { user, operations } = show(
      Login,
      { signIn: { code: 'INTERNAL' } },
      {
        ...CONFIG,
        demoAccounts: [account, { ...account, email: 'new@lectern.example', isNew: true }],
      },
    );
    await user.click(await screen.findByRole('button', { name: 'New student' }));
    expect(screen.getByLabelText('Email')).toHaveProperty('value', 'new@lectern.example');
    await user.click(screen.getByRole('button', { name: 'Student' }));
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() =>
      expect(operations[0]?.variables).toEqual({ input: { email: account.email, password: account.password } }),
    );
  });
});

describe('the registration form', () => {
  test('registers, then signs in', async () => {
    const { app, world, user, operations } = show(Register, { signUp: { signUp: true }, signIn: TOKENS });
    world.user = STUDENT;
    await user.type(screen.getByLabelText('Name'), ' Ada Brook ');
    await user.type(screen.getByLabelText('Email'), 'ada@example.org');
    await user.type(screen.getByLabelText('Password'), `${PASSWORD}{Enter}`);
    await waitFor(() => expect(app.auth.getSnapshot().matches('authenticated')).toBe(true));
    expect(sentNames(operations)).toEqual(['signUpIsOpen', 'signUp', 'signIn', 'session']);
    expect(operations[1]?.variables).toEqual({
      input: { name: 'Ada Brook', email: 'ada@example.org', password: PASSWORD },
    });
  });

  test('refuses a common password next to the field', async () => {
    const { user, operations } = show(Register, {});
    await user.type(screen.getByLabelText('Name'), 'Ada');
    await user.type(screen.getByLabelText('Email'), 'ada@example.org');
    await user.type(screen.getByLabelText('Password'), 'Password123!{Enter}');
    expect(describedText(screen.getByLabelText('Password'))).toContain('This password is too easy to guess');
    expect(sentNames(operations)).toEqual(['signUpIsOpen']);
  });

  test('shows the server’s message for a field next to that field', async () => {
    const refusal = {
      code: 'INVALID_INPUT',
      fields: { email: 'emailTaken' },
    };
    const { user } = show(Register, { signUp: refusal });
    await user.type(screen.getByLabelText('Name'), 'Ada');
    await user.type(screen.getByLabelText('Email'), 'ada@example.org');
    await user.type(screen.getByLabelText('Password'), `${PASSWORD}{Enter}`);
    await waitFor(() =>
      expect(describedText(screen.getByLabelText('Email'))).toBe('An account with this email already exists'),
    );
    expect(screen.getByRole('alert').textContent).toBe('Check what you entered and try again.');
  });
});
