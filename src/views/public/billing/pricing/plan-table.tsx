import { Heading } from '@radix-ui/themes';
import type { PricingQuery } from '#api/documents/site/public-pages.generated.ts';
import { useSession } from '#client/app.context.ts';
import { useTexts } from '#texts/current-language.ts';
import { siteTexts } from '#texts/platform/site/site.texts.ts';
import { KINDS } from './kinds.ts';
import styles from './pricing.module.css';

/** What each plan opens, by kind. */
export function PlanTable({ plans }: Pick<PricingQuery, 'plans'>) {
  const { pricing: t } = useTexts(siteTexts);
  const user = useSession();
  // Everything is open to teachers and school admins; the plans are for their students.
  const isStaff = user !== null && user.userRole !== 'student';
  const standard = plans.find(({ id }) => id === 'standard');
  return (
    <section className={styles.comparison} aria-labelledby="comparison">
      <Heading as="h2" size="5" id="comparison">
        {isStaff ? t.compareStaff : t.compare}
      </Heading>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t.kind}</th>
              {isStaff && <th scope="col">{t.you}</th>}
              <th scope="col">{t.free}</th>
              <th scope="col">{t.standard}</th>
              <th scope="col">{t.pro}</th>
            </tr>
          </thead>
          <tbody>
            {KINDS.map((type) => {
              const isOpen = standard?.opens.includes(type) === true;
              return (
                <tr key={type}>
                  <th scope="row">{t.kinds[type]}</th>
                  {isStaff && <td>{t.inAll}</td>}
                  <td>{t.inFirst}</td>
                  <td className={isOpen ? undefined : styles.missing}>{isOpen ? t.inAll : t.notIncluded}</td>
                  <td>{isStaff ? t.inTheirs : t.inChosen}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </section>
  );
}
