import { Button, Checkbox, Heading, RadioGroup, Text } from '@radix-ui/themes';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import * as z from 'zod/mini';
import { CompleteProfileDocument, ProfileDocument } from '#api/documents/users/profile.generated.ts';
import { RETURN_KEY } from '#client/access/return-key.ts';
import { useApi, useAuth, useSession } from '#client/app.context.ts';
import { useViewData, type ViewLoaderArgs } from '#client/view.context.ts';
import { canContinue } from '#domain/users/consent/guardian.rule.ts';
import { LEVELS, type Level, type Profile, profileSchema } from '#domain/users/profile.schema.ts';
import { href } from '#routes/href.ts';
import { useTexts } from '#texts/current-language.ts';
import { ownConsentTexts } from '#texts/users/own-consent.texts.ts';
import { profileTexts } from '#texts/users/profile.texts.ts';
import { useFocusOnChange } from '#ui/focus/use-focus-on-change.ts';
import { Field } from '#ui/form/field.tsx';
import { FieldGroup } from '#ui/form/field-group.tsx';
import { Problem } from '#ui/form/problem.tsx';
import { Stepper } from '#ui/stepper/stepper.tsx';
import { useCheckedForm } from '../../shared/platform/form/checked-form.ts';
import styles from './complete-profile.module.css';
import { ConsentStep } from './consent/consent-step.tsx';
import { useProfileSaving } from './profile-saving.ts';

/** The profile as far as it is filled in. */
export const loader = ({ api }: ViewLoaderArgs) => api(ProfileDocument);

const STEPS = ['name', 'level', 'subjects'] as const;
type Step = (typeof STEPS)[number];
type Draft = { readonly name: string; readonly level: Level | null; readonly subjects: readonly string[] };

/** In the address, so that the step survives a reload and back navigation works. */
const STEP = 'step';

/** The step in the address; otherwise the first incomplete one. */
function stepAt(search: URLSearchParams, { level }: Draft): Step {
  const named = STEPS.find((step) => step === search.get(STEP));
  if (named !== undefined && (named !== 'subjects' || level !== null)) return named;
  return level === null ? 'name' : 'subjects';
}

/** A new student continues with onboarding, unless a page was requested that isn't home. */
function continueWithOnboarding(storage: Pick<Storage, 'getItem' | 'setItem'>): void {
  const requested = storage.getItem(RETURN_KEY);
  if (requested === null || requested === href('home')) storage.setItem(RETURN_KEY, href('onboarding'));
}

/** Before anything else, it is determined who may consent to the account. */
export function Component() {
  const [consent, setConsent] = useState(useViewData<typeof loader>().ownConsent);
  return canContinue(consent.status) ? (
    <ProfileSteps isAllowed={consent.status === 'allowed'} />
  ) : (
    <ConsentStep consent={consent} onChange={setConsent} />
  );
}

/** @param isAllowed whether a guardian has approved */
function ProfileSteps({ isAllowed }: { readonly isAllowed: boolean }) {
  const { ownAccount, subjects } = useViewData<typeof loader>();
  const all = useTexts(profileTexts);
  const { allowed } = useTexts(ownConsentTexts);
  const isTeacher = useSession()?.userRole === 'teacher';
  const t = isTeacher ? { ...all, ...all.teacher } : all;
  const api = useApi();
  const { reread } = useAuth();
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const { save, flush, status } = useProfileSaving();
  const [draft, setDraft] = useState<Draft>(ownAccount);
  const step = stepAt(search, draft);
  const at = STEPS.indexOf(step);
  const heading = useFocusOnChange(step);

  const change = (part: Partial<Profile>): void => {
    setDraft((before) => ({ ...before, ...part }));
    if (z.safeParse(z.partial(profileSchema), part).success || part.subjects !== undefined) save(part);
  };
  const go = (to: Step) => setSearch({ [STEP]: to }, { preventScrollReset: true });
  const { form, errors, problem, isSending } = useCheckedForm({
    schema: z.pick(profileSchema, { [step]: true } as { [one in Step]: true }),
    read: () => draft,
    send: async () => {
      const next = STEPS[at + 1];
      if (next !== undefined) {
        if (step === 'name') save({ name: draft.name });
        await flush();
        go(next);
        return;
      }
      // Steps that could not be saved on the way are sent with the whole profile.
      await flush().catch(() => undefined);
      await api(CompleteProfileDocument, { input: profileSchema.parse(draft) });
      if (!isTeacher) continueWithOnboarding(sessionStorage);
      await reread();
      // With a complete profile the guard redirects from here: to the requested page, or home.
      await navigate(href(isTeacher ? 'teacher.complete-profile' : 'complete-profile'), { replace: true });
    },
  });

  return (
    <div className={styles.page}>
      <header>
        <Heading as="h1" size="7">
          {t.title}
        </Heading>
        <p className={styles.intro}>
          {isAllowed && `${allowed} `}
          {t.intro}
        </p>
      </header>
      <Stepper
        label={all.steps.label}
        steps={STEPS.map((id) => ({ id, title: all.steps[id] }))}
        current={step}
        onGo={(id) => go(STEPS.find((each) => each === id) ?? step)}
      />
      <form className={styles.form} {...form}>
        <div>
          <Heading as="h2" size="5" ref={heading} tabIndex={-1}>
            {t.ask[step]}
          </Heading>
          <p className={styles.intro}>{t.why[step]}</p>
        </div>
        <Problem message={problem} />
        {step === 'name' && (
          <Field
            label={t.name}
            name="name"
            autoComplete="name"
            value={draft.name}
            onChange={({ target }) => setDraft((before) => ({ ...before, name: target.value }))}
            onBlur={() => draft.name !== ownAccount.name && change({ name: draft.name })}
            error={errors.name}
          />
        )}
        {step === 'level' && (
          <FieldGroup legend={t.level} error={errors.level}>
            <RadioGroup.Root
              className={styles.levels ?? ''}
              name="level"
              size="3"
              value={draft.level ?? ''}
              onValueChange={(value) => {
                const level = LEVELS.find((each) => each === value);
                if (level !== undefined) change({ level });
              }}
            >
              {LEVELS.map((level) => (
                <RadioGroup.Item key={level} value={level} className={styles.choice}>
                  {t.levels[level]}
                </RadioGroup.Item>
              ))}
            </RadioGroup.Root>
          </FieldGroup>
        )}
        {step === 'subjects' && (
          <FieldGroup legend={t.subjects} error={errors.subjects}>
            <div className={styles.subjects}>
              {subjects.map(({ id, title }) => (
                <Text as="label" size="3" key={id} className={styles.choice}>
                  <Checkbox
                    size="3"
                    name="subjects"
                    value={id}
                    checked={draft.subjects.includes(id)}
                    onCheckedChange={(ticked) =>
                      change({
                        subjects: [
                          ...draft.subjects.filter((subject) => subject !== id),
                          ...(ticked === true ? [id] : []),
                        ],
                      })
                    }
                  />
                  {title}
                </Text>
              ))}
            </div>
          </FieldGroup>
        )}
        <div className={styles.actions}>
          <Button type="submit" size="3" loading={isSending}>
            {step === 'subjects' ? t.submit : t.next}
          </Button>
          {at > 0 && (
            <Button type="button" size="3" variant="soft" onClick={() => go(STEPS[at - 1] ?? 'name')}>
              {t.back}
            </Button>
          )}
          <p className={styles.status} role="status">
            {status === 'kept' ? t.saved : status === 'notSaved' ? t.notSaved : ''}
          </p>
        </div>
      </form>
    </div>
  );
}
