import { Button } from '@radix-ui/themes';
import { Link } from 'react-router';
import { useViewData, type ViewLoaderArgs } from '#actors/view.context.ts';
import { AuthorTopicsDocument } from '#api/documents/authoring.generated.ts';
import { href } from '#routes/href.ts';
import { authoringTexts } from '#texts/authoring.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { Bones } from '#ui/loaded/bones.part.tsx';
import { handedOn, Loaded } from '#ui/loaded/loaded.part.tsx';
import pages from '#ui/page/page.module.css';
import { PageHeading } from '#ui/page/page-heading.part.tsx';
import { BankFilters, readFilter } from '../../authoring/bank-filters.part.tsx';
import { BankList } from '../../authoring/bank-list.part.tsx';
import { useBankRows } from '../../authoring/bank-rows.ts';
import type { Topics } from '../../authoring/item-place.part.tsx';
import { useAddressFilter } from '../../authoring/use-address-filter.ts';
import { useExport } from '../../authoring/use-export.ts';
import { loadFailed } from '../../load-failed.tsx';

export const loader = async ({ api }: ViewLoaderArgs) => ({ topics: handedOn(api(AuthorTopicsDocument)) });

export function Component() {
  const { topics } = useViewData<typeof loader>();
  const t = useTexts(authoringTexts).bank;
  return (
    <div className={pages.wide}>
      <PageHeading
        title={t.title}
        intro={t.intro}
        actions={
          <Button size="3" asChild>
            <Link to={href('admin.question-bank.create')}>{t.create}</Link>
          </Button>
        }
      />
      <Loaded data={topics} failed={loadFailed} waiting={<Bones heights={[64, 48, 400]} />}>
        {({ authorTopics }) => <Bank topics={authorTopics} />}
      </Loaded>
    </div>
  );
}

function Bank({ topics }: { readonly topics: Topics }) {
  const [filter, setFilter] = useAddressFilter(readFilter);
  const found = useBankRows(filter);
  const takeAll = useExport('question-bank', filter);
  return (
    <>
      <BankFilters filter={filter} topics={topics} onChange={setFilter} />
      <BankList
        found={found}
        search={filter.search}
        onExport={takeAll}
        onSearch={(search) => setFilter({ ...filter, search })}
        addressOf={(id) => href('admin.question-bank.edit', { id })}
      />
    </>
  );
}
