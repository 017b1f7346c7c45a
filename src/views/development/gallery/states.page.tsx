import { Button } from '@radix-ui/themes';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { FailedState } from '#ui/error-state/failed-state.tsx';
import { CardSkeleton } from '#ui/loading/card-skeleton.tsx';
import { LoadingSkeleton } from '#ui/loading/loading-skeleton.tsx';
import { TableSkeleton } from '#ui/loading/table-skeleton.tsx';
import { Specimen } from './specimen.tsx';

export function Page() {
  return (
    <>
      <Specimen name="Text on its way">
        <LoadingSkeleton heights={[28, 16, 16, 16]} />
      </Specimen>
      <Specimen name="Cards on their way">
        <CardSkeleton count={3} />
      </Specimen>
      <Specimen name="A table on its way">
        <TableSkeleton columns={4} label="students" />
      </Specimen>
      <Specimen name="Empty, with the next step">
        <EmptyState icon="exam" title="No papers yet" action={<Button size="3">Build a paper</Button>}>
          Put questions from your subjects together, and practise under exam conditions.
        </EmptyState>
      </Specimen>
      <Specimen name="Failed">
        <FailedState
          message="The papers could not be loaded. Check the connection, and try again."
          onRetry={() => {}}
        />
      </Specimen>
      <Specimen name="Trying again">
        <FailedState message="The papers could not be loaded." onRetry={() => {}} isRetrying />
      </Specimen>
    </>
  );
}
