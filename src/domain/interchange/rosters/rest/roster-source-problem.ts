/** Why a school's system did not hand out its roster. Nothing has been changed. */
export const ROSTER_SOURCE_PROBLEMS = [
  'notConnected',
  'secretUnreadable',
  'addressRefused',
  'unreachable',
  'slow',
  'credentials',
  'forbidden',
  'notFound',
  'failing',
  'unreadable',
  'tooLarge',
  'changing',
] as const;
export type RosterSourceProblem = (typeof ROSTER_SOURCE_PROBLEMS)[number];

/** A system that could not be read. `path`: what was requested of it, such as `/users`; empty for its tokens. */
export class RosterSourceError extends Error {
  override name = 'RosterSourceError';
  readonly problem: RosterSourceProblem;
  readonly path: string;
  constructor(problem: RosterSourceProblem, path: string, options?: ErrorOptions) {
    super(`${problem}: ${path}`, options);
    this.problem = problem;
    this.path = path;
  }
}
