import type { Page } from 'playwright-core';
import type { InpScreen } from './inp-screen.ts';
import { key, press, typing, typingIn } from './interactions.ts';

async function openClass(page: Page): Promise<void> {
  await page.goto('/teacher/classroom');
  await page.getByRole('link', { name: /^Chemistry 11/ }).click();
  await page.getByRole('heading', { level: 1, name: /Chemistry 11/ }).waitFor();
}

async function openAssignment(page: Page): Promise<void> {
  await page.goto('/teacher/assignment');
  await page.getByRole('link', { name: /^Cells: test/ }).click();
  await page.getByRole('heading', { level: 1, name: /^Cells: test/ }).waitFor();
}

/** The most used screens of teachers. */
export const TEACHER_SCREENS: readonly InpScreen[] = [
  {
    name: 'home of a teacher',
    role: 'teacher',
    path: '/home',
    actions: [
      ['opening the menu of commands', key('Control+k')],
      ['typing in it', typing('chem')],
      ['closing it', key('Escape')],
      ['to an assignment', press('#main a[href*="/teacher/assignment/"]:not([href$="/create"])')],
    ],
  },
  {
    name: 'classes of a teacher',
    role: 'teacher',
    path: '/teacher/classroom',
    actions: [
      ['opening a new class', press('role=button[name="New class"]')],
      ['typing its name', typing('Chemistry 12')],
      ['closing it', key('Escape')],
    ],
  },
  {
    name: 'class',
    role: 'teacher',
    open: openClass,
    actions: [
      ['typing in the search', typingIn('#main input[type="search"]', 'dar')],
      ['to another section', press('#main >> role=tab[selected=false]')],
    ],
  },
  {
    name: 'gradebook',
    role: 'teacher',
    open: async (page) => {
      await openClass(page);
      await page.goto(`${page.url().replace(/\/detail.*/, '')}/gradebook`);
      await page.locator('#main [role="grid"], #main table').first().waitFor();
    },
    actions: [
      ['pressing a mark', press('#main [role="gridcell"]:nth-child(4)')],
      ['to the next mark', key('ArrowRight')],
      ['to the student below', key('ArrowDown')],
    ],
  },
  {
    name: 'assignments of a teacher',
    role: 'teacher',
    path: '/teacher/assignment',
    actions: [
      ['opening the calendar feed', press('role=button[name="Add to calendar"]')],
      ['closing it', key('Escape')],
      ['to an assignment', press('#main a[href*="/teacher/assignment/"]:not([href$="/create"])')],
    ],
  },
  {
    name: 'new assignment',
    role: 'teacher',
    path: '/teacher/assignment/create',
    actions: [
      ['typing its name', typingIn('role=textbox[name="Name"]', 'Cells')],
      ['opening a topic', press('role=button[name="Cells and Membranes"]')],
      ['adding questions', press('role=button[name=/^Add [0-9]/]')],
    ],
  },
  {
    name: 'assignment',
    role: 'teacher',
    open: openAssignment,
    actions: [
      ['to marking', press('role=tab[name="Marking"]')],
      ['back to progress', press('role=tab')],
    ],
  },
  {
    name: 'marking',
    role: 'teacher',
    open: async (page) => {
      await openAssignment(page);
      await page.getByRole('tab', { name: 'Marking' }).click();
      await page
        .getByRole('button', { name: /^Mark: / })
        .first()
        .click();
      await page.getByRole('checkbox').first().waitFor();
    },
    actions: [
      ['a mark point with the keyboard', key('1')],
      ['a mark point', press('#main >> role=checkbox')],
      ['the next answer', key('n')],
    ],
  },
  {
    name: 'analysis of a class',
    role: 'teacher',
    open: async (page) => {
      await page.goto('/teacher/analysis');
      await page.getByRole('link', { name: /^Chemistry 11/ }).click();
      await page.getByRole('heading', { level: 1, name: /Chemistry 11/ }).waitFor();
    },
    actions: [
      ['a chart as a table', press('#main >> role=button[name="Table"]')],
      ['opening the account menu', press('header button[aria-haspopup="menu"]')],
      ['closing it', key('Escape')],
    ],
  },
  {
    name: 'starting a live quiz',
    role: 'teacher',
    path: '/teacher/live/start',
    actions: [
      ['opening classes', press('role=combobox[name="Class"]')],
      ['choosing one', key('Enter')],
      ['opening quizzes', press('role=combobox[name="Quiz"]')],
      ['typing in them', typing('bond')],
    ],
  },
];
