import type { InpScreen } from './inp-screen.ts';
import { key, press, typingIn } from './interactions.ts';

/** The most used screens of admins. */
export const ADMIN_SCREENS: readonly InpScreen[] = [
  {
    name: 'dashboard',
    role: 'admin',
    path: '/admin',
    actions: [
      ['a chart as a table', press('#main >> role=button[name="Table"]')],
      ['opening the account menu', press('header button[aria-haspopup="menu"]')],
      ['closing it', key('Escape')],
    ],
  },
  {
    name: 'users',
    role: 'admin',
    path: '/admin/users',
    actions: [
      ['typing in the search', typingIn('#main >> role=searchbox', 'dar')],
      ['opening a filter', press('#main >> role=combobox')],
      ['closing it', key('Escape')],
      ['opening columns', press('role=button[name="Columns"]')],
    ],
  },
  {
    name: 'question bank',
    role: 'admin',
    path: '/admin/question-bank',
    actions: [
      ['typing in the search', typingIn('#main >> role=searchbox', 'ion')],
      ['opening types', press('role=combobox[name="Type"]')],
      ['closing them', key('Escape')],
      ['opening filters', press('role=button[name="Filters"]')],
    ],
  },
  {
    name: 'question',
    role: 'admin',
    open: async (page) => {
      await page.goto('/admin/question-bank');
      await page.locator('#main [role="grid"] a').first().click();
      await page.locator('#main [contenteditable="true"], #main textarea').first().waitFor();
    },
    actions: [
      ['typing in the question', typingIn('#main [contenteditable="true"], #main textarea', 'Now ')],
      ['opening a list', press('#main >> role=combobox')],
      ['closing it', key('Escape')],
    ],
  },
  {
    name: 'topics',
    role: 'admin',
    path: '/admin/topic',
    actions: [
      ['selecting a row', press('#main >> role=checkbox[name=/^Select A/]')],
      ['sorting', press('#main >> role=button[name="Changed"]')],
      ['opening saved views', press('role=button[name="Views"]')],
      ['closing them', key('Escape')],
    ],
  },
  {
    name: 'quizzes',
    role: 'admin',
    path: '/admin/quiz',
    actions: [
      ['typing in the search', typingIn('#main >> role=searchbox', 'practice')],
      ['opening columns', press('role=button[name="Columns"]')],
      ['closing them', key('Escape')],
    ],
  },
  {
    name: 'flash cards of the library',
    role: 'admin',
    path: '/admin/flash-card',
    actions: [
      ['typing in the search', typingIn('#main >> role=searchbox', 'ion')],
      ['opening a filter', press('#main >> role=combobox')],
      ['closing it', key('Escape')],
    ],
  },
  {
    name: 'payments',
    role: 'admin',
    path: '/admin/payments',
    actions: [
      ['granting a plan', press('role=button[name="Grant plan"]')],
      ['closing it', key('Escape')],
      ['typing in the search', typingIn('#main >> role=searchbox', 'sam')],
    ],
  },
  {
    name: 'settings',
    role: 'admin',
    path: '/admin/app-settings',
    actions: [
      ['typing', typingIn('#main >> role=textbox', 'x')],
      ['opening the account menu', press('header button[aria-haspopup="menu"]')],
      ['closing it', key('Escape')],
    ],
  },
];
