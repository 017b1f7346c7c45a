import { Button } from '@radix-ui/themes';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { FailedState } from '#ui/error-state/failed-state.tsx';
import { CardSkeleton } from '#ui/loading/card-skeleton.tsx';
import { LoadingSkeleton } from '#ui/loading/loading-skeleton.tsx';
import { TableSkeleton } from '#ui/loading/table-skeleton.tsx';
import { GalleryExample } from './gallery-example.tsx';

/** What a screen shows while it loads, when it has failed, and when there is nothing to show. */
export function Page() {
  return (
    <>
      <GalleryExample name="Text on its way">
        <LoadingSkeleton heights={[28, 16, 16, 16]} />
      </GalleryExample>
      <GalleryExample name="Cards on their way">
        <CardSkeleton count={3} />
      </GalleryExample>
      <GalleryExample name="A table on its way">
        <TableSkeleton columns={4} label="students" />
      </GalleryExample>
      <GalleryExample name="Empty, with the next step">
        <EmptyState illustration="papers" title="No papers yet" action={<Button size="3">Build a paper</Button>}>
          Put questions from your subjects together, and practise under exam conditions.
        </EmptyState>
      </GalleryExample>
      <GalleryExample name="Failed">
        <FailedState
          message="The papers could not be loaded. Check the connection, and try again."
          onRetry={() => {}}
        />
      </GalleryExample>
      <GalleryExample name="Trying again">
        <FailedState message="The papers could not be loaded." onRetry={() => {}} isRetrying />
      </GalleryExample>
    </>
  );
}
