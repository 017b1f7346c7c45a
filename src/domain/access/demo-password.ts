/** The password of the demo accounts. It is published, so it opens accounts on the reader's own machine and nowhere else. */
export const DEMO_PASSWORD = 'study-with-lectern';
