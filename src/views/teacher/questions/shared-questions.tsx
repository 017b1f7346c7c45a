import { Badge, Button } from '@radix-ui/themes';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { CopySharedDocument } from '#api/documents/questions/authoring.generated.ts';
import { useApi, useToast } from '#client/app.context.ts';
import { ownQuestionsAddress } from '#routes/own-content-address.ts';
import { authoringTexts } from '#texts/content/authoring.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { joinedLine } from '#texts/joined-line.ts';
import { named } from '#texts/named.ts';
import { useMessages } from '#texts/platform/problems.texts.ts';
import { questionKindsTexts } from '#texts/questions/question-types.texts.ts';
import { typeName } from '#texts/questions/type-name.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Problem } from '#ui/form/problem.tsx';
import { LoadingSkeleton } from '#ui/loading/loading-skeleton.tsx';
import { plainText } from '#ui/rich-text/markdown/plain-text.ts';
import rows from '#ui/row-list/row-list.module.css';
import { describeProblem } from '../../shared/platform/form/problem.ts';
import styles from '../../shared/questions/authoring/authoring.module.css';
import { BankFilters, NO_FILTER } from '../../shared/questions/bank/bank-filters.tsx';
import { type BankRow, useBankRows } from '../../shared/questions/bank/bank-rows.ts';
import type { Topics } from '../../shared/questions/bank/question-location.tsx';

/** Colleagues' shared questions, which can be copied. */
export function SharedQuestions({ topics }: { readonly topics: Topics }) {
  const t = useTexts(authoringTexts);
  const messageOf = useMessages();
  const api = useApi();
  const raise = useToast();
  const navigate = useNavigate();
  const [filter, setFilter] = useState(NO_FILTER);
  const [problem, setProblem] = useState<string | null>(null);
  const [copying, setCopying] = useState<string | null>(null);
  const found = useBankRows({ ...filter, selectable: true, shared: true });
  const isRequested = filter.search !== '' || filter.topic !== null || filter.type !== null;
  const copy = async (id: string): Promise<void> => {
    setProblem(null);
    setCopying(id);
    try {
      const { copyShared } = await api(CopySharedDocument, { id });
      raise({ message: t.sharing.copied });
      await navigate(ownQuestionsAddress({ questions: copyShared }));
    } catch (cause) {
      setProblem(messageOf(describeProblem(cause).message));
    } finally {
      setCopying(null);
    }
  };
  return (
    <>
      <BankFilters filter={filter} topics={topics} onChange={setFilter} />
      <Problem message={problem ?? (found.failed === null ? null : messageOf(describeProblem(found.failed).message))} />
      {found.isLoading && <LoadingSkeleton heights={[64, 64, 64]} />}
      {!found.isLoading &&
        found.failed === null &&
        found.rows.length === 0 &&
        (isRequested ? (
          <EmptyState illustration="noResults" title={t.bank.emptyTitle}>
            {t.bank.empty}
          </EmptyState>
        ) : (
          <EmptyState illustration="sharedQuestions" title={t.bank.firstTitle}>
            {t.sharing.none}
          </EmptyState>
        ))}
      <ul className={rows.list}>
        {found.rows.map((row) => (
          <SharedQuestion key={row.id} row={row} isCopying={copying === row.id} onCopy={() => void copy(row.id)} />
        ))}
      </ul>
      {found.next !== null && (
        <Button variant="soft" className={styles.add} onClick={() => void found.more()}>
          {t.bank.more}
        </Button>
      )}
    </>
  );
}

function SharedQuestion({
  row,
  isCopying,
  onCopy,
}: {
  readonly row: BankRow;
  readonly isCopying: boolean;
  readonly onCopy: () => void;
}) {
  const t = useTexts(authoringTexts);
  const kinds = useTexts(questionKindsTexts);
  const words = plainText(row.stem) || row.externalId;
  return (
    <li className={rows.row}>
      <span className={rows.body}>
        <span className={rows.title}>{words}</span>
        <span className={rows.detail}>
          {joinedLine(
            row.topic,
            typeName(kinds.type, row.type),
            named(kinds.difficulty, row.difficulty),
            t.assessment.worth({ marks: row.marks }),
          )}
        </span>
        {row.sharedBy !== null && (
          <span>
            <Badge color="gray">{t.sharing.by({ name: row.sharedBy })}</Badge>
          </span>
        )}
      </span>
      <Button variant="soft" loading={isCopying} aria-label={t.sharing.copyOf({ question: words })} onClick={onCopy}>
        {t.sharing.copy}
      </Button>
    </li>
  );
}
