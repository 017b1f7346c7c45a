import { Button, Heading, Link as TextLink } from '@radix-ui/themes';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import * as z from 'zod/mini';
import { DeleteAccountByPermitDocument, RequestDeletionCodeDocument } from '#api/documents/users/privacy.generated.ts';
import { useApi, useApp } from '#client/app.context.ts';
import { provideDeletionCode } from '#client/users/deletion-code.actor.ts';
import { emailSchema } from '#domain/access/credentials.schema.ts';
import { ONE_TIME_CODE_LIFE_S } from '#domain/access/sign-in.limits.ts';
import { href } from '#routes/href.ts';
import { authTexts } from '#texts/access/auth.texts.ts';
import { recoveryTexts } from '#texts/access/recovery.texts.ts';
import { useLanguage, useTexts } from '#texts/current-language.ts';
import { Rich } from '#texts/rich.tsx';
import { deletionTexts } from '#texts/users/deletion.texts.ts';
import { dateText } from '#texts/wording/date.wording.ts';
import { useFocusOnChange } from '#ui/focus/use-focus-on-change.ts';
import { Field } from '#ui/form/field.tsx';
import { Problem } from '#ui/form/problem.tsx';
import pages from '#ui/page/page.module.css';
import { useCheckedForm } from '../../platform/form/checked-form.ts';
import { CodeEntry } from '../../platform/form/code-entry.tsx';
import styles from './deletion.module.css';

type Step =
  | { readonly name: 'address' }
  | { readonly name: 'code'; readonly email: string }
  | { readonly name: 'confirm'; readonly permit: string }
  | { readonly name: 'done'; readonly dueAt: string };

/** For users who are not signed in: address, code from the email, confirmation. */
export function DeletionByMail() {
  const { mail: t, own } = useTexts(deletionTexts);
  const language = useLanguage();
  const [step, setStep] = useState<Step>({ name: 'address' });
  // The code's field takes the focus itself.
  const heading = useFocusOnChange(step.name === 'code' ? 'address' : step.name);
  return (
    <section className={styles.panel} aria-labelledby="by-mail">
      <Heading as="h2" size="5" id="by-mail" ref={heading} tabIndex={-1}>
        {step.name === 'done' ? t.doneTitle : step.name === 'address' ? t.title : own.title}
      </Heading>
      {step.name === 'address' && <Address onSent={(email) => setStep({ name: 'code', email })} />}
      {step.name === 'code' && <Code email={step.email} onPermit={(permit) => setStep({ name: 'confirm', permit })} />}
      {step.name === 'confirm' && <Confirm permit={step.permit} onDone={(dueAt) => setStep({ name: 'done', dueAt })} />}
      <p role="status" className={pages.intro}>
        {step.name === 'done' && own.done({ day: dateText(language, step.dueAt) })}
      </p>
    </section>
  );
}

const addressSchema = z.object({ email: emailSchema });

function Address({ onSent }: { readonly onSent: (email: string) => void }) {
  const { mail: t } = useTexts(deletionTexts);
  const words = useTexts(authTexts);
  const { sendCode } = useTexts(recoveryTexts);
  const api = useApi();
  const { form, errors, problem, isSending } = useCheckedForm({
    schema: addressSchema,
    send: async ({ email }) => {
      await api(RequestDeletionCodeDocument, { email });
      onSent(email);
    },
  });
  return (
    <form className={styles.form} {...form}>
      <Problem message={problem} />
      <p className={pages.intro}>{t.intro}</p>
      <Field label={words.email} name="email" type="email" autoComplete="username" error={errors.email} />
      <div className={pages.actions}>
        <Button type="submit" size="3" loading={isSending}>
          {sendCode}
        </Button>
        <Button asChild size="3" variant="soft" color="gray">
          <Link to={href('login')}>{t.signIn}</Link>
        </Button>
      </div>
    </form>
  );
}

function Code({ email, onPermit }: { readonly email: string; readonly onPermit: (permit: string) => void }) {
  const { code: t } = useTexts(recoveryTexts);
  const app = useApp();
  const [machine] = useState(() => provideDeletionCode(app));
  const actor = useActorRef(machine, { input: { email, isReloaded: false } });
  useState(() => app.inspection?.follow(actor));
  const permit = useSelector(actor, ({ status, context }) => (status === 'done' ? context.permit : null));
  useEffect(() => {
    if (permit !== null) onPermit(permit);
  }, [permit, onPermit]);
  return (
    <div className={styles.form}>
      <CodeEntry code={actor}>
        <Rich
          text={t.perhapsSent({ minutes: ONE_TIME_CODE_LIFE_S / 60 })}
          slots={{ email: <strong>{email}</strong> }}
        />
      </CodeEntry>
    </div>
  );
}

const emptySchema = z.object({});

function Confirm({ permit, onDone }: { readonly permit: string; readonly onDone: (dueAt: string) => void }) {
  const { mail: t, own } = useTexts(deletionTexts);
  const { forgotten } = useTexts(recoveryTexts);
  const api = useApi();
  const { form, problem, isSending } = useCheckedForm({
    schema: emptySchema,
    send: async () => onDone((await api(DeleteAccountByPermitDocument, { permit })).deleteAccountByPermit),
  });
  return (
    <form className={styles.form} {...form}>
      <Problem message={problem} />
      <p className={pages.intro}>{t.confirm}</p>
      <Button type="submit" size="3" color="red" loading={isSending}>
        {own.submit}
      </Button>
      <TextLink asChild underline="always">
        <Link to={href('login')}>{forgotten.back}</Link>
      </TextLink>
    </form>
  );
}
