/**
 * The password of the demo accounts. It is published, so it is only accepted on a server that no other machine can
 * reach.
 */
export const DEMO_PASSWORD = 'study-with-lectern';
