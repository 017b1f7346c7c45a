import { Button } from '@radix-ui/themes';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import {
  DeleteResourcesDocument,
  PurgeResourcesDocument,
  ResourceExportDocument,
  type ResourceListQuery,
  RestoreResourcesDocument,
  UndoBulkEditDocument,
} from '#api/documents/platform/resource.generated.ts';
import { useApi, useSession } from '#client/app.context.ts';
import { useDialog } from '#client/platform/dialog/use-dialog.ts';
import { hasPermission } from '#domain/access/permission.ts';
import { type ResourceName, resourceOf } from '#domain/platform/resources/registry.ts';
import { FIRST_PAGE, type ResourceQuery } from '#domain/platform/resources/resource-query.schema.ts';
import { DEBOUNCE_MS } from '#domain/platform/screen.limits.ts';
import { useTexts } from '#texts/current-language.ts';
import { resourcesTexts } from '#texts/platform/admin/resources.texts.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Problem } from '#ui/form/problem.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { TableSkeleton } from '#ui/loading/table-skeleton.tsx';
import pages from '#ui/page/page.module.css';
import { PageHeading } from '#ui/page/page-heading.tsx';
import { useTitle } from '#ui/page/use-title.ts';
import { DataTable } from '#ui/table/data-table.tsx';
import { loadFailed } from '../../../load-failed.tsx';
import { describeProblem } from '../../../shared/platform/form/problem.ts';
import { LinkButton } from '../../../shared/platform/link/link-button.tsx';
import { PlatformUrls } from '../../lti/platform-urls.tsx';
import { PlatformLink } from '../../lti/registration-link.tsx';
import { RESOURCE_ILLUSTRATIONS } from '../resource-illustrations.ts';
import { BulkEdit } from './bulk-edit.tsx';
import type { FilterOptions } from './filter-options.ts';
import styles from './resource.module.css';
import { createAddress, editAddress, listAddress, searchOf } from './resource-address.ts';
import { columnsOf, opens } from './resource-columns.tsx';
import { SavedViews } from './saved-views.tsx';
import { usePreloadedEditor } from './use-preloaded-editor.ts';

type Props = {
  readonly name: ResourceName;
  readonly query: ResourceQuery;
  readonly answer: Promise<readonly [ResourceListQuery, FilterOptions]>;
};

/** Records of one kind: search, filter, sort, bulk edit, delete, restore, export. */
export function ResourceList({ name, query, answer }: Props) {
  const t = useTexts(resourcesTexts);
  const { many, one, intro } = t.names[name];
  const user = useSession();
  const mayWrite = hasPermission(user, resourceOf(name).write);
  const title = query.deleted ? t.list.binHeading({ many }) : many;
  useTitle(title);
  const element = useRef<HTMLDivElement>(null);
  usePreloadedEditor(name, element);
  return (
    <div ref={element} className={pages.fullWidth}>
      <PageHeading
        title={title}
        intro={query.deleted ? t.list.bin : intro}
        actions={
          <>
            <LinkButton
              to={query.deleted ? listAddress(name) : `${listAddress(name)}?bin=1`}
              variant="soft"
              color="gray"
            >
              {query.deleted ? t.list.closeBin : t.list.openBin}
            </LinkButton>
            {mayWrite && !query.deleted && <LinkButton to={createAddress(name)}>{t.create({ entry: one })}</LinkButton>}
          </>
        }
      />
      <Loaded data={answer} failed={loadFailed} waiting={<TableSkeleton columns={4} label={many} />}>
        {([page, options]) => <Rows name={name} query={query} page={page} options={options} mayWrite={mayWrite} />}
      </Loaded>
      {name === 'platform' && !query.deleted && (
        <>
          <PlatformLink />
          <PlatformUrls />
        </>
      )}
    </div>
  );
}

type Notice = { readonly text: string; readonly undo: (() => Promise<string>) | null };

type RowsProps = Pick<Props, 'name' | 'query'> & {
  readonly page: ResourceListQuery;
  readonly options: FilterOptions;
  readonly mayWrite: boolean;
};

function Rows({ name, query, page, options, mayWrite }: RowsProps) {
  const t = useTexts(resourcesTexts);
  const { many, one } = t.names[name];
  const { rows, total, totalIsExact, before, after } = page.resourceList;
  const api = useApi();
  const dialog = useDialog();
  const navigate = useNavigate();
  const [typed, setTyped] = useTyped(query, (search) => show({ ...query, search, after: null, before: null }));
  const [notice, setNotice] = useState<Notice | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [bulk, setBulk] = useState<readonly string[] | null>(null);
  // The selection was processed, so the table is reset.
  const [round, setRound] = useState(0);

  function show(next: ResourceQuery): void {
    void navigate({ search: searchOf(next).toString() }, { replace: true, preventScrollReset: true });
  }
  const attempt = async (work: () => Promise<void>): Promise<void> => {
    setProblem(null);
    try {
      await work();
    } catch (cause) {
      setProblem(describeProblem(cause).message);
    }
  };
  const showNotice = (text: string, undo: Notice['undo']): void => {
    setNotice({ text, undo });
    setRound((before) => before + 1);
    setBulk(null);
    show(query);
  };
  const restore = async (ids: readonly string[]): Promise<string> =>
    t.list.restored({
      count: (await api(RestoreResourcesDocument, { resource: name, ids: [...ids] })).restoreResources,
    });
  const remove = async (ids: readonly string[]): Promise<void> => {
    const { reason } = await dialog.open({
      title: t.list.deleteTitle({ count: ids.length }),
      text: t.list.deleteText,
      confirmLabel: t.list.delete,
      isDangerous: true,
      work: async () => {
        const { deleteResources } = await api(DeleteResourcesDocument, { resource: name, ids: [...ids] });
        showNotice(t.list.deleted({ count: deleteResources }), () => restore(ids));
      },
    });
    if (reason !== 'confirm') setProblem(null);
  };
  const purge = async (ids: readonly string[]): Promise<void> => {
    await dialog.open({
      title: t.list.purgeTitle({ count: ids.length }),
      text: t.list.purgeText,
      confirmLabel: t.list.purge,
      isDangerous: true,
      work: async () => {
        const { purgeResources } = await api(PurgeResourcesDocument, { resource: name, ids: [...ids] });
        showNotice(t.list.purged({ count: purgeResources }), null);
      },
    });
  };
  const removeSelected = async (): Promise<void> => {
    const { resourceExport } = await api(ResourceExportDocument, { resource: name, query });
    location.assign(resourceExport);
  };

  return (
    <>
      <Problem message={problem} />
      <div role="status">
        {notice !== null && (
          <p className={styles.notice}>
            {notice.text}
            {notice.undo !== null && (
              <Button
                size="2"
                variant="soft"
                onClick={() => void attempt(async () => showNotice((await notice.undo?.()) ?? '', null))}
              >
                {t.list.undo}
              </Button>
            )}
          </p>
        )}
      </div>
      {bulk !== null && (
        <BulkEdit
          name={name}
          ids={bulk}
          onCancel={() => setBulk(null)}
          onDone={(count, batch) =>
            showNotice(t.list.changed({ count }), async () => {
              const { undoBulkEdit } = await api(UndoBulkEditDocument, { resource: name, batch });
              return t.list.undone({ count: undoBulkEdit.undone, kept: undoBulkEdit.kept });
            })
          }
        />
      )}
      <DataTable
        key={round}
        name={`resource-${name}`}
        label={many}
        columns={columnsOf(name, t, options)}
        rows={rows}
        keyOf={(row) => row.id}
        total={totalIsExact ? total : -1}
        found={totalIsExact ? t.list.total({ total }) : t.list.about({ total })}
        urlQuery={{
          order: query.order ?? resourceOf(name).order,
          filters: { text: typed, values: query.filters },
          onAsk: ({ order, filters }) => {
            setTyped(filters.text);
            if (order === query.order && filters.values === query.filters) return;
            show({ ...query, order, filters: filters.values, search: filters.text, after: null, before: null });
          },
        }}
        onExport={() => void attempt(removeSelected)}
        tools={<SavedViews name={name} query={query} views={page.savedViews} />}
        onOpen={opens(name, query.deleted) ? (row) => void navigate(editAddress(name, row.id)) : undefined}
        selectionActions={
          mayWrite
            ? (keys) =>
                query.deleted ? (
                  <>
                    <Button
                      size="2"
                      variant="soft"
                      onClick={() => void attempt(async () => showNotice(await restore([...keys]), null))}
                    >
                      {t.list.restore}
                    </Button>
                    <Button size="2" variant="soft" color="red" onClick={() => void purge([...keys])}>
                      {t.list.purge}
                    </Button>
                  </>
                ) : (
                  <>
                    {resourceOf(name).fields.some(({ bulk: many }) => many) && (
                      <Button size="2" variant="soft" onClick={() => setBulk([...keys])}>
                        {t.bulk.open}
                      </Button>
                    )}
                    <Button size="2" variant="soft" color="red" onClick={() => void remove([...keys])}>
                      {t.list.delete}
                    </Button>
                  </>
                )
            : undefined
        }
        empty={
          <EmptyState
            illustration={query.deleted ? 'bin' : RESOURCE_ILLUSTRATIONS[name]}
            level="h2"
            title={query.deleted ? t.list.binTitle : t.list.emptyTitle}
            action={
              mayWrite &&
              !query.deleted && (
                <LinkButton to={createAddress(name)}>
                  <Icon name="on" px={16} /> {t.create({ entry: one })}
                </LinkButton>
              )
            }
          >
            {query.deleted ? t.list.bin : t.list.empty}
          </EmptyState>
        }
        paging={{
          onPrevious: before === null ? null : () => show({ ...FIRST_PAGE, ...query, before, after: null }),
          onNext: after === null ? null : () => show({ ...FIRST_PAGE, ...query, after, before: null }),
          rangeText: totalIsExact ? t.list.total({ total }) : t.list.about({ total }),
        }}
      />
    </>
  );
}

/** The input shows typing at once; the list follows when the user pauses. */
function useTyped({ search }: ResourceQuery, ask: (search: string) => void) {
  const [typed, setTyped] = useState(search);
  const latestSearch = useRef(ask);
  latestSearch.current = ask;
  useEffect(() => {
    if (typed === search) return undefined;
    const timer = setTimeout(() => latestSearch.current(typed), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed, search]);
  return [typed, setTyped] as const;
}
