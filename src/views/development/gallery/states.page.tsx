import { Button } from '@radix-ui/themes';
import { EmptyState } from '#ui/empty/empty-state.part.tsx';
import { FailedState } from '#ui/failed/failed-state.part.tsx';
import { Bones } from '#ui/loaded/bones.part.tsx';
import { CardBones } from '#ui/loaded/card-bones.part.tsx';
import { TableBones } from '#ui/loaded/table-bones.part.tsx';
import { Specimen } from './specimen.part.tsx';

export function Page() {
  return (
    <>
      <Specimen name="Text on its way">
        <Bones heights={[28, 16, 16, 16]} />
      </Specimen>
      <Specimen name="Cards on their way">
        <CardBones count={3} />
      </Specimen>
      <Specimen name="A table on its way">
        <TableBones columns={4} label="students" />
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
