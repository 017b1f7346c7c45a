import type { StartStudySessionMutation } from '#api/documents/study/study-session.generated.ts';

export type Session = NonNullable<StartStudySessionMutation['startStudySession']>;
export type SessionStep = Session['steps'][number];
