/**
 * Something that keeps the program from starting and that a person can put right.
 * Its message is one sentence, or two: what happened, and what to do. It is shown without a stack.
 */
export class StartError extends Error {
  override readonly name = 'StartError';
}
