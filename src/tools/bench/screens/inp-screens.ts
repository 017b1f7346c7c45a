import type { Page } from 'playwright-core';
import { ADMIN_SCREENS } from './inp-admins.ts';
import type { InpScreen } from './inp-screen.ts';
import { TEACHER_SCREENS } from './inp-teachers.ts';
import { key, press, typing, typingIn } from './interactions.ts';

const SUBJECT = '/subject/mathematics';
const TOPIC = `${SUBJECT}/topic/quadratic-equations`;
const ONE_CHOICE = 'label:has(input[type="radio"])';
/** By then, home has loaded what it loads while a student reads, in milliseconds. */
const READING_MS = 2_500;

/** Starts the practice quiz of a topic, at a multiple choice question. */
async function startQuiz(page: Page): Promise<void> {
  await page.goto(`${TOPIC}/quiz`);
  await page.locator('#main a[href*="/quiz/"], #main button').first().waitFor();
  const link = page.locator('#main a[href*="/quiz/"]:not([href*="view-answer"])');
  if ((await link.count()) > 0) await link.first().click();
  await page.getByRole('button', { name: /^Start|^Continue|again/ }).click();
  await page.getByText(/Question \d+ of/).waitFor();
  // The order of questions differs between attempts: find the first multiple choice question.
  while ((await page.locator(ONE_CHOICE).count()) === 0) await page.getByRole('button', { name: 'Next' }).click();
}

async function openExamPaper(page: Page): Promise<void> {
  await page.goto('/exam/exam-paper');
  await page
    .getByRole('link', { name: /Mock paper 1/ })
    .first()
    .click();
  await page.getByRole('heading', { level: 1, name: /Mock paper 1/ }).waitFor();
}

const PUBLIC_SCREENS: readonly InpScreen[] = [
  {
    name: 'landing page',
    path: '/',
    actions: [
      ['choosing an answer', press('label:has(input[type="radio"])')],
      ['checking it', press('role=button[name="Check"]')],
      ['showing the flash card', press('role=button[name="Flash card"]')],
      ['changing the appearance', press('header button')],
    ],
  },
  {
    name: 'pricing',
    path: '/pricing',
    actions: [
      ['billing by month', press('label:has-text("Monthly")')],
      ['adding a subject', press('role=checkbox[name=/Chemistry/]')],
      ['removing it', press('role=checkbox[name=/Chemistry/]')],
    ],
  },
  {
    name: 'FAQ',
    path: '/faq',
    actions: [
      ['opening an answer', press('summary')],
      ['typing in the search', typingIn('role=searchbox', 'plan')],
    ],
  },
  {
    name: 'contact',
    path: '/contact',
    actions: [
      ['typing', typingIn('role=textbox[name="Message"]', 'A question')],
      ['sending it incomplete', press('role=button[name="Send message"]')],
    ],
  },
  {
    name: 'sign in',
    path: '/login',
    actions: [
      ['typing', typingIn('role=textbox[name="Email"]', 'sam')],
      ['sending it incomplete', press('form button[type="submit"]')],
    ],
  },
  {
    name: 'create account',
    path: '/register',
    actions: [
      ['typing', typingIn('role=textbox[name="Name"]', 'Sam Student')],
      ['sending it incomplete', press('role=button[name="Create account"]')],
    ],
  },
];

const STUDENT_SCREENS: readonly InpScreen[] = [
  {
    name: 'home of a student',
    role: 'student',
    path: '/home',
    actions: [
      ['opening the menu of commands', key('Control+k')],
      ['typing in it', typing('quadra')],
      ['closing it', key('Escape')],
      ['opening the account menu', press('header button[aria-haspopup="menu"]')],
      ['closing it', key('Escape')],
      ['explaining a level', press('#main >> role=button[name="Learning"]')],
    ],
  },
  {
    name: 'subject',
    role: 'student',
    path: SUBJECT,
    actions: [
      ['a topic of the mastery map', press('role=button[name=/^Trigonometry/]')],
      ['filtering topics', press('role=button[name="To do"]')],
      ['typing in the search', typingIn('#main >> role=searchbox', 'vec')],
    ],
  },
  {
    name: 'topic',
    role: 'student',
    path: TOPIC,
    actions: [
      ['explaining the level', press('role=button[name="Developing"]')],
      ['closing it', key('Escape')],
      ['to the notes', press('#main a[href*="/note"]')],
    ],
  },
  {
    name: 'notes',
    role: 'student',
    path: `${TOPIC}/note`,
    actions: [
      ['larger text', press('role=button[name="Larger text"]')],
      ['selecting with the keyboard', press('role=button[name="Select text with the keyboard"]')],
      ['moving the selection', key('ArrowDown')],
      ['extending it', key('Shift+ArrowRight')],
    ],
  },
  {
    name: 'decks',
    role: 'student',
    path: `${TOPIC}/flashcard/deck`,
    actions: [
      ['opening the editor of cards', press('role=button[name="Create card"]')],
      ['typing in it', typingIn('[role="dialog"] textarea, [role="dialog"] input[type="text"]', 'A parabola')],
      ['closing it', key('Escape')],
    ],
  },
  {
    name: 'cards',
    role: 'student',
    open: async (page) => {
      await page.goto(`${TOPIC}/flashcard/deck`);
      await page.getByRole('link', { name: 'Study Quadratics by heart' }).click();
      await page.getByRole('button', { name: 'Show answer' }).waitFor();
    },
    actions: [
      ['showing the answer', key('Space')],
      ['grading', key('3')],
      ['the next answer', press('role=button[name="Show answer"]')],
      ['grading it', key('1')],
    ],
  },
  {
    name: 'exam focus',
    role: 'student',
    path: `${TOPIC}/exam-focus`,
    actions: [
      ['opening the account menu', press('header button[aria-haspopup="menu"]')],
      ['closing it', key('Escape')],
      ['to the notes', press('#main a[href*="/note"]')],
    ],
  },
  {
    name: 'quiz',
    role: 'student',
    open: startQuiz,
    actions: [
      ['choosing', press(ONE_CHOICE)],
      ['choosing with the keyboard', key('2')],
      ['to the next question', key('Control+Enter')],
      ['back', press('role=button[name=/^Back|^Previous/]')],
      ['reviewing all answers', press('role=button[name="Submit…"]')],
    ],
  },
  {
    name: 'answers of a quiz',
    role: 'student',
    open: async (page) => {
      await startQuiz(page);
      await page.getByRole('button', { name: 'Submit…' }).click();
      await page.getByRole('button', { name: 'Submit', exact: true }).click();
      await page.waitForURL('**/view-answer/**');
    },
    actions: [
      ['opening the account menu', press('header button[aria-haspopup="menu"]')],
      ['closing it', key('Escape')],
    ],
  },
  {
    name: "today's session",
    role: 'student',
    open: async (page) => {
      await page.goto('/home');
      // Home downloads the session's view once it has been shown for a moment, as it is while a student reads.
      await page.waitForTimeout(READING_MS);
      await page
        .getByRole('link', { name: /Start today|Continue today/ })
        .first()
        .click();
      await page.getByRole('button', { name: 'Show answer' }).waitFor();
    },
    actions: [
      ['showing the answer', key('Space')],
      ['grading', key('3')],
      ['skipping the step', press('#main >> role=button[name="Skip"]')],
    ],
  },
  {
    name: 'exams',
    role: 'student',
    path: '/exam',
    actions: [
      ['opening the account menu', press('header button[aria-haspopup="menu"]')],
      ['closing it', key('Escape')],
      ['to all papers', press('#main a[href="/exam/exam-paper"]')],
    ],
  },
  {
    name: 'exam papers',
    role: 'student',
    path: '/exam/exam-paper',
    actions: [
      ['opening the filter', press('role=combobox[name="Subject"]')],
      ['choosing', key('ArrowDown')],
      ['filtering', key('Enter')],
    ],
  },
  {
    name: 'exam paper',
    role: 'student',
    open: openExamPaper,
    actions: [
      ['opening the account menu', press('header button[aria-haspopup="menu"]')],
      ['closing it', key('Escape')],
    ],
  },
  {
    name: 'exam paper in progress',
    role: 'student',
    open: async (page) => {
      await openExamPaper(page);
      await page
        .getByRole('button', { name: /^Start|^Continue/ })
        .first()
        .click();
      await page
        .getByText(/Question \d+ of/)
        .first()
        .waitFor();
      while ((await page.locator(ONE_CHOICE).count()) === 0) await page.getByRole('button', { name: 'Next' }).click();
    },
    actions: [
      ['choosing', press(ONE_CHOICE)],
      ['to the next question', press('role=button[name="Next"]')],
      ['reviewing all answers', press('role=button[name="Submit…"]')],
    ],
  },
  {
    name: 'building an exam',
    role: 'student',
    path: '/exam/creator',
    actions: [
      ['opening topics', press('role=combobox[name="Topics"]')],
      ['typing in them', typing('bond')],
      ['closing them', key('Escape')],
      ['ticking a question type', press('role=checkbox[name="Numerical"]')],
    ],
  },
  {
    name: 'analysis',
    role: 'student',
    path: '/analysis',
    actions: [
      ['a chart as a table', press('#main >> role=button[name="Table"]')],
      ['opening details', press('#main summary')],
      ['reading a chart', press('#main >> role=slider')],
      ['the next value', key('ArrowLeft')],
    ],
  },
  {
    name: 'classes of a student',
    role: 'student',
    path: '/classroom',
    actions: [
      ['joining a class', press('role=button[name="Join a class"]')],
      ['typing the code', typing('ABCD')],
      ['closing it', key('Escape')],
      ['to a class', press('#main a[href^="/classroom/"]')],
    ],
  },
  {
    name: 'assignments of a student',
    role: 'student',
    path: '/assignment',
    actions: [
      ['opening the calendar feed', press('role=button[name="Add to calendar"]')],
      ['closing it', key('Escape')],
      ['to an assignment', press('#main a[href^="/assignment/"]')],
    ],
  },
  {
    name: 'account',
    role: 'student',
    path: '/account',
    actions: [
      ['removing a subject', press('role=checkbox[name="Physics"]')],
      ['typing', typingIn('role=textbox[name="New password"]', 'seven quiet')],
      ['opening languages', press('role=combobox[name="Language"]')],
      ['closing them', key('Escape')],
    ],
  },
];

/** The forty most used screens, with what people do on them. */
export const INP_SCREENS: readonly InpScreen[] = [
  ...PUBLIC_SCREENS,
  ...STUDENT_SCREENS,
  ...TEACHER_SCREENS,
  ...ADMIN_SCREENS,
];
