import { Link } from 'react-router';
import { useSession } from '#client/app.context.ts';
import { hasPermission } from '#domain/access/permission.ts';
import { href } from '#routes/href.ts';
import { useLanguage, useTexts } from '#texts/current-language.ts';
import { schoolTexts } from '#texts/users/school/school.texts.ts';
import { numberText } from '#texts/wording/number.wording.ts';
import figures from '../../../shared/interchange/import.module.css';
import styles from './school.module.css';
import type { SchoolRow } from './school-row.ts';

/** Users, classes, seats and payments of a school, with links to their lists. */
export function SchoolOverview({ school }: { readonly school: SchoolRow }) {
  const t = useTexts(schoolTexts);
  const language = useLanguage();
  const user = useSession();
  const { id, name, studentCount, teacherCount, adminCount, classCount } = school;
  const { orderCount, seatCount, assignedSeatCount } = school;
  // A school admin's lists are those of their school.
  const own = user?.userRole === 'admin' ? `school=${id}` : '';
  const search = user?.userRole === 'admin' ? `?search=${encodeURIComponent(name)}` : '';
  const users = hasPermission(user, 'users.read');
  const payments = hasPermission(user, 'payments.read') ? `${href('admin.payments')}${search}` : null;
  const facts = [
    {
      id: 'students',
      count: studentCount,
      label: t.students,
      to: users ? `${href('admin.users')}?role=student&${own}` : null,
    },
    { id: 'teachers', count: teacherCount, label: t.teachers, to: users ? `${href('admin.teachers')}?${own}` : null },
    { id: 'admins', count: adminCount, label: t.admins, to: users ? `${href('admin.school-admin')}?${own}` : null },
    { id: 'classes', count: classCount, label: t.classes, to: users ? href('admin.classroom') : null },
    { id: 'orders', count: orderCount, label: t.orders, to: payments },
  ];
  return (
    <dl className={figures.facts}>
      {facts.map(({ id: key, count, label, to }) => (
        <div key={key} className={figures.fact}>
          <dt>{label({ count })}</dt>
          <dd>
            {to === null ? (
              numberText(language, count)
            ) : (
              <Link to={to} className={styles.count} aria-label={`${numberText(language, count)} ${label({ count })}`}>
                {numberText(language, count)}
              </Link>
            )}
          </dd>
        </div>
      ))}
      {seatCount > 0 && (
        <div className={figures.fact}>
          <dt>{t.seats({ count: seatCount })}</dt>
          <dd>{numberText(language, assignedSeatCount)}</dd>
        </div>
      )}
    </dl>
  );
}
