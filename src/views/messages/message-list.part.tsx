import { useSelector } from '@xstate/react';
import { useApp } from '#actors/app.context.ts';
import styles from './messages.module.css';

/** What was lately said at the edge of the page, the latest first. */
export default function MessageList() {
  const history = useSelector(useApp().toast, (state) => state.context.history);
  if (history.length === 0) return <p className={styles.empty}>Nothing has been said since you opened the page.</p>;
  return (
    <ol className={styles.list} aria-label="Messages, the latest first">
      {history.toReversed().map(({ id, message, color }) => (
        <li key={id} className={styles.message} data-color={color}>
          {message}
        </li>
      ))}
    </ol>
  );
}
