import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { RouteId } from '#routes/table.ts';
import { comparableNames } from './comparable-names.ts';

/**
 * What a screen reader says on the most used screens: the roles, names and values of the main content, in files that a
 * change of the screen also has to change. To accept changes: `npm test -- tests/journeys/platform/accessibility -u`.
 */
const FOLDER = resolve(import.meta.dirname, '../../journeys/platform/accessibility/screens');

/** How long a screen that differs from its file may still be loading. */
const LOADED_MS = 5_000;
const PAUSE_MS = 250;

/** Whose account opens the screens. */
export type ScreenViewer = 'visitor' | 'student' | 'teacher' | 'schoolAdmin' | 'admin';

const SCREENS: Readonly<Record<ScreenViewer, readonly RouteId[]>> = {
  visitor: ['front', 'login', 'register', 'pricing', 'faq', 'contact'],
  student: [
    // Not home and analysis: what they find and suggest depends on the day and the hour.
    ...(['subject', 'topic', 'topic.note', 'topic.exam-focus', 'topic.quizzes', 'topic.quiz'] as const),
    ...(['topic.quiz.view-answer', 'topic.flashcard.deck', 'topic.flashcard', 'exam', 'exam.exam-paper'] as const),
    ...(['classroom.detail', 'assignment', 'assignment.detail', 'account'] as const),
  ],
  teacher: [
    ...(['home', 'teacher.classroom', 'teacher.classroom.detail', 'teacher.classroom.gradebook'] as const),
    // Not the page of a student: which one is the first link depends on random ids.
    ...(['teacher.assignment', 'teacher.assignment.create'] as const),
    ...(['teacher.assignment.detail', 'teacher.assignment.student-detail'] as const),
  ],
  schoolAdmin: ['admin', 'admin.users', 'admin.school.edit'],
  admin: [
    // Not the question bank, its editors and the prices of subjects: which row is the first depends on random ids.
    ...(['admin', 'admin.users', 'admin.users.edit'] as const),
    ...(['admin.topic', 'admin.payments', 'admin.app-settings'] as const),
  ],
};

/** The values of sliders, progress bars and meters in the main content, in its order. */
const valuesOn = (page: Page): Promise<string[]> =>
  page.getByRole('main').evaluate((main) => {
    const selector = '[role="slider"], input[type="range"], [role="progressbar"], progress, [role="meter"], meter';
    return [...main.querySelectorAll(selector)]
      .filter((element) => element.checkVisibility() && element.closest('[aria-hidden="true"]') === null)
      .map((element) => {
        const own = 'value' in element ? `${element.value}` : null;
        return element.getAttribute('aria-valuetext') ?? element.getAttribute('aria-valuenow') ?? own ?? 'no value';
      });
  });

/** Reads the screens of a walk, and compares them with their files at its end. */
export class ScreenNames {
  readonly #viewer: ScreenViewer;
  readonly #read = new Map<string, string>();

  constructor(viewer: ScreenViewer) {
    this.#viewer = viewer;
  }

  /** Reads the screen that the page shows, if it is one of the most used. Waits while it differs from its file. */
  async read(page: Page, id: string): Promise<void> {
    if (!SCREENS[this.#viewer].some((each) => each === id)) return;
    const file = this.#fileOf(id);
    const expected = existsSync(file) ? readFileSync(file, 'utf8') : null;
    const until = Date.now() + LOADED_MS;
    for (;;) {
      const text = comparableNames(await page.getByRole('main').ariaSnapshot(), await valuesOn(page));
      this.#read.set(id, text);
      if (text === expected || expected === null || Date.now() > until) return;
      await page.waitForTimeout(PAUSE_MS);
    }
  }

  /** Expects that each screen was read, and is as its file says. */
  async compare(): Promise<void> {
    expect([...this.#read.keys()].toSorted()).toEqual(SCREENS[this.#viewer].toSorted());
    for (const [id, text] of this.#read) await expect.soft(text, id).toMatchFileSnapshot(this.#fileOf(id));
  }

  #fileOf(id: string): string {
    return join(FOLDER, this.#viewer, `${id}.yml`);
  }
}
