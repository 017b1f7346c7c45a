/**
 * `npm run test:live`: a live quiz with 30 players, a projector and a host, each as a page of a real browser with its own
 * storage. All join and answer; one reloads, one leaves and comes back; a second device takes the quiz over; and every
 * screen shows the answer and the right points. It fails at the first difference, and prints how long each step takes.
 * `PLAYERS` (30) sets the number of players.
 */
import assert from 'node:assert/strict';
import type { Browser, Page } from 'playwright-core';
import { launchChromium } from '../../src/tools/browser/chromium.ts';
import { startDemoServer } from '../../src/tools/browser/demo-server.ts';
import { signedIn } from '../support/users/signed-in.ts';

const PLAYERS = Number(process.env.PLAYERS ?? 30);
/** So many pages load at the same time, as phones don't all join in the same second. */
const JOINING_AT_ONCE = 6;
const POINTS_OF_AN_ANSWER = 100;

const server = await startDemoServer();
const browser = await launchChromium();
const startedAt = performance.now();
let stepAt = startedAt;
const report = (step: string): void => {
  const now = performance.now();
  process.stdout.write(`${((now - stepAt) / 1_000).toFixed(1).padStart(6)} s  ${step}\n`);
  stepAt = now;
};

try {
  await playQuiz(browser, server.url);
  process.stdout.write(`${((performance.now() - startedAt) / 1_000).toFixed(1).padStart(6)} s  in total\n`);
} finally {
  await browser.close();
  await server.stop();
}

async function playQuiz(chromium: Browser, url: string): Promise<void> {
  const host = await signedIn(chromium, url, 'teacher');
  const code = await openLobby(host);
  const board = await host.context().newPage();
  await board.goto(host.url().replace(/host$/, 'board'));
  report('host and projector are open');

  const players = await joinAll(chromium, url, code);
  await board.getByText(`${PLAYERS} players`).waitFor();
  report(`${PLAYERS} players have joined`);

  await host.getByRole('button', { name: 'Start first question' }).click();
  await Promise.all(players.map((player) => player.getByRole('button', { name: 'Send answer' }).waitFor()));
  report('the question is on every screen');

  const choices = await players[0]?.locator('input[type=radio]').count();
  assert.ok(choices !== undefined && choices > 1, 'The first question has choices.');
  const chosen = players.map((_, at) => at % choices);
  await Promise.all(players.map((player, at) => answer(player, chosen[at] ?? 0)));
  await host.getByText(`${PLAYERS} of ${PLAYERS} players answered`).first().waitFor();
  report('every answer is acknowledged');

  // One reloads, and one leaves the page, which ends its connection, until the answer is shown.
  const [reloading, leaving] = players;
  assert.ok(reloading !== undefined && leaving !== undefined);
  await reloading.reload();
  await reloading.getByText('Answer sent').waitFor();
  const seat = leaving.url();
  await leaving.goto('about:blank');
  report('a player has reloaded, and still has the answer');

  const second = await signedIn(chromium, url, 'teacher');
  await second.goto(new URL(host.url()).pathname);
  await second.getByRole('button', { name: 'Take over' }).click();
  await second.getByRole('button', { name: 'Lock answers' }).click();
  await host.getByRole('button', { name: 'Take over' }).waitFor();
  report('another device has taken over');

  await second.getByRole('button', { name: 'Show answer' }).click();
  const revealed = (page: Page) => page.getByRole('heading', { name: 'How the class answered' }).waitFor();
  await Promise.all([board, second, ...players.slice(2), reloading].map(revealed));
  report('the answer is on every connected screen');
  await leaving.goto(seat);
  await revealed(leaving);
  report('the player who had left is back');

  await assertResults(second, players, chosen, choices);
  report('the results are right');
  await second.getByRole('button', { name: 'End quiz' }).click();
  await second.getByRole('dialog').getByRole('button', { name: 'End quiz' }).click();
  await Promise.all(players.map((player) => player.getByRole('heading', { name: 'The quiz is over' }).waitFor()));
  report('the quiz is over on every screen');
}

/** Opens the lobby of a live quiz with the demo's quiz on cells, and returns its code. */
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

async function joinAll(chromium: Browser, url: string, code: string): Promise<Page[]> {
  const players: Page[] = [];
  for (let from = 0; from < PLAYERS; from += JOINING_AT_ONCE) {
    const numbers = Array.from({ length: Math.min(JOINING_AT_ONCE, PLAYERS - from) }, (_, at) => from + at + 1);
    players.push(...(await Promise.all(numbers.map((number) => join(chromium, url, { code, number })))));
  }
  return players;
}

async function join(
  chromium: Browser,
  url: string,
  { code, number }: { readonly code: string; readonly number: number },
): Promise<Page> {
  const context = await chromium.newContext({
    ...{ baseURL: url, serviceWorkers: 'block', reducedMotion: 'reduce', viewport: { width: 360, height: 740 } },
  });
  const page = await context.newPage();
  await page.goto(`/live/${code}`);
  await page.getByLabel('Nickname').fill(nameOf(number));
  await page.getByRole('button', { name: 'Join' }).click();
  await page.getByRole('heading', { name: `You’re in, ${nameOf(number)}` }).waitFor();
  return page;
}

function nameOf(number: number): string {
  return `Heron ${number}`;
}

async function answer(player: Page, choice: number): Promise<void> {
  await player.locator('input[type=radio]').nth(choice).check({ force: true });
  await player.getByRole('button', { name: 'Send answer' }).click();
  await player.getByText('Answer sent').waitFor();
}

/** The host's chart counts each answer, and the players who chose the correct one have its points. */
async function assertResults(
  host: Page,
  players: readonly Page[],
  chosen: readonly number[],
  choices: number,
): Promise<void> {
  const bars = host.getByRole('region', { name: 'How the class answered' }).getByRole('listitem');
  const texts = await bars.allInnerTexts();
  for (let choice = 0; choice < choices; choice += 1) {
    const expected = chosen.filter((each) => each === choice).length;
    assert.match(texts[choice] ?? '', new RegExp(`\\b${expected} answers?\\b`), `the bar of choice ${choice + 1}`);
  }
  const correct = texts.findIndex((text) => text.split('\n').some((line) => line.trim() === 'correct'));
  assert.ok(correct >= 0, 'The host sees which choice is correct.');
  for (const [at, player] of players.entries()) {
    const points = chosen[at] === correct ? POINTS_OF_AN_ANSWER : 0;
    await player.getByText(`${points} points`).first().waitFor();
  }
}
