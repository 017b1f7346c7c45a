import { Link } from 'react-router';
import { useSession } from '#client/app.context.ts';
import { hasPermission } from '#domain/access/permission.ts';
import { ROUTES } from '#routes/table.ts';
import { useTexts } from '#texts/current-language.ts';
import { homeTexts } from '#texts/platform/home.texts.ts';
import { titlesTexts } from '#texts/platform/titles.texts.ts';
import pages from '#ui/page/page.module.css';
import { PageHeading } from '#ui/page/page-heading.tsx';
import rows from '#ui/row-list/row-list.module.css';
import { WorkingSchoolBanner } from '../../../shared/users/working-school/working-school-banner.tsx';

/** Screens of the admin area that have an address of their own, without those that create something. */
const AREAS = ROUTES.filter(
  ({ area, path, view }) => area === 'admin' && view !== 'redirect' && !path.includes(':') && !path.endsWith('/create'),
);

/** Home of admins who may not see the dashboard: the screens that they may open. */
export function AdminAreas() {
  const user = useSession();
  const t = useTexts(homeTexts);
  const titles = useTexts(titlesTexts);
  const own = AREAS.filter(({ needs }) => needs !== undefined && hasPermission(user, needs));
  return (
    <div className={pages.fullWidth}>
      <WorkingSchoolBanner />
      <PageHeading title={t.welcome({ name: user?.name.trim().split(/\s+/)[0] ?? 'none' })} />
      <ul className={rows.grid}>
        {own.map(({ id, path, title }) => (
          <li key={id}>
            <Link className={rows.row} to={path}>
              <span className={rows.title}>{titles[id] ?? title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
