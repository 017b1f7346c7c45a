/** Why a launch is refused; each reason has its own message. */
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
  /** Dynamic registration: its link, the platform's configuration, its response. */
  | 'link'
  | 'configuration'
  | 'registration'
  | 'known';

/** A refused launch. `detail` is for the log, and for the platform's administrators. */
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
