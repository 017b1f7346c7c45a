import * as z from 'zod/mini';

/** Two accounts of one person: the one that is kept, and the duplicate that is closed. */
export const mergeSchema = z.object({ kept: z.uuid(), closed: z.uuid() });
export type MergedPair = z.infer<typeof mergeSchema>;
