import type { Draft } from '../draft.ts';

/** What an exploration may leave out. */
export type Area =
  | 'session'
  | 'server'
  | 'tabs'
  | 'navigation'
  | 'pin'
  | 'dialogs'
  | 'toasts'
  | 'connection'
  | 'consent'
  | 'answers'
  | 'updates';

/** Something that can happen to the application, from outside of its machines. */
export type Happening = {
  readonly name: string;
  readonly area: Area;
  /** Whether it ends the session on purpose: by the user, in this tab or another, or because its time is up. */
  readonly endsSession?: boolean;
  /** Whether the user leaves the page. */
  readonly leavesPage?: boolean;
  readonly when: (now: Draft) => boolean;
  readonly happens: (draft: Draft) => void;
};
