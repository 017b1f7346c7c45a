import { afterAll, beforeAll, expect, test } from 'vitest';
import { type JourneyWorld, PASSWORD, startJourneyWorld } from '../../support/browser/journey-world.ts';
import { completeProfile } from '../../support/users/complete-profile.ts';

let world: JourneyWorld;
beforeAll(async () => {
  world = await startJourneyWorld();
});
afterAll(() => world?.close());

test('a visitor who signs up on the way to a page arrives there after completing the profile', async () => {
  const { page, problems } = await world.open('/subject/physics');
  await page.waitForURL('**/login');
  await page.getByRole('link', { name: 'Create account' }).click();
  await page.getByLabel('Name').fill('Emmy Noether');
  await page.getByLabel('Email').fill('emmy@example.org');
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await completeProfile(page, 'University');
  await page.waitForURL('**/subject/physics');
  await page.getByRole('heading', { name: 'Physics', level: 1 }).waitFor();
  expect(problems).toEqual([]);
});
