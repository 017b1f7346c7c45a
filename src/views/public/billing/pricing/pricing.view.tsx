import { Link as TextLink } from '@radix-ui/themes';
import { useState } from 'react';
import { Link } from 'react-router';
import { PricingDocument } from '#api/documents/site/public-pages.generated.ts';
import { useSession } from '#client/app.context.ts';
import { useViewData, type ViewLoaderArgs } from '#client/view.context.ts';
import { href } from '#routes/href.ts';
import { useTexts } from '#texts/current-language.ts';
import { siteTexts } from '#texts/platform/site/site.texts.ts';
import { RadioGroup } from '#ui/form/fields/radio-group.tsx';
import pages from '#ui/page/page.module.css';
import { PageHeading } from '#ui/page/page-heading.tsx';
import { PlanCards } from './plan-cards.tsx';
import { PlanTable } from './plan-table.tsx';
import { isPeriod, type Period } from './price.ts';
import { RoleBenefits } from './role-benefits.tsx';

/** The plans that are on sale, with their prices. They are awaited: the page is prerendered with them. */
export const loader = async ({ api }: ViewLoaderArgs) => await api(PricingDocument);

/** The plans for the viewer's role; visitors see those for students. */
export function Component() {
  const { pricing: t } = useTexts(siteTexts);
  const offers = useViewData<typeof loader>();
  const role = useSession()?.userRole ?? 'student';
  const isTeacher = role === 'teacher';
  const [period, setPeriod] = useState<Period>('year');
  const isForSale = offers.plans.some(({ prices }) => prices.length > 0);
  return (
    <div className={pages.fullWidth}>
      <PageHeading title={t.title} intro={t.lead}>
        {role === 'schoolAdmin' && <p className={pages.intro}>{t.seats}</p>}
        {isTeacher && <p className={pages.intro}>{t.teachers}</p>}
      </PageHeading>
      {isForSale ? (
        <>
          {isTeacher || (
            <>
              <RadioGroup
                legend={t.period}
                name="period"
                inline
                options={[
                  { value: 'month', label: t.month },
                  { value: 'year', label: t.year },
                ]}
                defaultValue={period}
                onChange={({ target }) => isPeriod(target.value) && setPeriod(target.value)}
              />
              <PlanCards {...offers} period={period} />
            </>
          )}
          <RoleBenefits />
          <PlanTable plans={offers.plans} />
        </>
      ) : (
        <p className={pages.empty}>{t.empty}</p>
      )}
      <p className={pages.intro}>
        {role === 'student' && <>{t.teachers} </>}
        {t.schools}{' '}
        <TextLink asChild underline="always">
          <Link to={href('contact')}>{t.contact}</Link>
        </TextLink>
      </p>
    </div>
  );
}
