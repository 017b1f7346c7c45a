import { Button, TextField } from '@radix-ui/themes';
import { useCallback, useEffect, useState } from 'react';
import { Link, useLocation, useParams, useSearchParams } from 'react-router';
import { useApi, useToast } from '#actors/app.context.ts';
import { RestoreWritingDocument, WritingsDocument, type WritingsQuery } from '#api/documents/writing.generated.ts';
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
import { describeProblem } from '../../form/problem.ts';
import { loadFailed } from '../../load-failed.tsx';
import { createAddress, DECK_PARAMETER, editAddress, kindOf, listOf, NEW_ONE } from './places.ts';
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

const BIN_PARAMETER = 'bin';

const addressOf = (search: string, deleted: boolean): URLSearchParams =>
  new URLSearchParams({ ...(search !== '' && { search }), ...(deleted && { [BIN_PARAMETER]: '1' }) });

function List({ list }: { readonly list: WritingList }) {
  const t = useTexts(writingTexts);
  const api = useApi();
  const [parameters, setParameters] = useSearchParams();
  const search = parameters.get('search') ?? '';
  const after = parameters.get('after');
  const deleted = parameters.has(BIN_PARAMETER);
  const [typed, setTyped] = useState(search);
  const ask = useCallback(
    () => handedOn(api(WritingsDocument, { list, search, after, deleted })),
    [api, list, search, after, deleted],
  );
  const [page, setPage] = useState(ask);
  useEffect(() => setPage(ask()), [ask]);
  useEffect(() => {
    if (typed === search) return undefined;
    const timer = setTimeout(() => setParameters(addressOf(typed, deleted), { replace: true }), SEARCH_TYPING_RESTS_MS);
    return () => clearTimeout(timer);
  }, [typed, search, deleted, setParameters]);
  return (
    <div className={pages.wide}>
      <PageHeading
        title={deleted ? t.bin.title(t.lists[list].many) : t.lists[list].many}
        {...(deleted && { intro: t.bin.text })}
        actions={
          <>
            <Button asChild size="3" variant="soft" color="gray">
              <Link to={`?${addressOf('', !deleted)}`}>{deleted ? t.bin.leave : t.bin.open}</Link>
            </Button>
            {!deleted && (
              <Button asChild size="3">
                <Link to={createAddress(list)}>{t.lists[list].create}</Link>
              </Button>
            )}
          </>
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
        {({ writings }) =>
          deleted ? (
            <Deleted list={list} writings={writings} search={search} onRestored={() => setPage(ask())} />
          ) : (
            <Rows list={list} writings={writings} search={search} />
          )
        }
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
      <Older next={writings.next} search={search} deleted={false} />
    </>
  );
}

/** What lies in the recycle bin, each with the way out of it. */
function Deleted({ list, writings, search, onRestored }: RowsProps & { readonly onRestored: () => void }) {
  const t = useTexts(writingTexts);
  const api = useApi();
  const toast = useToast();
  const restore = async (id: string): Promise<void> => {
    try {
      await api(RestoreWritingDocument, { kind: kindOf(list), id });
      toast({ message: t.bin.restored });
    } catch (cause) {
      toast({ message: describeProblem(cause).message });
    }
    onRestored();
  };
  if (writings.rows.length === 0) {
    return <p className={pages.empty}>{search === '' ? t.bin.empty : t.nothingFound}</p>;
  }
  return (
    <>
      <ul className={styles.rows}>
        {writings.rows.map(({ id, kind, title, place, updatedAt }) => (
          <li key={id} className={styles.row}>
            <span className={styles.what}>
              <b>{plainText(title)}</b>
              <span className={styles.soft}>
                {place} · {t.kinds(kind)} · {t.bin.since(new Date(updatedAt))}
              </span>
            </span>
            <Button
              size="2"
              variant="soft"
              aria-label={t.bin.restoreOne(plainText(title))}
              onClick={() => void restore(id)}
            >
              {t.bin.restore}
            </Button>
          </li>
        ))}
      </ul>
      <Older next={writings.next} search={search} deleted />
    </>
  );
}

type OlderProps = { readonly next: string | null; readonly search: string; readonly deleted: boolean };

function Older({ next, search, deleted }: OlderProps) {
  const t = useTexts(writingTexts);
  if (next === null) return null;
  const address = addressOf(search, deleted);
  address.set('after', next);
  return (
    <div className={pages.actions}>
      <Button asChild variant="soft" size="3">
        <Link to={`?${address}`}>{t.older}</Link>
      </Button>
    </div>
  );
}
