import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type JourneyWorld, startJourneyWorld } from '../../support/browser/journey-world.ts';

let world: JourneyWorld;

/** Without a reload; the tests of subscriptions measure how fast it is. */
const AT_ONCE = { timeout: 10_000 };

beforeAll(async () => {
  world = await startJourneyWorld();
});
afterAll(async () => await world.close());

const secondsOn = async (page: Page): Promise<number> => {
  const [minutes = 0, seconds = 0] = (await page.getByRole('timer').innerText()).split(':').map(Number);
  return minutes * 60 + seconds;
};

it('shows the time left, extends it at once, pauses, and submits what is saved when time is up', async () => {
  const { email, password } = await world.newStudent();
  const own = 'user_id = (select id from users where email = $1)';
  /** Changes the attempt as the clock or a teacher would. */
  const attempt = (columns: string) => world.database.query(`update attempts set ${columns} where ${own}`, [email]);
  const { page, problems } = await world.open('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/home');
  await page.goto('/subject/mathematics');
  await page.getByRole('region', { name: 'Topics', exact: true }).locator('a[href*="/topic/"]').first().click();
  await page
    .getByRole('link', { name: /Practice/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByText(/^Question 1 of \d+$/).waitFor();

  // A time limit, as in an exam, and an access arrangement that allows pauses: both take effect without further steps.
  await attempt(`seconds = 600, deadline_at = now() + interval '10 minutes', pause_seconds = 120`);
  await expect.poll(() => secondsOn(page), AT_ONCE).toBeGreaterThan(590);
  await attempt(`extra_seconds = 300, deadline_at = deadline_at + interval '5 minutes'`);
  await expect.poll(() => secondsOn(page), AT_ONCE).toBeGreaterThan(880);

  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByRole('heading', { name: 'Paused' }).waitFor();
  expect(await page.getByText(/^Question 1 of/).count()).toBe(0);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByText(/^Question 1 of/).waitFor();

  const choice = page.getByRole('main').locator('fieldset input[type="radio"]').first();
  for (let number = 2; (await choice.count()) === 0; number += 1) {
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByText(new RegExp(`^Question ${number} of`)).waitFor();
  }
  await choice.click();
  await page.getByRole('main').getByText('Saved', { exact: true }).waitFor();
  await attempt(`deadline_at = now() + interval '4 seconds'`);
  await expect.poll(() => secondsOn(page), AT_ONCE).toBeLessThan(5);
  await page.waitForURL(/view-answer/, { timeout: 30_000 });
  const { rows } = await world.database.query(
    `select handed_in_by as by, (select count(distinct position)::int from answer_log where attempt_id = a.id) as answers
     from attempts a where ${own}`,
    [email],
  );
  expect(rows).toEqual([{ by: 'deadline', answers: 1 }]);
  expect(problems).toEqual([]);
});
