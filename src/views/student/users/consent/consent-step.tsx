import { Heading } from '@radix-ui/themes';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { OwnConsentDocument, type OwnConsentPartsFragment } from '#api/documents/users/profile.generated.ts';
import { useApi } from '#client/app.context.ts';
import { useLanguage, useTexts } from '#texts/current-language.ts';
import { ownConsentTexts } from '#texts/users/own-consent.texts.ts';
import { profileTexts } from '#texts/users/profile.texts.ts';
import { dateText } from '#texts/wording/date.wording.ts';
import pages from '#ui/page/page.module.css';
import { PageHeading } from '#ui/page/page-heading.tsx';
import { AgeForm } from './age-form.tsx';
import styles from './consent-step.module.css';
import { GuardianForm } from './guardian-form.tsx';
import { Waiting } from './waiting.tsx';

type OwnConsent = OwnConsentPartsFragment;

type Props = { readonly consent: OwnConsent; readonly onChange: (consent: OwnConsent) => void };

/** What has to be known before a profile is completed: the age and, if required, a guardian's consent. */
export function ConsentStep({ consent, onChange }: Props) {
  const t = useTexts(ownConsentTexts);
  const profile = useTexts(profileTexts);
  const language = useLanguage();
  /** Whether to ask another guardian than before. */
  const [isOtherGuardian, setIsOtherGuardian] = useState(false);
  const change = (next: OwnConsent): void => {
    setIsOtherGuardian(false);
    onChange(next);
  };
  useNewsInView(onChange);
  const { status, age, guardian, deletionAt } = consent;
  return (
    <div className={styles.page}>
      <PageHeading title={profile.title} intro={t.intro} />
      {status === 'refused' ? (
        <Part key="refused" title={t.refused.title}>
          {deletionAt !== null && (
            <p className={pages.intro}>{t.refused.deletion({ day: dateText(language, deletionAt) })}</p>
          )}
          <p className={pages.intro}>{t.refused.mistake}</p>
        </Part>
      ) : status === 'ageOwed' ? (
        <Part key="age" title={t.age.title} why={t.age.why}>
          <AgeForm onDone={change} />
        </Part>
      ) : status === 'waiting' && !isOtherGuardian ? (
        <Part key="waiting" title={t.waiting.title}>
          <Waiting consent={consent} onSent={onChange} onOther={() => setIsOtherGuardian(true)} />
        </Part>
      ) : (
        <Part key="guardian" title={t.guardian.title} why={t.guardian.why({ age })}>
          <GuardianForm
            guardianEmail={guardian}
            hasEnded={status === 'guardianOwed' && guardian !== null}
            onBack={status === 'waiting' ? () => setIsOtherGuardian(false) : null}
            onDone={change}
          />
        </Part>
      )}
    </div>
  );
}

/** One of the steps. Its heading gets the focus when it replaces another, so that it is announced. */
function Part({
  title,
  why,
  children,
}: {
  readonly title: string;
  readonly why?: string;
  readonly children: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // On the first rendering, the focus is on the page's own heading.
    if (document.activeElement === null || document.activeElement === document.body) heading.current?.focus();
  }, []);
  return (
    <section className={pages.section}>
      <Heading as="h2" size="5" ref={heading} tabIndex={-1} className={styles.heading ?? ''}>
        {title}
      </Heading>
      {why !== undefined && <p className={pages.intro}>{why}</p>}
      {children}
    </section>
  );
}

/** The guardian answers on another device, so this is checked whenever the user returns to the page. */
function useNewsInView(onChange: Props['onChange']): void {
  const api = useApi();
  const notifyChange = useRef(onChange);
  notifyChange.current = onChange;
  useEffect(() => {
    const refresh = (): void => {
      if (document.visibilityState !== 'visible') return;
      // Without the network it is checked the next time.
      void api(OwnConsentDocument).then(
        ({ ownConsent }) => notifyChange.current(ownConsent),
        () => undefined,
      );
    };
    document.addEventListener('visibilitychange', refresh);
    window.addEventListener('focus', refresh);
    return () => {
      document.removeEventListener('visibilitychange', refresh);
      window.removeEventListener('focus', refresh);
    };
  }, [api]);
}
