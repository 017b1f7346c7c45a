import type { Role } from '#domain/entities/role.ts';
import type { ROUTES } from '#routes/table.ts';
import {
  entriesOf,
  type NavigationEntry,
  type NavigationSection,
  type Place,
  type PlaceGroup,
  sectionsOf,
} from './navigation-entry.ts';

type Places = {
  /** Groups of screens, the first ones first; a phone's bar shows them in this order. */
  readonly main: readonly PlaceGroup[];
  /** What concerns the account and not the work. */
  readonly account: readonly Place[];
};

const HOME: Place = ['home', 'Home', 'home'];
const PIN: Place = ['set-pin', 'Your PIN', 'settings'];

const SCHOOL: readonly Place[] = [
  ['admin.users', 'Users', 'people'],
  ['admin.teachers', 'Teachers', 'people'],
  ['admin.payments', 'Payments', 'payment'],
];

const ADMIN_ACCOUNT: readonly Place[] = [
  ['admin.my-profile', 'My profile', 'person'],
  ['admin.my-payments', 'My payments', 'payment'],
  ['admin.account-settings', 'Account settings', 'settings'],
  ['admin.change-password', 'Change password', 'settings'],
  PIN,
];

/** Where each kind of person can go from anywhere. A new screen is one row here; unbuilt ones are left out below. */
const NAVIGATION: Readonly<Record<Role, Places>> = {
  student: {
    main: [
      [
        'Study',
        [
          HOME,
          ['exam', 'Exams', 'exam'],
          ['assignment', 'Assignments', 'assignment'],
          ['analysis', 'Analysis', 'analysis'],
          ['classroom', 'Classrooms', 'classroom'],
          ['shorts', 'Shorts', 'shorts'],
        ],
      ],
    ],
    account: [PIN],
  },
  teacher: {
    main: [
      [
        'Teach',
        [
          HOME,
          ['teacher.classroom', 'Classrooms', 'classroom'],
          ['teacher.assignment', 'Assignments', 'assignment'],
          ['teacher.analysis', 'Analysis', 'analysis'],
          ['shorts', 'Shorts', 'shorts'],
        ],
      ],
    ],
    account: [PIN],
  },
  schoolAdmin: {
    main: [['School', [HOME, ['admin', 'Dashboard', 'dashboard'], ...SCHOOL]]],
    account: ADMIN_ACCOUNT,
  },
  admin: {
    main: [
      ['Lectern', [HOME, ['admin', 'Dashboard', 'dashboard']]],
      [
        'Content',
        [
          ['admin.quiz', 'Quizzes', 'assignment'],
          ['admin.question-bank', 'Question bank', 'question'],
          ['admin.exam-paper', 'Exam papers', 'exam'],
          ['admin.exam-focus', 'Exam focus', 'exam'],
          ['admin.subject', 'Subjects', 'book'],
          ['admin.topic', 'Topics', 'book'],
          ['admin.notes', 'Notes', 'book'],
          ['admin.audio', 'Audio', 'shorts'],
          ['admin.video', 'Videos', 'shorts'],
          ['admin.flash-card', 'Flash cards', 'book'],
          ['admin.flash-card-deck', 'Flash card decks', 'book'],
        ],
      ],
      [
        'People',
        [
          ...SCHOOL,
          ['admin.school', 'Schools', 'school'],
          ['admin.school-admin', 'School admins', 'people'],
          ['admin.roles', 'Roles', 'people'],
          ['admin.user-settings.subject', 'Subjects of users', 'settings'],
        ],
      ],
      [
        'Plans',
        [
          ['admin.plans.standard', 'Standard plan', 'payment'],
          ['admin.plans.pro', 'Pro plan', 'payment'],
          ['admin.subject-pricing', 'Subject pricing', 'payment'],
          ['admin.coupon-code', 'Coupon codes', 'payment'],
        ],
      ],
      [
        'Site',
        [
          ['admin.blog-post', 'Blog posts', 'book'],
          ['admin.blog-category', 'Blog categories', 'book'],
          ['admin.faq', 'Questions and answers', 'question'],
          ['admin.testimonials', 'Testimonials', 'people'],
          ['admin.privacy-policy', 'Privacy policy', 'book'],
          ['admin.terms-and-condition', 'Terms', 'book'],
          ['admin.child-protection-policy', 'Child protection', 'book'],
          ['admin.app-settings', 'App settings', 'settings'],
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

/** Where somebody of this role is led to. */
export function navigationFor(role: Role, rows?: typeof ROUTES): Navigation {
  const { main, account } = NAVIGATION[role];
  const user = { userRole: role };
  return { sections: sectionsOf(main, user, rows), account: entriesOf(account, user, rows) };
}
