import type { Browser, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { mayEnterArea } from '#domain/access/area.rule.ts';
import type { Role } from '#domain/access/role.ts';
import { ROUTES } from '#routes/table.ts';
import { DEMO_ACCOUNTS } from '#server/demo/accounts.ts';
import type { RunningServer } from '../servers/running-server.ts';
import { auditPage, settle, walkRows } from './axe-walk.ts';
import { phoneFindings } from './phone-audit.ts';
import { ScreenNames } from './screen-names.ts';
import { testDemo } from './test-demo.ts';

/** Every built route, for every role that may open it, in both themes, without a finding of axe. */
export const BUILT = ROUTES.filter(({ view }) => view !== 'redirect' && view !== 'error');
const TOPIC = '/subject/mathematics/topic/quadratic-equations';
/** Needs a user with an incomplete profile. */
const UNFINISHED = ['complete-profile', 'teacher.complete-profile'];

/** Some eighty screens, each in both themes: a minute on a machine with nothing else to do, and many beside other browsers. */
const WALK_MS = 900_000;

export const WIDE = { width: 1280, height: 800 };
export const PHONE = { width: 360, height: 740 };

let browser: Browser;
let server: RunningServer;

/** Starts the product and a browser before the tests of a file, and ends both after them. */
export async function openAudit(): Promise<void> {
  ({ browser, server } = await testDemo());
}

export async function newPage(viewport = WIDE): Promise<Page> {
  const context = await browser.newContext({
    baseURL: server.url,
    viewport,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  return await context.newPage();
}

async function signIn(page: Page, role: Role): Promise<void> {
  const account = DEMO_ACCOUNTS.find((candidate) => candidate.role === role);
  if (account === undefined) throw new Error(`There is no demo account for ${role}.`);
  await page.goto('/login');
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password').fill(account.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/home');
}

/** Starts a quiz, submits it empty, and leaves the page at its answers; returns the findings on the way. */
async function walkQuiz(page: Page): Promise<readonly string[]> {
  await page.goto(TOPIC);
  await page.getByRole('link', { name: /Practice/ }).click();
  await page.getByRole('button', { name: /^Start/ }).click();
  await page.getByText('Question 1 of').waitFor();
  const found = [...(await auditPage(page, 'attempt'))];
  await page.getByRole('button', { name: 'Submit…' }).click();
  found.push(...(await auditPage(page, 'hand-in')));
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await page.waitForURL('**/view-answer/*');
  return found;
}

/** Addresses without links: exams and live quizzes that do not exist yet, and redirects of old bookmarks. */
const NOT_LINKED: Readonly<Record<Role, readonly string[]>> = {
  student: [
    'exam.detail',
    'exam.edit',
    'live.play',
    'topic.flashcard.backup',
    'topic.flashcard.deck.backup',
    'topic.quiz.view-answer-saq',
    // Only other topics have videos, and the screen is that of audio lessons.
    'topic.video',
  ],
  // Without the library, no question has enough marked answers for a moderation.
  teacher: ['teacher.live.board', 'teacher.live.host', 'teacher.moderation.detail'],
  // Lists that a school admin may not enter.
  schoolAdmin: [
    'admin.audio.edit',
    'admin.blog-post.edit',
    'admin.exam-focus.edit',
    'admin.exam-paper.edit',
    'admin.flash-card.edit',
    'admin.notes.edit',
    'admin.question-bank.edit',
    'admin.quiz.edit',
    'admin.roles.edit',
    'admin.subject.edit',
    'admin.topic.edit',
    'admin.video.edit',
  ],
  admin: [],
};

/** The walk visits one topic. Without this, it would be one that home recommends, which depends on the day. */
const PREFERRED = ['/subject/biology/topic/cells-and-membranes', '/subject/biology'];

/** The two tests of a role: its screens, and the frame around them. */
export function auditRole(role: Role): void {
  test('every built screen is without a finding', { timeout: WALK_MS, retry: 0 }, async () => {
    const page = await newPage();
    await signIn(page, role);
    const found: string[] = [];
    if (role === 'student') found.push(...(await walkQuiz(page)));
    // Screens that are the same for all roles are checked as a student; layouts and areas of other roles with their
    // account.
    const rows = BUILT.filter(
      ({ id, access, area }) =>
        access !== 'entry' &&
        mayEnterArea({ userRole: role }, area) &&
        (role === 'student' || id === 'home' || !mayEnterArea({ userRole: 'student' }, area)) &&
        !UNFINISHED.includes(id) &&
        id !== 'front',
    );
    const names = new ScreenNames(role);
    const walk = await walkRows(page.context(), rows, page, {
      preferred: PREFERRED,
      onScreen: (screen, id) => names.read(screen, id),
    });
    found.push(...walk.found);
    expect(walk.missed.toSorted()).toEqual(NOT_LINKED[role]);
    await names.compare();
    await page.goto(role === 'student' ? '/admin' : '/exam');
    await page.getByRole('heading', { name: 'You don’t have access' }).waitFor();
    found.push(...(await auditPage(page, 'refused')));
    await page.context().close();
    expect(found).toEqual([]);
  });

  test('the layout and its menus are without a finding, wide and on a phone', async () => {
    const found: string[] = [];
    for (const viewport of [WIDE, PHONE]) {
      const page = await newPage(viewport);
      await signIn(page, role);
      await settle(page);
      if (viewport === WIDE) {
        await page.getByRole('button', { name: 'Expand sidebar' }).click();
        found.push(...(await auditPage(page, 'narrow sidebar')));
      } else found.push(...(await auditPage(page, 'home on a phone')));
      await page.getByRole('button', { name: /^Account:/ }).click();
      await page.getByRole('menu').waitFor();
      found.push(...(await auditPage(page, 'account menu')));
      if (viewport === PHONE) found.push(...(await phoneFindings(page)));
      await page.keyboard.press('Escape');
      await page.keyboard.press('Control+k');
      await page.getByRole('option', { name: 'Mathematics' }).waitFor();
      found.push(...(await auditPage(page, 'menu')));
      if (viewport === PHONE) found.push(...(await phoneFindings(page)));
      await page.getByRole('combobox').fill('xqxqx');
      await page.getByText('No results.').waitFor();
      found.push(...(await auditPage(page, 'menu that finds nothing')));
      await page.context().close();
    }
    expect(found).toEqual([]);
  });
}
