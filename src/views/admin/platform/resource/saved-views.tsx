import { Button, IconButton } from '@radix-ui/themes';
import { useState } from 'react';
import { Link } from 'react-router';
import {
  CreateSavedViewDocument,
  DropSavedViewDocument,
  type ResourceListQuery,
} from '#api/documents/platform/resource.generated.ts';
import { useApi } from '#client/app.context.ts';
import type { ResourceName } from '#domain/platform/resources/registry.ts';
import type { ResourceQuery } from '#domain/platform/resources/resource-query.schema.ts';
import { useTexts } from '#texts/current-language.ts';
import { resourcesTexts } from '#texts/platform/admin/resources.texts.ts';
import { Field } from '#ui/form/field.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { PressPopover } from '#ui/popover/press-popover.tsx';
import { describeProblem } from '../../../shared/platform/form/problem.ts';
import styles from './resource.module.css';
import { searchOf } from './resource-address.ts';

type Views = ResourceListQuery['savedViews'];

/** Saved views of a list. */
export function SavedViews({
  name,
  query,
  views: first,
}: {
  readonly name: ResourceName;
  readonly query: ResourceQuery;
  readonly views: Views;
}) {
  const t = useTexts(resourcesTexts).list;
  const api = useApi();
  const [views, setViews] = useState(first);
  const [problem, setProblem] = useState<string | undefined>();

  const change = async (work: () => Promise<Views>): Promise<boolean> => {
    try {
      setViews(await work());
      setProblem(undefined);
      return true;
    } catch (cause) {
      const { message, fields } = describeProblem(cause);
      setProblem(fields.name ?? message);
      return false;
    }
  };
  const save = async (form: HTMLFormElement): Promise<void> => {
    const named = String(new FormData(form).get('name'));
    const shown = searchOf({ ...query, after: null, before: null }).toString();
    const isSaved = await change(
      async () => (await api(CreateSavedViewDocument, { resource: name, name: named, query: shown })).createSavedView,
    );
    if (isSaved) form.reset();
  };

  return (
    <PressPopover
      label={t.views}
      pane={() => (
        <div className={styles.views}>
          {views.length === 0 && <p className={styles.soft}>{t.noViews}</p>}
          <ul className={styles.viewList}>
            {views.map((view) => (
              <li key={view.id}>
                <Link className={styles.open} to={{ search: view.query }}>
                  {view.name}
                </Link>
                <IconButton
                  size="2"
                  variant="ghost"
                  color="gray"
                  aria-label={t.dropView({ name: view.name })}
                  onClick={() =>
                    void change(
                      async () => (await api(DropSavedViewDocument, { resource: name, id: view.id })).dropSavedView,
                    )
                  }
                >
                  <Icon name="wrong" px={14} />
                </IconButton>
              </li>
            ))}
          </ul>
          <form
            className={styles.save}
            onSubmit={(event) => {
              event.preventDefault();
              void save(event.currentTarget);
            }}
          >
            <Field label={t.viewName} name="name" autoComplete="off" error={problem} />
            <Button type="submit" size="2" variant="soft">
              {t.saveView}
            </Button>
          </form>
        </div>
      )}
    >
      <Icon name="flag" px={18} /> {t.views}
    </PressPopover>
  );
}
