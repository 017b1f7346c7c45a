import { Button, Heading } from '@radix-ui/themes';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { AccommodationsQuery } from '#api/documents/classrooms/live-session.generated.ts';
import { studentPageTexts } from '#texts/classrooms/student-page.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import pages from '#ui/page/page.module.css';
import { useProfileWords } from '../../../shared/users/accommodation/profile.ts';
import { ProfileForm } from '../../../shared/users/accommodation/profile-form.tsx';
import teaching from '../teaching.module.css';

export type Granted = AccommodationsQuery['accommodations'][number];

/** The student's access arrangements, and changing them. */
export function Arrangements({ granted }: { readonly granted: Granted }) {
  const t = useTexts(studentPageTexts);
  const words = useProfileWords();
  const { revalidate } = useRevalidator();
  const [isOpen, setIsOpen] = useState(false);
  const close = (): void => setIsOpen(false);
  return (
    <section className={pages.section} aria-labelledby="arrangements">
      <Heading as="h2" size="5" id="arrangements">
        {t.accommodations}
      </Heading>
      <p className={teaching.soft}>{words(granted)}</p>
      {isOpen ? (
        <ProfileForm
          student={granted}
          onDone={() => {
            close();
            void revalidate();
          }}
          aside={
            <Button type="button" size="3" variant="soft" color="gray" onClick={close}>
              {t.close}
            </Button>
          }
        />
      ) : (
        <div>
          <Button size="3" variant="soft" onClick={() => setIsOpen(true)}>
            {t.edit}
          </Button>
        </div>
      )}
    </section>
  );
}
