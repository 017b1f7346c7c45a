import type { Viewer } from '#server/access/viewer.ts';

/** A signed-in user as the server represents them: without a school, a plan or a PIN, unless `facts` say otherwise. */
export const viewerWith = (facts: Pick<Viewer, 'userId' | 'role'> & Partial<Viewer>): Viewer => ({
  sessionId: '',
  schoolId: null,
  pin: 'none',
  isVerified: true,
  isFactorMissing: false,
  factorDueAt: null,
  isComplete: true,
  standardPlan: null,
  proPlan: false,
  subjects: [],
  permissions: [],
  helperId: null,
  ...facts,
});
