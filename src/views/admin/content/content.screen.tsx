import { Button } from '@radix-ui/themes';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import type { Api } from '#api/client.ts';
import { ContentDocument, ContentParentsDocument } from '#api/documents/content/content.generated.ts';
import type { ContentListName, Draft } from '#domain/content/content.schema.ts';
import { contentTexts } from '#texts/content/content.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { DateField } from '#ui/form/fields/date-field.tsx';
import { FormFrame } from '#ui/form/form-frame.tsx';
import { useScrollToRefusal } from '#ui/form/use-scroll-to-refusal.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { LoadingSkeleton } from '#ui/loading/loading-skeleton.tsx';
import pages from '#ui/page/page.module.css';
import { PageHeading } from '#ui/page/page-heading.tsx';
import { useTitle } from '#ui/page/use-title.ts';
import { loadEditor } from '#ui/rich-editor/lazy-editor.tsx';
import { loadFailed } from '../../load-failed.tsx';
import { ExportDeck } from '../../shared/interchange/export-deck.tsx';
import { editAddress, listAddress } from '../platform/resource/resource-address.ts';
import { CardFields } from './card.fields.tsx';
import { Conflict } from './conflict.tsx';
import styles from './content.module.css';
import { ContentState } from './content-state.tsx';
import { ContentVersions } from './content-versions.tsx';
import { DeckFields } from './deck.fields.tsx';
import type { ContentParents, FieldsProps } from './fields.ts';
import { MediaFields } from './media.fields.tsx';
import { NoteFields } from './note.fields.tsx';
import { emptyDraft, kindOf } from './parents.ts';
import { PostFields } from './post.fields.tsx';
import { type ContentEditor, type Refusal, type Saved, useContentEditor } from './use-content-editor.ts';

const CONTENT_PARENTS = { note: 'topic', media: 'topic', deck: 'topic', card: 'deck', post: 'category' } as const;

/** Content (null for new content) with its possible parents, and further data for its form. */
export function readContent(
  api: Api,
  list: ContentListName,
  id: string | null,
): Promise<readonly [Saved | null, ContentParents]> {
  const kind = kindOf(list);
  return Promise.all([
    id === null ? null : api(ContentDocument, { kind, id }).then(({ content }) => content),
    api(ContentParentsDocument, { of: CONTENT_PARENTS[kind] }).then(({ contentParents }) => contentParents),
    kind === 'note' || kind === 'post' ? loadEditor() : null,
  ]).then(([content, parents]) => [content, parents]);
}

type Props = {
  readonly list: ContentListName;
  readonly id: string | null;
  readonly answer: ReturnType<typeof readContent>;
};

/** Content and all actions on it; `id` null: new content. */
export function ContentScreen({ list, id, answer }: Props) {
  const t = useTexts(contentTexts);
  // Edited content stays in the editor, whatever is loaded again.
  const [data] = useState(answer);
  return (
    <div className={pages.fullWidth}>
      <PageHeading
        up={
          <Link to={listAddress(list)} className={pages.up}>
            <Icon name="back" px={14} /> {t.lists[list].many}
          </Link>
        }
        title={id === null ? t.lists[list].create : t.lists[list].edit}
      />
      <Loaded data={data} failed={loadFailed} waiting={<LoadingSkeleton heights={[64, 64, 64, 360]} />}>
        {([started, parents]) => <Form list={list} started={started} parents={parents} />}
      </Loaded>
    </div>
  );
}

/** A problem passed on to the new address; null if there was none. */
const refusalOf = (state: unknown): Refusal | null =>
  typeof state === 'object' && state !== null && 'problem' in state && 'errors' in state ? (state as Refusal) : null;

type FormProps = { readonly list: ContentListName; readonly started: Saved | null; readonly parents: ContentParents };

function Form({ list, started, parents }: FormProps) {
  const t = useTexts(contentTexts);
  const navigate = useNavigate();
  const kind = kindOf(list);
  const editor = useContentEditor(list, started, emptyDraft(list), refusalOf(useLocation().state));
  const { saved, draft } = editor;
  useTitle('title' in draft && draft.title !== '' ? draft.title : t.lists[list].many);
  const form = useRef<HTMLFormElement>(null);
  useScrollToRefusal(form, editor.refusals);
  const save = async (): Promise<void> => {
    await editor.save();
  };
  // New content has its own address once it is saved; a problem of the following action is shown there.
  const newId = started === null && !editor.isSending ? (saved?.id ?? null) : null;
  const { problem, errors } = editor;
  useEffect(() => {
    if (newId === null) return;
    const state: Refusal | null = problem === null ? null : { problem, errors };
    void navigate(editAddress(list, newId), { replace: true, state });
  }, [newId, problem, errors, list, navigate]);
  return (
    <>
      {editor.isRestored && (
        <p className={styles.notice} role="status">
          {t.restored}{' '}
          <Button variant="soft" size="2" onClick={editor.discard}>
            {t.discard}
          </Button>
        </p>
      )}
      <FormFrame
        ref={form}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
        problem={editor.theirs === null ? editor.problem : null}
        isSending={editor.isSending}
        isChanged={editor.isChanged}
        sendLabel={t.save}
        otherActions={
          saved !== null && (
            <Button
              type="button"
              size="3"
              variant="ghost"
              color="red"
              onClick={() => {
                void editor.remove().then((isRemoved) => (isRemoved ? navigate(listAddress(list)) : undefined));
              }}
            >
              {t.remove}
            </Button>
          )
        }
      >
        {editor.theirs !== null && <Conflict editor={editor} theirs={editor.theirs} parents={parents} />}
        <Fields editor={editor} parents={parents} list={list} />
        {kind !== 'card' && <Publishing editor={editor} />}
        {saved !== null && saved.versions.length > 0 && (
          <details className={styles.versions}>
            <summary>{t.versions({ count: saved.versions.length })}</summary>
            <ContentVersions key={saved.revision} editor={editor} saved={saved} parents={parents} />
          </details>
        )}
      </FormFrame>
      {kind === 'deck' && saved !== null && <ExportDeck deck={saved.id} title={t.exportDeck} />}
    </>
  );
}

function Fields({
  editor,
  parents,
  list,
}: {
  readonly editor: ContentEditor;
  readonly parents: ContentParents;
  readonly list: ContentListName;
}) {
  const errorOf = (name: string): string | undefined =>
    editor.errors[name] ?? Object.entries(editor.errors).find(([path]) => path.startsWith(`${name}.`))?.[1];
  const props = <D extends Draft>(): FieldsProps<D> => ({
    draft: editor.draft as D,
    change: editor.change,
    errorOf,
    editor,
    parents,
    list,
  });
  switch (kindOf(list)) {
    case 'note':
      return <NoteFields key={editor.round} {...props<Draft<'note'>>()} />;
    case 'media':
      return <MediaFields {...props<Draft<'media'>>()} />;
    case 'deck':
      return <DeckFields {...props<Draft<'deck'>>()} />;
    case 'card':
      return <CardFields key={editor.round} {...props<Draft<'card'>>()} />;
    case 'post':
      return <PostFields key={editor.round} {...props<Draft<'post'>>()} />;
  }
}

/** The publication status with its date, and actions to change it. */
function Publishing({ editor }: { readonly editor: ContentEditor }) {
  const t = useTexts(contentTexts);
  const { saved, isSending } = editor;
  const [publishAt, setPublishAt] = useState('');
  const publishedAt = saved?.publishedAt ?? null;
  const isOut = publishedAt !== null;
  return (
    <section className={styles.publishing} aria-label={t.publishing}>
      <div className={styles.status}>
        <ContentState publishedAt={publishedAt === null ? null : new Date(publishedAt)} />
        <span className={styles.soft}>{isOut && saved?.isAhead === true ? t.ahead : isOut ? t.out : t.notOut}</span>
      </div>
      <div className={styles.actions}>
        {(!isOut || saved?.isAhead === true || editor.isChanged) && (
          <Button
            type="button"
            size="3"
            variant="soft"
            disabled={isSending}
            onClick={() => void editor.publish(new Date().toISOString())}
          >
            {isOut ? t.publishChanges : t.publish}
          </Button>
        )}
        {!isOut && (
          <>
            <DateField
              label={t.publishAt}
              type="datetime-local"
              value={publishAt}
              onChange={({ target }) => setPublishAt(target.value)}
            />
            {publishAt !== '' && (
              <Button
                type="button"
                size="3"
                variant="soft"
                disabled={isSending}
                onClick={() => void editor.publish(new Date(publishAt).toISOString())}
              >
                {t.schedule}
              </Button>
            )}
          </>
        )}
        {isOut && (
          <Button
            type="button"
            size="3"
            variant="soft"
            color="gray"
            disabled={isSending}
            onClick={() => void editor.publish(null)}
          >
            {t.unpublish}
          </Button>
        )}
      </div>
    </section>
  );
}
