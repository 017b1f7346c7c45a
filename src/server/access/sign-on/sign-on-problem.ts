import type { SignOnProblemKind } from '#domain/access/sign-on/sign-on-problem-kind.ts';

/** A refused sign-in with an identity provider. `detail` is for the log. */
export class SignOnProblem extends Error {
  readonly kind: SignOnProblemKind;
  readonly detail: string;

  constructor(kind: SignOnProblemKind, detail: string) {
    super(`${kind}: ${detail}`);
    this.name = 'SignOnProblem';
    this.kind = kind;
    this.detail = detail;
  }
}
