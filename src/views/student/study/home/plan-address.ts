import { href } from '#routes/href.ts';

/** With this parameter, home shows the plan up to the exams. */
export const PLAN_PARAMETER = 'plan';

export const PLAN_ADDRESS = `${href('home')}?${PLAN_PARAMETER}`;
