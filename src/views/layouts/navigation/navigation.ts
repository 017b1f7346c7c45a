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
const PIN: ScreenLink = ['set-pin', 'pin'];
const ACCOUNT: ScreenLink = ['account', 'person'];
const PAYMENTS: ScreenLink = ['account.payments', 'receipt'];

const USERS: readonly ScreenLink[] = [
  ['admin.users', 'people'],
  ['admin.teachers', 'teacher'],
];

const ADMIN_ACCOUNT: readonly ScreenLink[] = [
  ['admin.my-profile', 'person'],
  ['admin.my-payments', 'receipt'],
  ['admin.account-settings', 'adjust'],
  ['admin.change-password', 'key'],
  PIN,
];

/** Navigation by account type. A new screen is one row here; no two screens of a user share an icon. */
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
          ['live', 'live'],
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
          ['teacher.live', 'live'],
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
          ...USERS,
          ['admin.classroom', 'classroom'],
          ['admin.payments', 'payment'],
          ['admin.platform', 'connection'],
          ['admin.sign-on', 'lock'],
          ['admin.saml', 'signIn'],
          ['admin.webhooks', 'live'],
        ],
      ],
    ],
    account: ADMIN_ACCOUNT,
  },
  admin: {
    main: [
      // Home shows the dashboard, or the areas of an admin who may not see it.
      ['lectern', [HOME]],
      [
        'content',
        [
          ['admin.question-bank', 'help'],
          ['admin.quiz', 'quiz'],
          ['admin.exam-paper', 'paper'],
          ['admin.exam-focus', 'focus'],
          ['admin.subject', 'subject'],
          ['admin.topic', 'topic'],
          ['admin.notes', 'note'],
          ['admin.flash-card', 'card'],
          ['admin.flash-card-deck', 'deck'],
          ['admin.audio', 'audio'],
          ['admin.video', 'video'],
        ],
      ],
      [
        'people',
        [
          ...USERS,
          ['admin.classroom', 'classroom'],
          ['admin.school', 'school'],
          ['admin.organisation', 'flag'],
          ['admin.school-admin', 'schoolAdmin'],
          ['admin.roles', 'role'],
          ['admin.user-settings.subject', 'userSubjects'],
        ],
      ],
      [
        'plans',
        [
          ['admin.payments', 'payment'],
          ['admin.plans.standard', 'plan'],
          ['admin.plans.pro', 'pro'],
          ['admin.subject-pricing', 'price'],
          ['admin.coupon-code', 'coupon'],
        ],
      ],
      [
        'site',
        [
          ['admin.blog-post', 'article'],
          ['admin.blog-category', 'category'],
          ['admin.faq', 'faq'],
          ['admin.testimonials', 'testimonial'],
          ['admin.privacy-policy', 'privacy'],
          ['admin.terms-and-condition', 'terms'],
          ['admin.child-protection-policy', 'protection'],
        ],
      ],
      [
        'system',
        [
          ['admin.app-settings', 'settings'],
          ['admin.status', 'status'],
          ['admin.audit-log', 'log'],
          ['admin.platform', 'connection'],
          ['admin.sign-on', 'lock'],
          ['admin.saml', 'signIn'],
          ['admin.webhooks', 'live'],
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
