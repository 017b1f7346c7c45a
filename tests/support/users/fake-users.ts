import type { SessionUser } from '#domain/access/session-user.schema.ts';
import type { ClientConfig } from '#domain/platform/config/client-config.ts';
import { EXAMPLE_USER } from '#machines/auth/auth.proof.ts';

export const CONFIG: ClientConfig = {
  apiUrl: '/graphql',
  tokenPointer: '/signIn/token',
  buildId: 'test',
  features: {},
  demoAccounts: [],
};

export const STUDENT: SessionUser = { ...EXAMPLE_USER, id: 'u1', name: 'Ada Brook' };
