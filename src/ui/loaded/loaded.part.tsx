import { Suspense, use } from 'react';
import { FailureBoundary } from './failure-boundary.tsx';

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
