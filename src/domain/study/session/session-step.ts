/** What a step of a study session consists of. */
export const SESSION_STEP_KINDS = ['cards', 'question', 'material', 'written'] as const;
export type SessionStepKind = (typeof SESSION_STEP_KINDS)[number];

/** Why a step is in a session. */
export const SESSION_REASONS = [
  'due',
  'newCards',
  'weak',
  'fading',
  'withinReach',
  'unproven',
  'newMaterial',
  'written',
] as const;
export type SessionReason = (typeof SESSION_REASONS)[number];

/** How a session ended: the student finished it, said "not today", or a later day came. */
export const SESSION_ENDINGS = ['finished', 'postponed', 'expired'] as const;
export type SessionEnding = (typeof SESSION_ENDINGS)[number];

type Timed = { readonly seconds: number; readonly reason: SessionReason };

/** A planned step: topics are known, cards and questions are not chosen yet. */
export type PlannedStep = Timed &
  (
    | { readonly kind: 'cards'; readonly from: readonly { readonly topic: string; readonly count: number }[] }
    | { readonly kind: 'question'; readonly topic: string }
    | { readonly kind: 'written'; readonly topic: string }
    | { readonly kind: 'material'; readonly topic: string; readonly material: string }
  );

/** A step as it is stored with the session. Positions are those of the session's attempt. */
export type SessionStep = Timed &
  (
    | { readonly kind: 'cards'; readonly topic: string; readonly cards: readonly string[] }
    | { readonly kind: 'question' | 'written'; readonly topic: string; readonly position: number }
    | {
        readonly kind: 'material';
        readonly topic: string;
        readonly material: string;
        /** Index of the section in the note. */
        readonly section: number;
        /** The share of the note that is read after it. */
        readonly share: number;
      }
  );
