import { Component, Suspense, use } from 'react';

type Failed = (cause: unknown) => React.ReactNode;

/**
 * What a promise brings, once it is there: `waiting` before, `failed` where it is refused, `children` with the data.
 * A new promise begins anew.
 */
export function Loaded<Data>({
  data,
  waiting,
  failed,
  children,
}: {
  data: Promise<Data>;
  waiting: React.ReactNode;
  failed: Failed;
  children: (data: Data) => React.ReactNode;
}) {
  return (
    <FailureBoundary promise={data} failed={failed}>
      <Suspense fallback={waiting}>
        <Arrived data={data}>{children}</Arrived>
      </Suspense>
    </FailureBoundary>
  );
}

function Arrived<Data>({ data, children }: { data: Promise<Data>; children: (data: Data) => React.ReactNode }) {
  return children(use(data));
}

type BoundaryProps = { promise: Promise<unknown>; failed: Failed; children: React.ReactNode };
type BoundaryState = { promise: Promise<unknown>; failure: { readonly cause: unknown } | null };

class FailureBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { promise: this.props.promise, failure: null };

  static getDerivedStateFromError(cause: unknown): Partial<BoundaryState> {
    return { failure: { cause } };
  }

  static getDerivedStateFromProps({ promise }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return promise === state.promise ? null : { promise, failure: null };
  }

  override render() {
    const { failure } = this.state;
    return failure === null ? this.props.children : this.props.failed(failure.cause);
  }
}
