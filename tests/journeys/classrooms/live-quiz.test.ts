import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { auditPage } from '../../support/browser/axe-walk.ts';
import { testDemo } from '../../support/browser/test-demo.ts';
import { signedIn } from '../../support/users/signed-in.ts';

const { browser, server } = await testDemo();

/** Opens the lobby of a live quiz with any quiz, and returns its code. */
async function openLobby(host: Page): Promise<string> {
  await host.goto('/teacher/live/start');
  const quizzes = host.getByRole('combobox', { name: 'Quiz' });
  await quizzes.click();
  await quizzes.fill('Cells');
  await host.locator('[role=option]').first().click();
  await host.keyboard.press('Escape');
  await host.getByLabel('Let guests join with a nickname').check();
  await host.getByRole('button', { name: 'Open lobby' }).click();
  return (await host.locator('bdi[dir=ltr]').first().innerText()).replace('-', '');
}

/** Answers whatever the question is, and waits until the server has it. */
async function answer(player: Page, choice: number): Promise<void> {
  const send = player.getByRole('button', { name: 'Send answer' });
  await send.waitFor();
  const choices = player.locator('input[type=radio], input[type=checkbox]');
  if ((await choices.count()) > 0) await choices.nth(choice).check({ force: true });
  else await player.locator('input').first().fill('12');
  await send.click();
  await player.getByText('Answer sent').waitFor();
}

test('a class plays a live quiz: students and a guest join, vote, discuss, vote again, and see the answer', async () => {
  const found: string[] = [];
  const audit = async (state: string, pages: Readonly<Record<string, Page>>): Promise<void> => {
    // One after the other: each is in front for a moment, as its theme changes.
    for (const [name, page] of Object.entries(pages)) {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      found.push(...(await auditPage(page, `${name}, ${state}`)));
      if (process.env.SHOTS !== undefined) await page.screenshot({ path: `${process.env.SHOTS}/${name}-${state}.png` });
    }
  };
  const host = await signedIn(browser, server.url, 'teacher');
  const code = await openLobby(host);
  const board = await host.context().newPage();
  await board.goto(host.url().replace(/host$/, 'board'));

  const student = await signedIn(browser, server.url, 'student');
  await student.goto('/live');
  await student.getByLabel('Code on the board').fill(code.toLowerCase());
  await student.getByRole('button', { name: 'Join' }).click();
  await student.getByRole('heading', { name: /You’re in/ }).waitFor();

  const guest = await (await browser.newContext({ baseURL: server.url, serviceWorkers: 'block' })).newPage();
  await guest.goto(`/live/${code}`);
  await guest.getByLabel('Nickname').waitFor();
  await audit('lobby', { host, board, guest, student });
  await guest.getByLabel('Nickname').fill('x');
  await guest.getByRole('button', { name: 'Join' }).click();
  await guest.getByText('Enter a nickname with at least 2 letters').waitFor();
  await guest.getByLabel('Nickname').fill('Heron');
  await guest.getByRole('button', { name: 'Join' }).click();
  await guest.getByRole('heading', { name: 'You’re in, Heron' }).waitFor();
  await board.getByText('2 players').waitFor();

  await host.getByRole('button', { name: 'Start first question' }).click();
  await student.getByRole('button', { name: 'Send answer' }).waitFor();
  await audit('answering', { host, board, student });
  await Promise.all([answer(student, 0), answer(guest, 1)]);
  await host.getByText('2 of 2 players answered').first().waitFor();
  // A reload loses neither the guest nor the answer.
  await guest.reload();
  await guest.getByText('Answer sent').waitFor();

  await host.getByRole('button', { name: 'Lock answers' }).click();
  await host.getByRole('button', { name: 'Start discussion' }).click();
  await guest.getByRole('heading', { name: 'Discuss with your neighbours' }).waitFor();
  for (const page of [board, guest, student]) expect(await page.getByText('How the class answered').count()).toBe(0);
  await host.getByRole('button', { name: 'Vote again' }).click();
  await Promise.all([answer(student, 1), answer(guest, 1)]);
  await host.getByRole('button', { name: 'Lock answers' }).click();
  await host.getByRole('button', { name: 'Show answer' }).click();
  for (const page of [host, board, guest, student]) {
    await page.getByRole('heading', { name: 'How the class answered' }).waitFor();
  }

  await audit('revealed', { host, board, student });

  await host.getByRole('button', { name: 'Remove Heron' }).click();
  await host.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await guest.getByText('Your teacher has removed you').waitFor();

  // The teacher's phone takes over.
  const phone = await signedIn(browser, server.url, 'teacher');
  await phone.goto(new URL(host.url()).pathname);
  await phone.getByRole('button', { name: 'Take over' }).click();
  await phone.getByRole('button', { name: 'Show scoreboard' }).click();
  await board.getByRole('heading', { name: 'Scoreboard' }).waitFor();
  await audit('scoreboard', { phone, board, student });
  await host.getByRole('button', { name: 'Take over' }).waitFor();
  await phone.getByRole('button', { name: 'End quiz' }).click();
  await phone.getByRole('dialog').getByRole('button', { name: 'End quiz' }).click();
  await student.getByRole('heading', { name: 'The quiz is over' }).waitFor();
  expect(found).toEqual([]);
});
