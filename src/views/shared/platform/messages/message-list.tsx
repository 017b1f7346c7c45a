import { useSelector } from '@xstate/react';
import { useApp } from '#client/app.context.ts';
import { useTexts } from '#texts/current-language.ts';
import { memberTexts } from '#texts/platform/member.texts.ts';
import { useMessages } from '#texts/platform/problems.texts.ts';
import styles from './messages.module.css';

/** Recent toasts, latest first. */
export default function MessageList() {
  const t = useTexts(memberTexts).messages;
  const messageOf = useMessages();
  const history = useSelector(useApp().toast, (state) => state.context.history);
  if (history.length === 0) return <p className={styles.empty}>{t.none}</p>;
  return (
    <ol className={styles.list} aria-label={t.list}>
      {history.toReversed().map(({ id, message, color }) => (
        <li key={id} className={styles.message} data-color={color}>
          {messageOf(message)}
        </li>
      ))}
    </ol>
  );
}
