import type { SessionUser } from '#domain/access/session-user.schema.ts';
import type { ClientConfig } from '#domain/platform/config/client-config.ts';

export const CONFIG: ClientConfig = {
  apiUrl: '/graphql',
  tokenPointer: '/signIn/token',
  buildId: 'test',
  features: {},
  demoAccounts: [],
};

export const STUDENT: SessionUser = {
  id: 'u1',
  name: 'Ada Brook',
  email: 'ada@example.org',
  userRole: 'student',
  is_complete_profile: 1,
  free_topics: [],
  standard_plan_purchased: false,
  standard_plan: null,
  pro_plan_purchased: false,
  purchased_subjects: [],
  permissions: [],
  pin: 'none',
  language: null,
};
