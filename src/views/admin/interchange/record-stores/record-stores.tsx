import { Button, Heading } from '@radix-ui/themes';
import { useId, useState } from 'react';
import { useSession } from '#client/app.context.ts';
import { hasPermission } from '#domain/access/permission.ts';
import { useTexts } from '#texts/current-language.ts';
import { recordStoreTexts } from '#texts/interchange/record-store.texts.ts';
import { useMessages } from '#texts/platform/problems.texts.ts';
import { Problem } from '#ui/form/problem.tsx';
import { ActionMenu } from '#ui/menu/action-menu.tsx';
import { MenuItem } from '#ui/menu/menu.tsx';
import { PageSection } from '#ui/page/page-section.tsx';
import styles from '../../../shared/interchange/import.module.css';
import { RecordLog } from './record-log.tsx';
import { RecordStoreFacts } from './record-store-facts.tsx';
import type { RecordStore } from './record-store-fields.tsx';
import { useRecordStores } from './use-record-stores.tsx';

/** The learning record stores of the admin's school; for admins of the product, those of all schools. */
export function RecordStores() {
  const t = useTexts(recordStoreTexts);
  const messageOf = useMessages();
  const user = useSession();
  const actions = useRecordStores();
  const { stores, problem, edit } = actions;
  const mayChange = hasPermission(user, 'platforms.write');
  const isProductAdmin = user?.userRole === 'admin';
  return (
    <PageSection id="record-stores" title={t.title}>
      <p className={styles.plain}>{isProductAdmin ? t.introProduct : t.intro}</p>
      <Problem message={problem === null ? null : messageOf(problem)} />
      {stores?.length === 0 && <p className={styles.plain}>{t.none}</p>}
      {stores?.map((store) => (
        <Store key={store.id} store={store} actions={mayChange ? actions : null} namesSchool={isProductAdmin} />
      ))}
      {stores !== null && mayChange && (
        <div className={styles.line}>
          <Button type="button" size="3" variant="soft" onClick={() => void edit(null)}>
            {t.connect}
          </Button>
        </div>
      )}
    </PageSection>
  );
}

type StoreProps = {
  readonly store: RecordStore;
  /** Null: the user may only read. */
  readonly actions: ReturnType<typeof useRecordStores> | null;
  readonly namesSchool: boolean;
};

function Store({ store, actions, namesSchool }: StoreProps) {
  const t = useTexts(recordStoreTexts);
  const title = useId();
  const [showsLog, setShowsLog] = useState(false);
  const { host } = new URL(store.url);
  const isEnabled = store.disabledReason === null;
  return (
    <article className={styles.panel} aria-labelledby={title}>
      <Heading as="h3" size="3" id={title}>
        {namesSchool ? `${store.school}: ${host}` : host}
      </Heading>
      <p className={styles.plain}>
        <code dir="ltr">{store.url}</code>
      </p>
      <RecordStoreFacts store={store} />
      <div className={styles.line}>
        {actions !== null && (
          <>
            {isEnabled ? (
              <Button type="button" size="3" onClick={() => void actions.test(store)}>
                {t.test}
              </Button>
            ) : (
              <Button type="button" size="3" onClick={() => void actions.enable(store)}>
                {t.enable}
              </Button>
            )}
            <Button type="button" size="3" variant="soft" color="gray" onClick={() => void actions.edit(store)}>
              {t.change}
            </Button>
            <ActionMenu label={t.more}>
              {isEnabled && store.rejectedCount > 0 && (
                <MenuItem onChoose={() => void actions.resend(store)}>{t.resend}</MenuItem>
              )}
              {isEnabled && <MenuItem onChoose={() => void actions.disable(store)}>{t.disable}</MenuItem>}
              <MenuItem onChoose={() => void actions.remove(store)}>{t.delete}</MenuItem>
            </ActionMenu>
          </>
        )}
        <Button
          type="button"
          size="3"
          variant="soft"
          color="gray"
          aria-expanded={showsLog}
          onClick={() => setShowsLog(!showsLog)}
        >
          {t.log}
        </Button>
      </div>
      {showsLog && <RecordLog store={store.id} host={host} />}
    </article>
  );
}
