/** Why somebody cannot come in from a platform; each is told in words of its own. */
export const LAUNCH_PROBLEMS = [
  'platform',
  'state',
  'cookie',
  'token',
  'keys',
  'deployment',
  'target',
  'person',
  'refused',
  'role',
] as const;
export type LaunchProblemKind = (typeof LAUNCH_PROBLEMS)[number];

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
