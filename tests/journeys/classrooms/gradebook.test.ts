import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { testDemo } from '../../support/browser/test-demo.ts';
import { signedIn } from '../../support/users/signed-in.ts';

const { browser, server } = await testDemo();

async function openGradebook(teacher: Page): Promise<void> {
  await teacher.goto('/teacher/classroom');
  await teacher
    .getByRole('main')
    .getByRole('link', { name: /Biology 11/ })
    .first()
    .click();
  await teacher.getByRole('link', { name: 'Open gradebook' }).click();
  await teacher.getByRole('grid').waitFor();
}

test('a teacher enters marks for a test on paper by keyboard, undoes one, and opens a student from there', async () => {
  const teacher = await signedIn(browser, server.url, 'teacher');
  await openGradebook(teacher);
  await teacher.getByRole('button', { name: 'Add paper work' }).click();
  await teacher.getByLabel('Name').fill('Test in class');
  await teacher.getByLabel('Maximum marks').fill('20');
  await teacher.getByLabel('Show marks to students only when I release them').check();
  await teacher.getByRole('button', { name: 'Add paper work' }).click();
  const grid = teacher.getByRole('grid');
  await grid.getByRole('columnheader', { name: /Test in class/ }).waitFor();

  // The new column is active, so marks can be typed at once.
  await expect.poll(() => grid.evaluate((element) => element === document.activeElement)).toBe(true);
  await teacher.keyboard.type('17,5');
  await teacher.keyboard.press('Enter');
  await teacher.keyboard.type('21');
  await teacher.keyboard.press('Enter');
  await teacher.getByText('Enter 20 marks or fewer.').waitFor();
  await teacher.keyboard.press('Escape');
  await teacher.keyboard.type('12');
  await teacher.keyboard.press('Enter');
  await teacher.getByText('All changes saved').waitFor();
  expect(await grid.getByRole('gridcell', { name: /^17\.5/ }).count()).toBe(1);
  await teacher.keyboard.press('Control+z');
  await expect.poll(() => grid.getByRole('gridcell', { name: /^12 60/ }).count()).toBe(0);
  await teacher.getByText('All changes saved').waitFor();

  await teacher.reload();
  await grid.getByRole('gridcell', { name: /^17\.5/ }).waitFor();

  const name = await grid.getByRole('rowheader').first().innerText();
  await grid.getByRole('link', { name }).click();
  await teacher.getByRole('heading', { level: 1, name }).waitFor();
  await teacher.getByRole('textbox', { name: 'Private note' }).fill('Asks good questions.');
  await teacher.getByRole('button', { name: 'Save note' }).click();
  await teacher.getByText('Saved.').waitFor();
  await teacher.reload();
  await expect
    .poll(() => teacher.getByRole('textbox', { name: 'Private note' }).inputValue())
    .toBe('Asks good questions.');
});
