/**
 * A problem that keeps the program from starting and that the operator can solve. Its message is one or two sentences:
 * what happened, and what to do. It is shown without a stack trace.
 */
export class StartError extends Error {
  override readonly name = 'StartError';
}
