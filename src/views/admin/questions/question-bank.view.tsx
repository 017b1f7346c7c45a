import { useNavigate, useSearchParams } from 'react-router';
import { AuthorTopicsDocument } from '#api/documents/questions/authoring.generated.ts';
import { useViewData, type ViewLoaderArgs } from '#client/view.context.ts';
import { href } from '#routes/href.ts';
import { authoringTexts } from '#texts/content/authoring.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { importTexts } from '#texts/interchange/import.texts.ts';
import { Loaded } from '#ui/loading/loaded.tsx';
import { LoadingSkeleton } from '#ui/loading/loading-skeleton.tsx';
import { deferData } from '#ui/loading/track-promise.ts';
import pages from '#ui/page/page.module.css';
import { PageHeading } from '#ui/page/page-heading.tsx';
import { loadFailed } from '../../load-failed.tsx';
import { ImportScreen } from '../../shared/interchange/import.screen.tsx';
import { LinkButton } from '../../shared/platform/link/link-button.tsx';
import { Bank } from '../../shared/questions/bank/bank.tsx';
import { readFilter } from '../../shared/questions/bank/bank-filters.tsx';
import type { Topics } from '../../shared/questions/bank/question-location.tsx';
import { useAddressFilter } from '../../shared/questions/bank/use-address-filter.ts';
import { ListLink } from '../list-link.tsx';

/** The topics of the filter; the list itself reads the questions, page by page. */
export const loader = async ({ api }: ViewLoaderArgs) => deferData({ topics: api(AuthorTopicsDocument) });

const importAddress = (id: string): string => `${href('admin.question-bank')}?import=${id}`;

/** The bank; or, if the address says `import`, imports. */
export function Component() {
  const { topics } = useViewData<typeof loader>();
  const [parameters] = useSearchParams();
  const imported = parameters.get('import');
  return (
    <div className={pages.fullWidth}>
      {imported === null ? <BankHead /> : <ImportHead isOne={imported !== ''} />}
      <Loaded data={topics} failed={loadFailed} waiting={<LoadingSkeleton heights={[64, 48, 400]} />}>
        {({ authorTopics }) =>
          imported === null ? <FullExport topics={authorTopics} /> : <Imports id={imported} topics={authorTopics} />
        }
      </Loaded>
    </div>
  );
}

function BankHead() {
  const t = useTexts(authoringTexts).bank;
  const { open } = useTexts(importTexts);
  return (
    <PageHeading
      title={t.title}
      intro={t.intro}
      actions={
        <>
          <LinkButton to={importAddress('')} variant="soft">
            {open}
          </LinkButton>
          <LinkButton to={href('admin.question-bank.create')}>{t.create}</LinkButton>
        </>
      }
    />
  );
}

function ImportHead({ isOne }: { readonly isOne: boolean }) {
  const t = useTexts(importTexts);
  return (
    <PageHeading
      title={t.title}
      intro={t.intro}
      up={
        <ListLink to={isOne ? importAddress('') : href('admin.question-bank')}>
          {isOne ? t.backToImports : t.back}
        </ListLink>
      }
    />
  );
}

function Imports({ id, topics }: { readonly id: string; readonly topics: Topics }) {
  const navigate = useNavigate();
  return (
    <ImportScreen
      id={id}
      topics={topics}
      addressOf={importAddress}
      onOpen={(opened) => void navigate(importAddress(opened))}
      onLeave={() => void navigate(href('admin.question-bank'))}
    />
  );
}

function FullExport({ topics }: { readonly topics: Topics }) {
  const [filter, setFilter] = useAddressFilter(readFilter);
  const addressOf = (id: string): string => href('admin.question-bank.edit', { id });
  return <Bank topics={topics} filter={filter} onFilter={setFilter} addressOf={addressOf} />;
}
