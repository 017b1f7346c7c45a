import { test } from 'vitest';
import { testDemo } from '../../support/browser/test-demo.ts';
import { signedIn } from '../../support/users/signed-in.ts';

const { browser, server } = await testDemo();

test('a teacher creates a quiz from the bank’s questions and assigns it, and a student of the class starts it', async () => {
  const teacher = await signedIn(browser, server.url, 'teacher');
  await teacher.goto('/teacher/assignment');
  await teacher.getByRole('link', { name: 'Your quizzes' }).click();
  await teacher.getByRole('link', { name: 'New quiz' }).click();
  await teacher.getByLabel('Name', { exact: true }).fill('Warm-up of my own');
  await teacher.getByRole('combobox', { name: 'Topic' }).first().fill('cells');
  await teacher
    .getByRole('option', { name: /Cells and Membranes/ })
    .first()
    .click();
  await teacher.getByRole('button', { name: 'Add questions' }).click();
  const add = teacher.getByRole('button', { name: /^Add: / });
  const stem = ((await add.first().getAttribute('aria-label')) ?? '').replace('Add: ', '');
  await add.first().click();
  await teacher.getByText('Added', { exact: true }).waitFor();
  await add.first().click();
  await teacher.getByRole('button', { name: 'Save', exact: true }).click();
  await teacher.getByText('Publish it to assign it to your classes.').waitFor();
  await teacher.getByRole('button', { name: 'Publish', exact: true }).click();
  await teacher.getByText('Ready to assign to your classes.', { exact: true }).waitFor();

  await teacher.goto('/teacher/assignment/create');
  await teacher.getByLabel('Name', { exact: true }).fill('Homework of my own');
  await teacher.getByRole('combobox', { name: 'Tasks' }).fill('Warm-up of my own');
  await teacher.getByRole('option', { name: /^Your quiz: Warm-up/ }).click();
  await teacher.keyboard.press('Escape');
  await teacher.getByLabel('Save as draft').check();
  await teacher.getByRole('button', { name: 'Save draft' }).click();
  await teacher.waitForURL(/\/detail/);
  await teacher.getByRole('button', { name: 'Publish assignment' }).click();
  await teacher
    .getByRole('alertdialog')
    .or(teacher.getByRole('dialog'))
    .getByRole('button', { name: 'Publish assignment' })
    .click();
  await teacher.getByText('Published.').first().waitFor();

  const student = await signedIn(browser, server.url, 'student');
  await student.goto('/assignment');
  await student
    .getByRole('link', { name: /Homework of my own/ })
    .first()
    .click();
  await student.getByRole('button', { name: 'Start' }).first().click();
  await student.waitForURL(/attempt|quiz/);
  await student.getByText(stem.slice(0, 30)).first().waitFor();
});
