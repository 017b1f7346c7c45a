import type { Page } from 'playwright-core';
import { pattern } from '#routes/pattern.ts';
import { ROUTES } from '#routes/table.ts';

const matcher = (id: string): RegExp => {
  const path = pattern(ROUTES.find((row) => row.id === id)?.path ?? '');
  return new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`);
};
const QUIZ = matcher('topic.quiz');
const ANSWERS = matcher('topic.quiz.view-answer');

/** Called for each step of a walk, with a name and the page. */
export type Shown = (id: string, path: string) => Promise<void>;

/**
 * Works through an attempt like a student: a question with a first answer, the submission, the results. No link leads
 * to these before an attempt is started. Does nothing if no quiz is open to the role.
 */
export async function walkAttempt(page: Page, links: ReadonlySet<string>, shown: Shown): Promise<void> {
  const quiz = [...links].find((link) => QUIZ.test(link));
  if (quiz === undefined) return;
  await page.goto(quiz);
  const main = page.locator('main');
  // After a first attempt, a link to the last results is next to the button; the button is still the first.
  await main.getByRole('button').first().click();
  await page.waitForURL(/[?&]attempt=/);
  const choice = main.locator('input[type="radio"], input[type="checkbox"]').first();
  await main.locator('h2').first().waitFor();
  if ((await choice.count()) > 0) await choice.check({ force: true });
  await shown('topic.quiz.attempt', quiz);
  await main.locator('aside').getByRole('button').last().click();
  await main.locator('#hand-in').waitFor();
  await shown('topic.quiz.hand-in', quiz);
  await main.locator('section').getByRole('button').last().click();
  await page.waitForURL(({ pathname }) => ANSWERS.test(pathname));
  await page.locator('#answers').waitFor();
  await shown('topic.quiz.view-answer', new URL(page.url()).pathname);
}
