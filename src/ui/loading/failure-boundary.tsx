import { Component } from 'react';

type Props = {
  /** Resets the error when it changes. */
  readonly resetOn: unknown;
  readonly failed: (cause: unknown) => React.ReactNode;
  readonly children: React.ReactNode;
};
type State = { readonly resetKey: unknown; readonly failure: { readonly cause: unknown } | null };

/** Shows `failed` instead of children that throw while rendering. */
export class FailureBoundary extends Component<Props, State> {
  override state: State = { resetKey: this.props.resetOn, failure: null };

  static getDerivedStateFromError(cause: unknown): Partial<State> {
    return { failure: { cause } };
  }

  static getDerivedStateFromProps({ resetOn }: Props, { resetKey }: State): State | null {
    return resetOn === resetKey ? null : { resetKey: resetOn, failure: null };
  }

  override render() {
    const { failure } = this.state;
    return failure === null ? this.props.children : this.props.failed(failure.cause);
  }
}
