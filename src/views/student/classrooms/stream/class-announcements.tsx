import { Button } from '@radix-ui/themes';
import { useState } from 'react';
import type { ClassWorkQuery } from '#api/documents/classrooms/student-work.generated.ts';
import { streamTexts } from '#texts/classrooms/stream.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import pages from '#ui/page/page.module.css';
import { PageSection } from '#ui/page/page-section.tsx';
import { AnnouncementList } from '../../../shared/classrooms/stream/announcement-list.tsx';

const SHOWN = 3;

/** What teachers wrote to the class: the latest, and all of them on request. */
export function ClassAnnouncements({ stream: { announcements } }: { readonly stream: ClassWorkQuery['classStream'] }) {
  const t = useTexts(streamTexts);
  const [showsAll, setShowsAll] = useState(false);
  return (
    <PageSection id="announcements" title={t.title}>
      {announcements.length === 0 ? (
        <p className={pages.empty}>{t.empty}</p>
      ) : (
        <AnnouncementList announcements={showsAll ? announcements : announcements.slice(0, SHOWN)} />
      )}
      {!showsAll && announcements.length > SHOWN && (
        <div>
          <Button size="2" variant="soft" onClick={() => setShowsAll(true)}>
            {t.showAll}
          </Button>
        </div>
      )}
    </PageSection>
  );
}
