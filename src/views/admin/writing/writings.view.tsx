import { Button, TextField } from '@radix-ui/themes';
import { useEffect, useState } from 'react';
import { Link, useLocation, useParams, useSearchParams } from 'react-router';
import { useApi } from '#actors/app.context.ts';
import { WritingsDocument, type WritingsQuery } from '#api/documents/writing.generated.ts';
import { SEARCH_MAX_CHARS, SEARCH_TYPING_RESTS_MS } from '#domain/limits.ts';
import type { WritingList } from '#domain/writing/writing.schema.ts';
import { useTexts } from '#texts/current-language.ts';
import { writingTexts } from '#texts/writing.texts.ts';
import { EmptyState } from '#ui/empty/empty-state.part.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { Bones } from '#ui/loaded/bones.part.tsx';
import { handedOn } from '#ui/loaded/handed-on.ts';
import { Loaded } from '#ui/loaded/loaded.part.tsx';
import pages from '#ui/page/page.module.css';
import { PageHeading } from '#ui/page/page-heading.part.tsx';
import { plainText } from '#ui/rich-text/plain-text.ts';
import { loadFailed } from '../../load-failed.tsx';
import { createAddress, DECK_PARAMETER, editAddress, listOf, NEW_ONE } from './places.ts';
import styles from './writing.module.css';
import { WritingScreen } from './writing.screen.tsx';
import { WritingState } from './writing-state.part.tsx';

/** One kind of writing: its list, or the form of a new one or of one that is there. */
export function Component() {
  const { pathname } = useLocation();
  const [parameters] = useSearchParams();
  const { id } = useParams();
  const list = listOf(pathname);
  const isForm = id !== undefined || pathname.endsWith('/create');
  const open = list === 'flash-card-deck' ? parameters.get(DECK_PARAMETER) : isForm ? (id ?? NEW_ONE) : null;
  if (open !== null) return <WritingScreen key={`${list} ${open}`} list={list} id={open} />;
  return <List key={list} list={list} />;
}

function List({ list }: { readonly list: WritingList }) {
  const t = useTexts(writingTexts);
  const api = useApi();
  const [parameters, setParameters] = useSearchParams();
  const search = parameters.get('search') ?? '';
  const after = parameters.get('after');
  const [typed, setTyped] = useState(search);
  const [page, setPage] = useState(() => handedOn(api(WritingsDocument, { list, search, after })));
  useEffect(() => {
    setPage(handedOn(api(WritingsDocument, { list, search, after })));
  }, [api, list, search, after]);
  useEffect(() => {
    if (typed === search) return undefined;
    const timer = setTimeout(
      () => setParameters(typed === '' ? {} : { search: typed }, { replace: true }),
      SEARCH_TYPING_RESTS_MS,
    );
    return () => clearTimeout(timer);
  }, [typed, search, setParameters]);
  return (
    <div className={pages.wide}>
      <PageHeading
        title={t.lists[list].many}
        actions={
          <Button asChild size="3">
            <Link to={createAddress(list)}>{t.lists[list].create}</Link>
          </Button>
        }
      />
      <TextField.Root
        type="search"
        size="3"
        aria-label={t.search}
        placeholder={t.search}
        maxLength={SEARCH_MAX_CHARS}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      >
        <TextField.Slot>
          <Icon name="search" px={18} />
        </TextField.Slot>
      </TextField.Root>
      <Loaded data={page} failed={loadFailed} waiting={<Bones heights={[64, 64, 64, 64]} />}>
        {({ writings }) => <Rows list={list} writings={writings} search={search} />}
      </Loaded>
    </div>
  );
}

type RowsProps = { readonly list: WritingList; readonly writings: WritingsQuery['writings']; readonly search: string };

function Rows({ list, writings, search }: RowsProps) {
  const t = useTexts(writingTexts);
  if (writings.rows.length === 0) {
    return search === '' ? (
      <EmptyState icon="book" level="h2" title={t.lists[list].none}>
        {t.lists[list].how}
      </EmptyState>
    ) : (
      <p className={pages.empty}>{t.nothingFound}</p>
    );
  }
  return (
    <>
      <ul className={styles.rows}>
        {writings.rows.map(({ id, kind, title, place, publishedAt, updatedAt }) => (
          <li key={id}>
            <Link to={editAddress(list, id)} className={styles.row}>
              <span className={styles.what}>
                <b>{plainText(title)}</b>
                <span className={styles.soft}>
                  {place} · {t.kinds(kind)} · {t.changed(new Date(updatedAt))}
                </span>
              </span>
              <WritingState publishedAt={publishedAt} />
            </Link>
          </li>
        ))}
      </ul>
      {writings.next !== null && (
        <div className={pages.actions}>
          <Button asChild variant="soft" size="3">
            <Link to={`?${new URLSearchParams({ ...(search !== '' && { search }), after: writings.next })}`}>
              {t.older}
            </Link>
          </Button>
        </div>
      )}
    </>
  );
}
