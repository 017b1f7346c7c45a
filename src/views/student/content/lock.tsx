import { useSession } from '#client/app.context.ts';
import { topicTexts } from '#texts/content/topic.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { Icon } from '#ui/icon/icon.tsx';
import rows from '#ui/row-list/row-list.module.css';

/** Shows that something is locked, and which plan opens it to this user: the next one above theirs. */
export function Lock() {
  const user = useSession();
  const t = useTexts(topicTexts).opensWith;
  return (
    <span className={rows.locked}>
      <Icon name="lock" px={16} /> {user?.standard_plan_purchased === true ? t.pro : t.any}
    </span>
  );
}
