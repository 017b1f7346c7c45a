/** Why somebody cannot come in from a platform; each is told in words of its own. */
export type LaunchProblemKind =
  | 'platform'
  | 'state'
  | 'cookie'
  | 'token'
  | 'keys'
  | 'deployment'
  | 'target'
  | 'person'
  | 'refused'
  | 'role'
  /** Of a platform that registers itself: its link, what it says of itself, its answer. */
  | 'link'
  | 'configuration'
  | 'registration'
  | 'known';

/** A launch that is refused. `detail` is for the log, and for whoever runs the platform. */
export class LaunchProblem extends Error {
  readonly kind: LaunchProblemKind;
  readonly detail: string;

  constructor(kind: LaunchProblemKind, detail: string) {
    super(`${kind}: ${detail}`);
    this.name = 'LaunchProblem';
    this.kind = kind;
    this.detail = detail;
  }
}
