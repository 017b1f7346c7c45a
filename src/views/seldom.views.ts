/**
 * Where the views of those are who keep an account, teach, sell or build: in a download of its own, since every name in
 * the first script is paid for by each first visit of a student.
 */
export const SELDOM_VIEWS = {
  account: () => import('./account/account.view.tsx'),
  myProfile: () => import('./account/my-profile.view.tsx'),
  accountSettings: () => import('./account/account-settings.view.tsx'),
  changePassword: () => import('./account/change-password.view.tsx'),
  adminPayments: () => import('./admin/payments/payments.view.tsx'),
  myPayments: () => import('./payments/my-payments.view.tsx'),
  teacherAnalysis: () => import('./teacher/analysis/classes.view.tsx'),
  classAnalysis: () => import('./teacher/analysis/class.view.tsx'),
  studentWork: () => import('./teacher/marking/student-work.view.tsx'),
  gallery: () => import('./development/gallery/gallery.view.tsx'),
  machines: () => import('./development/machines.view.tsx'),
  checkout: () => import('./front/checkout/checkout.view.tsx'),
} as const;
