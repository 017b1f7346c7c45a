import type { ModerationQuery } from '#api/documents/attempts/moderation/moderation.generated.ts';

/** A moderation as its screen loads it. */
export type ModerationData = ModerationQuery['moderation'];
