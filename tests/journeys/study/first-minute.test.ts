import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type JourneyWorld,
  PASSWORD,
  startJourneyWorld,
  unlistedStoredData,
} from '../../support/browser/journey-world.ts';

const PHONE = { viewport: { width: 360, height: 740 } };

let world: JourneyWorld;
beforeAll(async () => {
  world = await startJourneyWorld();
});
afterAll(() => world?.close());

/** Fills in and submits the sign-up form. */
async function signUp(page: Page, email: string): Promise<void> {
  await page.getByLabel('Name').fill('Ada Lovelace');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL('**/complete-profile');
}

/** What a person does, counted: each press of a button, choice or tick. */
function hands(page: Page) {
  let count = 0;
  const press = async (role: 'button' | 'checkbox' | 'radio', name?: string): Promise<void> => {
    const control = page.getByRole('main').getByRole(role, name === undefined ? {} : { name, exact: true });
    await control.first().click();
    count += 1;
  };
  return { press, count: () => count };
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name }).waitFor();

describe('the first minute', () => {
  test('leads from sign-up to the first answered question in at most eight interactions', async () => {
    const { page, problems } = await world.open('/register', PHONE);
    await signUp(page, 'first.minute@example.org');
    const startedAt = Date.now();
    const { press, count } = hands(page);
    await press('button', 'Next');
    await press('radio', 'Upper secondary school');
    await press('button', 'Next');
    await press('checkbox');
    await press('button', 'Save and continue');
    await page.waitForURL('**/onboarding');
    await press('button', 'Skip setup and start');
    await page.waitForURL('**/diagnostic/*');
    await heading(page, 'Question 1');
    await press('button', 'I don’t know yet');
    await heading(page, 'Question 2');
    expect(count()).toBeLessThanOrEqual(8);
    expect(Date.now() - startedAt).toBeLessThan(60_000);
    const { rows } = await world.database.query(
      `select count(*)::int as answers from answer_log l join attempts a on a.id = l.attempt_id
       where a.diagnostic_subject_id is not null`,
    );
    expect(rows).toEqual([{ answers: 1 }]);
    expect(problems).toEqual([]);
  });

  test('goes through five steps, continues them on another device, and ends with a plan', async () => {
    const { page, problems } = await world.open('/register', PHONE);
    await signUp(page, 'five.steps@example.org');
    const { press } = hands(page);
    await press('button', 'Next');
    await press('radio', 'Upper secondary school');
    await press('button', 'Next');
    await press('checkbox', 'Mathematics');
    await press('button', 'Save and continue');
    await heading(page, 'Which subjects are you studying?');
    await press('button', 'Save and continue');
    await page.getByLabel('Exam board').selectOption('aqa');
    await press('button', 'Save and continue');
    await heading(page, 'When are your exams?');

    const other = await world.open('/login');
    await other.page.getByLabel('Email').fill('five.steps@example.org');
    await other.page.getByLabel('Password').fill(PASSWORD);
    await other.page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await heading(other.page, 'Get a plan that fits you');
    await other.page.getByRole('link', { name: 'Get started' }).click();
    await heading(other.page, 'When are your exams?');
    await other.page.getByLabel('Exam in Mathematics').fill('2020-01-01');
    await other.page.getByRole('button', { name: 'Save and continue' }).click();
    await other.page.getByText('This date has passed. Choose today or a later date.').waitFor();
    await other.page.getByRole('button', { name: 'I don’t know yet' }).click();
    await other.page.getByRole('radio', { name: 'A*', exact: true }).click();
    await other.page.getByRole('button', { name: 'Save and continue' }).click();
    await other.page.getByRole('radio', { name: '45 min' }).click();
    await other.page.getByRole('checkbox', { name: 'Sunday' }).click();
    await other.page.getByRole('button', { name: 'Save and continue' }).click();

    await other.page.waitForURL('**/diagnostic/mathematics');
    await heading(other.page, 'Question 1');
    await other.page.getByRole('button', { name: 'I don’t know yet' }).click();
    await heading(other.page, 'Question 2');
    await other.page.getByRole('button', { name: 'Finish and see result' }).click();
    await heading(other.page, 'Your starting point in Mathematics');
    await heading(other.page, /^Start with /);
    expect(
      await other.page
        .getByRole('main')
        .getByText(/ marks?\b/)
        .count(),
    ).toBe(0);
    expect([...problems, ...other.problems]).toEqual([]);
    expect(await unlistedStoredData(other)).toEqual([]);
  });

  test('keeps an answer given without a network, and continues when it is back; another device can take over', async () => {
    const user = await world.newStudent();
    const first = await world.open('/login');
    await first.page.getByLabel('Email').fill(user.email);
    await first.page.getByLabel('Password').fill(user.password);
    await first.page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await first.page.waitForURL('**/home');
    await first.page.goto('/diagnostic/mathematics');
    await heading(first.page, 'Question 1');
    await first.context.setOffline(true);
    await first.page.getByRole('button', { name: 'I don’t know yet' }).click();
    await first.page.getByText('Your answer is saved on this device.').waitFor();
    await first.context.setOffline(false);
    await heading(first.page, 'Question 2');

    const second = await world.open('/login');
    await second.page.getByLabel('Email').fill(user.email);
    await second.page.getByLabel('Password').fill(user.password);
    await second.page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await second.page.waitForURL('**/home');
    await second.page.goto('/diagnostic/mathematics');
    await second.page.getByRole('button', { name: 'Continue here' }).click();
    await second.page.getByRole('button', { name: 'I don’t know yet' }).click();
    await heading(second.page, 'Question 3');
    await first.page.getByRole('button', { name: 'Continue here' }).click();
    await heading(first.page, 'Question 3');
  });
});
