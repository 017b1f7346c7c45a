import { Component } from 'react';

type Props = {
  /** What the children were made of; another value gives them a new chance. */
  readonly resetOn: unknown;
  readonly failed: (cause: unknown) => React.ReactNode;
  readonly children: React.ReactNode;
};
type State = { readonly madeOf: unknown; readonly failure: { readonly cause: unknown } | null };

/** Shows `failed` in place of children that throw while they are drawn. */
export class FailureBoundary extends Component<Props, State> {
  override state: State = { madeOf: this.props.resetOn, failure: null };

  static getDerivedStateFromError(cause: unknown): Partial<State> {
    return { failure: { cause } };
  }

  static getDerivedStateFromProps({ resetOn }: Props, { madeOf }: State): State | null {
    return resetOn === madeOf ? null : { madeOf: resetOn, failure: null };
  }

  override render() {
    const { failure } = this.state;
    return failure === null ? this.props.children : this.props.failed(failure.cause);
  }
}
