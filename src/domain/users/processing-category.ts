/** Categories of the record of processing activities (GDPR, article 30). Each has tables of the registry of personal data. */
export const PROCESSING_CATEGORIES = ['account', 'signIn', 'study', 'classes', 'content', 'billing'] as const;
export type ProcessingCategory = (typeof PROCESSING_CATEGORIES)[number];
