import { useState } from 'react';
import { ComparedAccountsDocument, type ComparedAccountsQuery } from '#api/documents/users/merge.generated.ts';
import { useApi } from '#client/app.context.ts';
import { useTexts } from '#texts/current-language.ts';
import { mergeTexts } from '#texts/users/merge/merge.texts.ts';
import { Loaded } from '#ui/loading/loaded.tsx';
import { LoadingSkeleton } from '#ui/loading/loading-skeleton.tsx';
import { useLazyQuery } from '#ui/loading/use-lazy-query.ts';
import pages from '#ui/page/page.module.css';
import { PageHeading } from '#ui/page/page-heading.tsx';
import { Panel } from '#ui/page/panel.tsx';
import { loadFailed } from '../../../load-failed.tsx';
import { ListLink } from '../../list-link.tsx';
import styles from '../users.module.css';
import { ComparedAccounts } from './compared-accounts.tsx';
import { duplicatesHref } from './merge-address.ts';
import { MergePreview } from './merge-preview.tsx';

type Account = ComparedAccountsQuery['comparedAccounts'][number];

/** The merge of two accounts: which one is kept, and what the merge does. */
export function MergePage({ pair: [kept, closed] }: { readonly pair: readonly [string, string] }) {
  const t = useTexts(mergeTexts);
  const api = useApi();
  const data = useLazyQuery(() => api(ComparedAccountsDocument, { kept, closed }));
  return (
    <div className={pages.page}>
      <PageHeading up={<ListLink to={duplicatesHref()}>{t.back}</ListLink>} title={t.pairTitle} />
      <Loaded data={data} failed={loadFailed} waiting={<LoadingSkeleton heights={[160, 200]} />}>
        {({ comparedAccounts: [one, other] }) =>
          one === undefined || other === undefined ? (
            <p className={styles.text}>{t.notFound}</p>
          ) : (
            <Choice pair={[one, other]} />
          )
        }
      </Loaded>
    </div>
  );
}

/** The account with more work is suggested; the older one, if both have as much. */
const suggested = ([one, other]: readonly [Account, Account]): string =>
  other.attemptCount > one.attemptCount ||
  (other.attemptCount === one.attemptCount && other.createdAt < one.createdAt) ||
  one.state === 'disabled'
    ? other.id
    : one.id;

function Choice({ pair }: { readonly pair: readonly [Account, Account] }) {
  const t = useTexts(mergeTexts);
  const [chosenId, setChosenId] = useState(() => suggested(pair));
  const [one, other] = pair;
  const [kept, closed] = one.id === chosenId ? [one, other] : [other, one];
  return (
    <>
      <Panel title={t.keepLegend}>
        <p className={styles.text}>{t.keepHint}</p>
        <ComparedAccounts pair={pair} kept={chosenId} onChoose={setChosenId} />
      </Panel>
      <MergePreview key={chosenId} kept={kept} closed={closed} />
    </>
  );
}
