import { useState } from 'react';
import { PromotableClassesDocument, PromotionsDocument } from '#api/documents/classrooms/school-class.generated.ts';
import { RosterSchoolsDocument } from '#api/documents/interchange/roster.generated.ts';
import { useApi, useSession } from '#client/app.context.ts';
import { href } from '#routes/href.ts';
import { promotionTexts } from '#texts/classrooms/promotion.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { SelectField } from '#ui/form/fields/select-field.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { LoadingSkeleton } from '#ui/loading/loading-skeleton.tsx';
import { useLazyQuery } from '#ui/loading/use-lazy-query.ts';
import pages from '#ui/page/page.module.css';
import { PageHeading } from '#ui/page/page-heading.tsx';
import { loadFailed } from '../../../load-failed.tsx';
import { ListLink } from '../../list-link.tsx';
import { PromotionWizard } from './promotion-wizard.tsx';

/** Promotes classes at the end of a school year. It shares the address of classes. */
export function Component() {
  const t = useTexts(promotionTexts);
  const isAdmin = useSession()?.userRole === 'admin';
  return (
    <div className={pages.page}>
      <PageHeading up={<ListLink to={href('admin.classroom')}>{t.classes}</ListLink>} title={t.title} intro={t.intro} />
      {isAdmin ? <ChosenSchool /> : <SchoolPromotion school={null} />}
    </div>
  );
}

/** An admin chooses one of all schools first. */
function ChosenSchool() {
  const t = useTexts(promotionTexts);
  const api = useApi();
  const [school, setSchool] = useState('');
  const data = useLazyQuery(() => api(RosterSchoolsDocument));
  return (
    <>
      <Loaded data={data} failed={loadFailed} waiting={<LoadingSkeleton heights={[64]} />}>
        {({ schoolChoices }) => (
          <SelectField
            label={t.school}
            placeholder={t.chooseSchool}
            value={school}
            options={schoolChoices.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={({ target }) => setSchool(target.value)}
          />
        )}
      </Loaded>
      {school !== '' && <SchoolPromotion key={school} school={school} />}
    </>
  );
}

function SchoolPromotion({ school }: { readonly school: string | null }) {
  const api = useApi();
  const data = useLazyQuery(async () => ({
    ...(await api(PromotableClassesDocument, { school })),
    ...(await api(PromotionsDocument)),
  }));
  return (
    <Loaded data={data} failed={loadFailed} waiting={<LoadingSkeleton heights={[40, 96, 320]} />}>
      {({ promotableClasses, promotions }) => (
        <PromotionWizard school={school} classes={promotableClasses} past={promotions} />
      )}
    </Loaded>
  );
}
