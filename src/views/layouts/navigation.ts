import type { Role } from '#domain/entities/role.ts';
import {
  entriesOf,
  type NavigationEntry,
  type NavigationSection,
  type Place,
  type PlaceGroup,
  type PlaceTexts,
  type Reader,
  sectionsOf,
} from './navigation-entry.ts';

type Places = {
  /** Groups of screens, the first ones first; a phone's bar shows them in this order. */
  readonly main: readonly PlaceGroup[];
  /** What concerns the account and not the work. */
  readonly account: readonly Place[];
};

const HOME: Place = ['home', 'home'];
const PIN: Place = ['set-pin', 'lock'];
const ACCOUNT: Place = ['account', 'person'];
const PAYMENTS: Place = ['account.payments', 'payment'];

const SCHOOL: readonly Place[] = [
  ['admin.users', 'people', 'users.read'],
  ['admin.teachers', 'people', 'users.read'],
  ['admin.payments', 'payment', 'payments.read'],
];

const ADMIN_ACCOUNT: readonly Place[] = [
  ['admin.my-profile', 'person'],
  ['admin.my-payments', 'payment'],
  ['admin.account-settings', 'settings'],
  ['admin.change-password', 'lock'],
  PIN,
];

/** Where each kind of person can go from anywhere. A new screen is one row here. */
const NAVIGATION: Readonly<Record<Role, Places>> = {
  student: {
    main: [
      [
        'study',
        [
          HOME,
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
    main: [
      [
        'school',
        [
          HOME,
          ...SCHOOL,
          ['admin.classroom', 'classroom', 'users.read'],
          ['admin.platform', 'school', 'platforms.read'],
        ],
      ],
    ],
    account: ADMIN_ACCOUNT,
  },
  admin: {
    main: [
      ['lectern', [HOME, ['admin', 'dashboard', 'dashboard.read']]],
      [
        'content',
        [
          ['admin.quiz', 'assignment', 'quiz.read'],
          ['admin.question-bank', 'question', 'questions.read'],
          ['admin.exam-paper', 'exam', 'quiz.read'],
          ['admin.exam-focus', 'exam', 'content.read'],
          ['admin.subject', 'book', 'content.read'],
          ['admin.topic', 'book', 'content.read'],
          ['admin.notes', 'book', 'content.read'],
          ['admin.audio', 'shorts', 'content.read'],
          ['admin.video', 'shorts', 'content.read'],
          ['admin.flash-card', 'book', 'content.read'],
          ['admin.flash-card-deck', 'book', 'content.read'],
        ],
      ],
      [
        'people',
        [
          ...SCHOOL,
          ['admin.school', 'school', 'schools.read'],
          ['admin.school-admin', 'people', 'users.read'],
          ['admin.classroom', 'classroom', 'users.read'],
          ['admin.roles', 'people', 'roles.read'],
          ['admin.platform', 'school', 'platforms.read'],
          ['admin.user-settings.subject', 'book', 'users.read'],
          ['admin.audit-log', 'search', 'audit.read'],
        ],
      ],
      [
        'plans',
        [
          ['admin.plans.standard', 'payment', 'plans.read'],
          ['admin.plans.pro', 'payment', 'plans.read'],
          ['admin.subject-pricing', 'payment', 'plans.read'],
          ['admin.coupon-code', 'payment', 'plans.read'],
        ],
      ],
      [
        'site',
        [
          ['admin.blog-post', 'book', 'site.read'],
          ['admin.blog-category', 'book', 'site.read'],
          ['admin.faq', 'question', 'site.read'],
          ['admin.testimonials', 'people', 'site.read'],
          ['admin.privacy-policy', 'book', 'site.read'],
          ['admin.terms-and-condition', 'book', 'site.read'],
          ['admin.child-protection-policy', 'book', 'site.read'],
          ['admin.app-settings', 'settings', 'settings.read'],
          ['admin.status', 'settings', 'settings.read'],
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

/** Where somebody is led to. */
export function navigationFor(user: Reader & { readonly userRole: Role }, t: PlaceTexts): Navigation {
  const { main, account } = NAVIGATION[user.userRole];
  return { sections: sectionsOf(main, user, t), account: entriesOf(account, user, t) };
}
