import { Button } from '@radix-ui/themes';
import { type ReactNode, useState } from 'react';
import { useToast } from '#client/app.context.ts';
import { authoringTexts } from '#texts/content/authoring.texts.ts';
import { useLanguage, useTexts } from '#texts/current-language.ts';
import { joinedLine } from '#texts/joined-line.ts';
import { useMessages } from '#texts/platform/problems.texts.ts';
import { dateTimeText } from '#texts/wording/date.wording.ts';
import { describeProblem } from '../../platform/form/problem.ts';
import styles from './authoring.module.css';

type Version = {
  readonly number: number;
  /** Null: before changes were logged. */
  readonly at: string | null;
  /** Empty if the author is unknown. */
  readonly by: string;
  readonly isInForce?: boolean;
};

/** Versions, newest first: how each differs from the saved one, and restoring it. */
export function Versions<Text>({
  versions,
  read,
  differences,
  onUse,
}: {
  readonly versions: readonly Version[];
  readonly read: (number: number) => Promise<Text>;
  /** Shows the differences from the current version. */
  readonly differences: (text: Text, same: string) => ReactNode;
  readonly onUse: (text: Text) => void;
}) {
  const t = useTexts(authoringTexts).versions;
  const language = useLanguage();
  const raise = useToast();
  const messageOf = useMessages();
  const [open, setOpen] = useState<{ readonly number: number; readonly text: Text } | null>(null);
  const showVersion = async (number: number): Promise<void> => {
    if (open?.number === number) return setOpen(null);
    try {
      setOpen({ number, text: await read(number) });
    } catch (cause) {
      raise({ message: messageOf(describeProblem(cause).message) });
    }
  };
  return (
    <ol className={styles.versions}>
      {versions.map(({ number, at, by, isInForce = false }, index) => (
        <li key={number}>
          <div className={styles.line}>
            <strong>{t.line({ number })}</strong>
            <span className={styles.soft}>
              {joinedLine(
                at === null ? null : dateTimeText(language, at),
                by === '' ? t.imported : by,
                isInForce && t.inForce,
              )}
            </span>
            {index > 0 && (
              <Button
                type="button"
                size="1"
                variant="soft"
                aria-expanded={open?.number === number}
                onClick={() => void showVersion(number)}
              >
                {t.compare}
              </Button>
            )}
          </div>
          {open?.number === number && (
            <div className={styles.stack}>
              {differences(open.text, t.same)}
              <Button
                type="button"
                size="1"
                variant="soft"
                className={styles.add}
                onClick={() => {
                  onUse(open.text);
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
  );
}
