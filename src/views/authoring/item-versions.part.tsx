import { Button, Heading } from '@radix-ui/themes';
import { useState } from 'react';
import { useApi, useToast } from '#actors/app.context.ts';
import { ItemVersionTextDocument } from '#api/documents/authoring.generated.ts';
import type { ItemDraft, ItemText } from '#domain/authoring/item-draft.schema.ts';
import { authoringTexts } from '#texts/authoring.texts.ts';
import { useLanguage, useTexts } from '#texts/current-language.ts';
import { momentText } from '#texts/wording.ts';
import styles from './authoring.module.css';
import { Differences } from './differences.part.tsx';
import { type Authored, draftOf, textOf } from './item-draft.ts';
import { partName } from './part-name.ts';

type Text = Omit<ItemText, 'type'>;

/** What a question said at all times, how that differs from now, and a way back. */
export function ItemVersions({
  item,
  onTake,
}: {
  readonly item: Authored;
  readonly onTake: (draft: ItemDraft) => void;
}) {
  const words = useTexts(authoringTexts);
  const t = words.versions;
  const language = useLanguage();
  const api = useApi();
  const raise = useToast();
  const [open, setOpen] = useState<{ readonly id: string; readonly text: Text } | null>(null);
  const now = draftOf(item);
  const look = async (id: string): Promise<void> => {
    if (open?.id === id) return setOpen(null);
    const { itemVersionText } = await api(ItemVersionTextDocument, { version: id });
    setOpen({ id, text: itemVersionText as Text });
  };
  return (
    <section className={styles.panel}>
      <Heading as="h2" size="3">
        {t.title}
      </Heading>
      <ol className={styles.versions}>
        {item.versions.map(({ id, number, createdAt, authorName }, at) => (
          <li key={id}>
            <div className={styles.line}>
              <strong>{t.line(number)}</strong>
              <span className={styles.soft}>
                {`${momentText(language, createdAt)} · ${authorName ?? t.imported}`}
                {number === item.version && item.publishedAt !== null && ` · ${t.inForce}`}
              </span>
              {at > 0 && (
                <Button
                  type="button"
                  size="1"
                  variant="soft"
                  aria-expanded={open?.id === id}
                  onClick={() => void look(id)}
                >
                  {t.compare}
                </Button>
              )}
            </div>
            {open?.id === id && (
              <div className={styles.stack}>
                <Differences
                  before={textOf(open.text)}
                  after={textOf(now)}
                  same={t.same}
                  nameOf={(path) => partName(path, words)}
                />
                <Button
                  type="button"
                  size="1"
                  variant="soft"
                  className={styles.add}
                  onClick={() => {
                    onTake({ ...now, ...textOf(open.text), hints: [...open.text.hints] });
                    raise({ message: t.taken });
                  }}
                >
                  {t.restore}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
