import { ExportQuestions } from '../../interchange/export-questions.tsx';
import { useExport } from '../../interchange/use-export.ts';
import type { Filter } from './bank-filters.tsx';
import { BankList } from './bank-list.tsx';
import { useBankRows } from './bank-rows.ts';
import type { Topics } from './question-location.tsx';

type Props = {
  readonly topics: Topics;
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
  /** Of a question's editor. */
  readonly addressOf: (id: string) => string;
};

/** The questions that a user may edit: filter, search, list and export. */
export function Bank({ topics, filter, onFilter, addressOf }: Props) {
  const found = useBankRows(filter);
  const exportAll = useExport('question-bank', filter);
  return (
    <>
      <BankList
        found={found}
        filter={filter}
        topics={topics}
        onFilter={onFilter}
        onExport={exportAll}
        addressOf={addressOf}
      />
      <ExportQuestions filter={filter} />
    </>
  );
}
