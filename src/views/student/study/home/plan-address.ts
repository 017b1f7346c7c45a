import { href } from '#routes/href.ts';

/** With it, home shows the plan up to the exams. */
export const PLAN_PARAMETER = 'plan';

export const PLAN_ADDRESS = `${href('home')}?${PLAN_PARAMETER}`;
