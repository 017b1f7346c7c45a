import { ExportQuestions } from '../../interchange/export-questions.tsx';
import { useExport } from '../../interchange/use-export.ts';
import { BankFilters, type Filter } from './bank-filters.tsx';
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
      <BankFilters filter={filter} topics={topics} onChange={onFilter} />
      <ExportQuestions filter={filter} />
      <BankList
        found={found}
        search={filter.search}
        isRequested={Object.values(filter).some((value) => value !== '' && value !== null && value !== false)}
        onExport={exportAll}
        onSearch={(search) => onFilter({ ...filter, search })}
        addressOf={addressOf}
      />
    </>
  );
}
