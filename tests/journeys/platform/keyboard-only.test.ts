import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DEMO_ACCOUNTS } from '#server/demo/accounts.ts';
import { named, reach, stopOf } from '../../support/browser/keyboard.ts';
import { testDemo } from '../../support/browser/test-demo.ts';

const { browser, server } = await testDemo();

async function signedIn(role: string): Promise<Page> {
  const account = DEMO_ACCOUNTS.find((each) => each.role === role);
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width: 1280, height: 800 },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.goto('/login');
  await page.getByLabel('Email').waitFor();
  await reach(page, named(/^Email/));
  await page.keyboard.type(account?.email ?? '');
  await reach(page, named(/^Password/));
  await page.keyboard.type(account?.password ?? '');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/home');
  // The address changes while the sign-in screen is still shown; this button belongs to the next one.
  await page.getByRole('button', { name: 'Search' }).waitFor();
  return page;
}

test('a student finds a topic, writes a note on a highlight, and takes a quiz up to submission', async () => {
  const page = await signedIn('student');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').waitFor();
  await page.keyboard.type('trigonom');
  await page
    .getByRole('option', { name: /Trigonometry/ })
    .first()
    .waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Trigonometry' }).waitFor();

  await page.goto('/subject/mathematics/topic/trigonometry/note');
  await page.getByText('My highlights and notes').waitFor();
  await reach(page, named(/^Select text with the keyboard/));
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Shift+ArrowRight');
  await page.getByRole('toolbar', { name: 'Selected text' }).waitFor();
  await page.keyboard.press('Enter');
  await reach(page, named(/^Add note/));
  await page.keyboard.press('Enter');
  await page.getByLabel('Your note').waitFor();
  const note = `By keys alone, ${Date.now()}`;
  await page.keyboard.type(note);
  await page.keyboard.press('Control+Enter');
  await page.getByText(note).waitFor();
  await expect.poll(async () => (await stopOf(page)).name).toBe('Edit note');

  await page.goto('/subject/mathematics/topic/trigonometry');
  await page.getByRole('link', { name: /Practice quiz/ }).waitFor();
  await reach(page, named(/^Practice quiz/));
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Start' }).waitFor();
  await reach(page, named(/^Start/));
  await page.keyboard.press('Enter');
  const number = page.getByRole('heading', { level: 2, name: /^Question \d+ of \d+$/ });
  await number.waitFor();
  const [, count = '0'] = / of (\d+)/.exec(await number.innerText()) ?? [];
  for (let at = 1; at <= Number(count); at += 1) {
    await page.getByRole('heading', { level: 2, name: `Question ${at} of ${count}` }).waitFor();
    // The focus is on the question, and Tab moves on whatever its type.
    await expect.poll(async () => (await stopOf(page)).name).toMatch(/^Question/);
    await page.keyboard.press('1');
    await page.keyboard.press('Control+Enter');
  }
  await expect.poll(async () => (await stopOf(page)).name).toMatch(/^Submit your answers/);
  await reach(page, named(/^Submit$/));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/view-answer/**');
});

test('an admin selects rows of a list and confirms before they are deleted', async () => {
  const page = await signedIn('admin');
  await page.goto('/admin/topic');
  await page.getByRole('grid').waitFor();
  await reach(page, ({ isGrid }) => isGrid);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await page.getByText('1 selected').waitFor();
  await reach(page, named(/^Delete/), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect.poll(async () => (await stopOf(page)).name).toBe('Delete');
});

test('a teacher publishes an assignment, marks an answer and enters marks for paper work', async () => {
  const page = await signedIn('teacher');
  await page.goto('/teacher/assignment');
  await page.getByRole('link', { name: 'New assignment' }).waitFor();
  await reach(page, named(/^New assignment/));
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'New assignment' }).waitFor();
  await reach(page, named(/^Name$/));
  await page.keyboard.type('By keys alone');
  await reach(page, named(/^Cells and Membranes/));
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Add 8 questions' }).waitFor();
  await reach(page, named(/^How many/));
  await page.keyboard.press('Control+a');
  await page.keyboard.type('2');
  await reach(page, named(/^Add 2 questions/));
  await page.keyboard.press('Enter');
  await page
    .getByRole('status')
    .filter({ hasText: /^2 questions/ })
    .first()
    .waitFor();
  await reach(page, named(/^Publish assignment/));
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'By keys alone' }).waitFor();

  await page.goto('/teacher/assignment');
  await page.getByRole('link', { name: /^Cells: test/ }).waitFor();
  await reach(page, named(/^Cells: test/));
  await page.keyboard.press('Enter');
  const mark = page.getByRole('button', { name: /^Mark \d+ answers?$/ });
  await mark.waitFor();
  const left = Number(/\d+/.exec(await mark.innerText())?.[0]);
  await reach(page, named(/^Mark \d+ answers?/));
  await page.keyboard.press('Enter');
  await page
    .getByRole('button', { name: /^Mark: / })
    .first()
    .waitFor();
  await reach(page, named(/^Mark: /));
  await page.keyboard.press('Enter');
  await page.getByText(new RegExp(`^${left - 1} answers left$`)).waitFor();
  await page.keyboard.press('1');
  await page.getByText(/^[1-9] of \d marks$/).waitFor();
  await page.keyboard.press('n');
  await page.getByText(new RegExp(`^${left - 2} answers left$`)).waitFor();

  await page.goto('/teacher/classroom');
  const classes = page.getByRole('main').getByRole('link', { name: /Biology 11/ });
  await classes.first().waitFor();
  await reach(page, named(/^Biology 11/));
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Open gradebook' }).waitFor();
  await reach(page, named(/^Open gradebook/));
  await page.keyboard.press('Enter');
  await page.getByRole('grid').waitFor();
  await reach(page, named(/^Add paper work/));
  await page.keyboard.press('Enter');
  await page.getByLabel('Maximum marks').waitFor();
  await reach(page, named(/^Name/));
  await page.keyboard.type('On paper');
  await reach(page, named(/^Maximum marks/));
  await page.keyboard.type('20');
  await page.keyboard.press('Enter');
  await page
    .getByRole('columnheader', { name: /On paper/ })
    .first()
    .waitFor();
  await expect.poll(async () => (await stopOf(page)).isGrid).toBe(true);
  await page.keyboard.type('15');
  await page.keyboard.press('Enter');
  await page.getByText('All changes saved').waitFor();
});
