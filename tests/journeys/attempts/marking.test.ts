import { expect, test } from 'vitest';
import { testDemo } from '../../support/browser/test-demo.ts';
import { signedIn } from '../../support/users/signed-in.ts';

const { browser, server } = await testDemo();

test('a teacher marks a class by keyboard and releases the marks, which its student sees from then on', async () => {
  const student = await signedIn(browser, server.url, 'student');
  await student.goto('/assignment');
  await student
    .getByRole('link', { name: /Cells: test before half-term/ })
    .first()
    .click();
  await student.getByText('Marks not released yet.').first().waitFor();

  const teacher = await signedIn(browser, server.url, 'teacher');
  await teacher.goto('/teacher/assignment');
  await teacher
    .getByRole('link', { name: /Cells: test before half-term/ })
    .first()
    .click();
  await teacher.getByRole('tab', { name: 'Marking' }).click();
  await teacher
    .getByRole('button', { name: /^Mark: / })
    .first()
    .click();
  for (const left of [4, 3, 2, 1, 0]) {
    await teacher.getByText(left === 0 ? 'Last answer' : new RegExp(`^${left} answers? left$`)).waitFor();
    await teacher.keyboard.press('1');
    await teacher.getByText(/^[1-9] of \d marks$/).waitFor();
    await teacher.keyboard.press('n');
  }
  await teacher.getByText('All answers marked').waitFor();
  await teacher.getByRole('button', { name: 'Release marks' }).click();
  await teacher
    .getByRole('alertdialog')
    .or(teacher.getByRole('dialog'))
    .getByRole('button', { name: 'Release marks' })
    .click();
  await teacher
    .getByText(/Marks released|released/i)
    .first()
    .waitFor();

  await student.reload();
  await student.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => student.getByText('Marks not released yet.').count()).toBe(0);
});
