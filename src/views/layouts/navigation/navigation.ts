import type { Role } from '#domain/access/role.ts';
import {
  entriesOf,
  type NavigationEntry,
  type NavigationGroup,
  type NavigationSection,
  type NavigationTexts,
  type Reader,
  type ScreenLink,
  sectionsOf,
} from './navigation-entry.ts';

type NavigationOptions = {
  /** Groups of screens in order; a phone's bar shows them in this order. */
  readonly main: readonly NavigationGroup[];
  /** Entries about the account, not about study or work. */
  readonly account: readonly ScreenLink[];
};

const HOME: ScreenLink = ['home', 'home'];
const PIN: ScreenLink = ['set-pin', 'lock'];
const ACCOUNT: ScreenLink = ['account', 'person'];
const PAYMENTS: ScreenLink = ['account.payments', 'payment'];

const SCHOOL: readonly ScreenLink[] = [
  ['admin.users', 'people'],
  ['admin.teachers', 'people'],
  ['admin.payments', 'payment'],
];

const ADMIN_ACCOUNT: readonly ScreenLink[] = [
  ['admin.my-profile', 'person'],
  ['admin.my-payments', 'payment'],
  ['admin.account-settings', 'settings'],
  ['admin.change-password', 'lock'],
  PIN,
];

/** Navigation by account type. A new screen is one row here. */
const NAVIGATION: Readonly<Record<Role, NavigationOptions>> = {
  student: {
    main: [
      [
        'study',
        [
          HOME,
          ['session', 'play'],
          ['exam', 'exam'],
          ['assignment', 'assignment'],
          ['analysis', 'analysis'],
          ['classroom', 'classroom'],
          ['shorts', 'shorts'],
        ],
      ],
    ],
    account: [ACCOUNT, PAYMENTS, PIN],
  },
  teacher: {
    main: [
      [
        'teach',
        [
          HOME,
          ['teacher.classroom', 'classroom'],
          ['teacher.assignment', 'assignment'],
          ['teacher.analysis', 'analysis'],
          ['shorts', 'shorts'],
        ],
      ],
    ],
    account: [ACCOUNT, PIN],
  },
  schoolAdmin: {
    main: [['school', [HOME, ...SCHOOL, ['admin.classroom', 'classroom'], ['admin.platform', 'school']]]],
    account: ADMIN_ACCOUNT,
  },
  admin: {
    main: [
      ['lectern', [HOME, ['admin', 'dashboard']]],
      [
        'content',
        [
          ['admin.quiz', 'assignment'],
          ['admin.question-bank', 'question'],
          ['admin.exam-paper', 'exam'],
          ['admin.exam-focus', 'exam'],
          ['admin.subject', 'book'],
          ['admin.topic', 'book'],
          ['admin.notes', 'book'],
          ['admin.audio', 'shorts'],
          ['admin.video', 'shorts'],
          ['admin.flash-card', 'book'],
          ['admin.flash-card-deck', 'book'],
        ],
      ],
      [
        'people',
        [
          ...SCHOOL,
          ['admin.school', 'school'],
          ['admin.school-admin', 'people'],
          ['admin.classroom', 'classroom'],
          ['admin.roles', 'people'],
          ['admin.platform', 'school'],
          ['admin.user-settings.subject', 'book'],
          ['admin.audit-log', 'search'],
        ],
      ],
      [
        'plans',
        [
          ['admin.plans.standard', 'payment'],
          ['admin.plans.pro', 'payment'],
          ['admin.subject-pricing', 'payment'],
          ['admin.coupon-code', 'payment'],
        ],
      ],
      [
        'site',
        [
          ['admin.blog-post', 'book'],
          ['admin.blog-category', 'book'],
          ['admin.faq', 'question'],
          ['admin.testimonials', 'people'],
          ['admin.privacy-policy', 'book'],
          ['admin.terms-and-condition', 'book'],
          ['admin.child-protection-policy', 'book'],
          ['admin.app-settings', 'settings'],
          ['admin.status', 'settings'],
        ],
      ],
    ],
    account: ADMIN_ACCOUNT,
  },
};

export type Navigation = {
  readonly sections: readonly NavigationSection[];
  readonly account: readonly NavigationEntry[];
};

/** The target of an entry. */
export function navigationFor(user: Reader & { readonly userRole: Role }, t: NavigationTexts): Navigation {
  const { main, account } = NAVIGATION[user.userRole];
  return { sections: sectionsOf(main, user, t), account: entriesOf(account, user, t) };
}
