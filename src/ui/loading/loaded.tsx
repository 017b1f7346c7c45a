import { Suspense, use } from 'react';
import { FailureBoundary } from './failure-boundary.tsx';

/**
 * The result of a promise: `waiting` before, `failed` if it rejects, `children` with the data.
 * A new promise starts again.
 */
export function Loaded<Data>({
  data,
  waiting,
  failed,
  children,
}: {
  data: Promise<Data>;
  waiting: React.ReactNode;
  failed: (cause: unknown) => React.ReactNode;
  children: (data: Data) => React.ReactNode;
}) {
  return (
    <FailureBoundary resetOn={data} failed={failed}>
      <Suspense fallback={waiting}>
        <Arrived data={data}>{children}</Arrived>
      </Suspense>
    </FailureBoundary>
  );
}

function Arrived<Data>({ data, children }: { data: Promise<Data>; children: (data: Data) => React.ReactNode }) {
  return children(use(data));
}
