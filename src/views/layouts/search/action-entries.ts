import { mayEnterArea } from '#domain/access/area.rule.ts';
import { hasPermission } from '#domain/access/permission.ts';
import type { SessionUser } from '#domain/access/session-user.schema.ts';
import { href } from '#routes/href.ts';
import { CREATE_CLASS_ADDRESS, ownQuestionsAddress, ownQuizzesAddress } from '#routes/own-content-address.ts';
import { ROUTES } from '#routes/table.ts';
import type { texts } from '#texts/compiled/en/platform/search.generated.ts';
import type { Titles } from '#texts/platform/titles.texts.ts';
import type { CommandGroup } from '#ui/command-menu/ranked-groups.ts';
import type { FindEntry } from '../navigation/command-entries.ts';

/** More than these would push everything else off the list before something is typed. */
const MOST_UNTYPED = 6;

const entry = (to: string, label: string, icon: FindEntry['icon'] = 'add'): FindEntry => ({
  id: to,
  label,
  detail: null,
  icon,
  action: { to },
});

/** What the user can start from anywhere: for a teacher, what belongs to classes; otherwise every page that creates. */
export function actionGroup(user: SessionUser, t: typeof texts, titles: Titles): CommandGroup<FindEntry> {
  const { actions } = t;
  const byRole: FindEntry[] =
    user.userRole === 'teacher'
      ? [
          entry(CREATE_CLASS_ADDRESS, actions.createClass),
          entry(ownQuestionsAddress({ questions: 'new' }), actions.createQuestion),
          entry(ownQuizzesAddress('new'), actions.createQuiz),
          entry(ownQuestionsAddress({ import: '' }), actions.importQuestions, 'upload'),
          entry(ownQuestionsAddress({ questions: '' }), actions.ownQuestions, 'help'),
          entry(ownQuizzesAddress(''), actions.ownQuizzes, 'quiz'),
        ]
      : user.userRole === 'student'
        ? [entry(href('exam.creator'), actions.createExam)]
        : [];
  const pages = ROUTES.flatMap(({ id, path, area, needs, title }): FindEntry[] => {
    const isOpen =
      id.endsWith('.create') &&
      !path.includes(':') &&
      mayEnterArea(user, area) &&
      (needs === undefined || hasPermission(user, needs));
    return isOpen ? [entry(path, titles[id] ?? title)] : [];
  });
  const entries = [...pages, ...byRole];
  return { title: actions.title, entries, isHiddenUntilTyped: entries.length > MOST_UNTYPED + 1 };
}
