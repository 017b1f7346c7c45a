import type { Page } from 'playwright-core';
import type { Role } from '#domain/access/role.ts';
import { key, type Prepare, press, typing } from './interactions.ts';

const TOPIC = '/subject/mathematics/topic/quadratic-equations';
const ONE_CHOICE = 'label:has(input[type="radio"])';
/** Time to read the start page, in milliseconds. */
const READING_MS = 2_500;
/** By then, a session has started on a slow processor, in milliseconds. */
const STARTING_MS = 3_000;

export type Screen = {
  readonly name: string;
  /** The signed-in account; a student by default. */
  readonly role?: Role;
  readonly open: (page: Page) => Promise<unknown>;
  /** One after the other. */
  readonly actions: readonly (readonly [what: string, prepare: Prepare])[];
};

const scrolling: Prepare = async (page) => async () => {
  await page.mouse.move(640, 500);
  await page.mouse.wheel(0, 900);
};

/** A press whose effects take more time than those of others. */
const starting =
  (selector: string): Prepare =>
  async (page) => {
    const pressed = await press(selector)(page);
    return async () => {
      await pressed();
      await page.waitForTimeout(STARTING_MS);
    };
  };

const at =
  (path: string): Screen['open'] =>
  (page) =>
    page.goto(path);

/** The most used screens of students, with their interactions. */
export const SCREENS: readonly Screen[] = [
  {
    name: 'home',
    open: at('/home'),
    actions: [
      ['scrolling', scrolling],
      ['opening the menu', key('Control+k')],
      ['typing in the menu', typing('quadra')],
      ['closing the menu', key('Escape')],
      ['opening the account menu', press('header button[aria-haspopup="menu"]')],
    ],
  },
  {
    name: 'session',
    open: async (page) => {
      await page.goto('/home');
      // Home downloads the session's view once it has been shown for a moment, as it is while a student reads.
      await page.waitForTimeout(READING_MS);
    },
    actions: [
      ['starting it', starting('#main a[href="/session"], #main button:has-text("Start today")')],
      ['showing the answer', key('Space')],
      ['grading', key('3')],
      ['the next answer', key('Space')],
      ['to the next step', press('#main button:has-text("Skip")')],
      ['to the step after it', press('#main button:is(:has-text("Skip"), :has-text("Next"), :has-text("read"))')],
    ],
  },
  { name: 'topic', open: at(TOPIC), actions: [['scrolling', scrolling]] },
  { name: 'note', open: at(`${TOPIC}/note`), actions: [['scrolling', scrolling]] },
  {
    name: 'quiz',
    open: async (page) => {
      await page.goto(TOPIC);
      await page
        .getByRole('link', { name: /Practice/ })
        .last()
        .click();
      await page.getByRole('button', { name: /^Start|^Continue|again/ }).click();
      await page.getByText('Question 1 of').waitFor();
      // The order of questions differs between attempts: find the first multiple choice question.
      while ((await page.locator(ONE_CHOICE).count()) === 0) await page.getByRole('button', { name: 'Next' }).click();
    },
    actions: [
      ['choosing', press(ONE_CHOICE)],
      ['choosing with the keyboard', key('2')],
      ['to the next question', key('Enter')],
      ['choosing there', key('1')],
      ['back', press('#main section ~ div button')],
      ['reviewing all answers before submitting', press('#main aside button:last-of-type')],
    ],
  },
  {
    name: 'cards',
    open: async (page) => {
      await page.goto(`${TOPIC}/flashcard/deck`);
      await page.getByRole('link', { name: 'Study Quadratics by heart' }).click();
      await page.getByRole('button', { name: 'Show answer' }).waitFor();
    },
    actions: [
      ['showing the answer', key('Space')],
      ['grading', key('3')],
      ['the next answer', key('Space')],
      ['grading it', key('1')],
    ],
  },
  {
    name: 'card editor',
    open: async (page) => {
      await page.goto(`${TOPIC}/flashcard/deck`);
      await page.getByRole('button', { name: 'Create card' }).click();
      await page.locator('[role="dialog"] textarea, [role="dialog"] input').first().waitFor();
      await page.locator('[role="dialog"] textarea, [role="dialog"] input[type="text"]').first().focus();
    },
    actions: [['typing', typing('A parabola has one vertex and one axis.')]],
  },
  {
    name: 'class',
    role: 'teacher',
    open: async (page) => {
      await page.goto('/teacher/classroom');
      await page.locator('#main a[href^="/teacher/classroom/"]').first().click();
      await page.locator('#main input[type="search"]').first().waitFor();
    },
    actions: [
      ['to the search', press('#main input[type="search"]')],
      ['typing in the search', typing('aisha')],
    ],
  },
  {
    name: 'marking',
    role: 'teacher',
    open: async (page) => {
      await page.goto('/teacher/assignment');
      await page.getByRole('link', { name: /Cells: test/ }).click();
      await page.getByRole('tab', { name: 'Marking' }).click();
      await page
        .getByRole('button', { name: /^Mark: / })
        .first()
        .click();
      await page.getByRole('checkbox').first().waitFor();
    },
    actions: [
      ['a point with the keyboard', key('1')],
      ['the next answer', key('n')],
    ],
  },
  {
    name: 'list of topics',
    role: 'admin',
    open: at('/admin/topic'),
    actions: [
      ['to the search', press('#main input[type="search"]')],
      ['typing in the search', typing('qua')],
      ['opening saved items', press('#main button[aria-haspopup="dialog"]')],
    ],
  },
];
