/** The policies that an administrator writes. */
export const POLICY_NAMES = ['privacy', 'terms', 'childProtection'] as const;

export type PolicyName = (typeof POLICY_NAMES)[number];
