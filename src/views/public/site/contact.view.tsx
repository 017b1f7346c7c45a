import { Button } from '@radix-ui/themes';
import { useState } from 'react';
import { ContactDocument } from '#api/documents/site/public-pages.generated.ts';
import { useApi, useSession } from '#client/app.context.ts';
import { contactSchema } from '#domain/site/contact.schema.ts';
import { useTexts } from '#texts/current-language.ts';
import { siteTexts } from '#texts/platform/site/site.texts.ts';
import { Field } from '#ui/form/field.tsx';
import { TextAreaField } from '#ui/form/fields/text-area-field.tsx';
import { Problem } from '#ui/form/problem.tsx';
import pages from '#ui/page/page.module.css';
import { PageHeading } from '#ui/page/page-heading.tsx';
import { useCheckedForm } from '../../shared/platform/form/checked-form.ts';
import styles from './contact.module.css';

/** The contact form; once it is sent, where the answer will arrive. */
export function Component() {
  const t = useTexts(siteTexts);
  const [answeredAt, setAnsweredAt] = useState<string | null>(null);
  return (
    <div className={pages.page}>
      <PageHeading title={answeredAt === null ? t.contact.title : t.contact.sentTitle}>
        <p className={pages.intro} role="status">
          {answeredAt === null ? t.contact.lead : t.contact.sent({ email: answeredAt })}
        </p>
      </PageHeading>
      {answeredAt === null ? (
        <ContactForm onSent={setAnsweredAt} />
      ) : (
        <div>
          <Button size="3" variant="soft" onClick={() => setAnsweredAt(null)}>
            {t.contact.another}
          </Button>
        </div>
      )}
    </div>
  );
}

function ContactForm({ onSent }: { readonly onSent: (email: string) => void }) {
  const t = useTexts(siteTexts);
  const api = useApi();
  const user = useSession();
  const { form, errors, problem, isSending } = useCheckedForm({
    schema: contactSchema,
    send: async (message) => {
      await api(ContactDocument, message);
      onSent(message.email);
    },
  });
  return (
    <form className={styles.form} {...form}>
      <Problem message={problem} />
      <Field
        label={t.contact.name}
        name="name"
        autoComplete="name"
        defaultValue={user?.name ?? ''}
        error={errors.name}
      />
      <Field
        label={t.contact.email}
        name="email"
        type="email"
        autoComplete="email"
        defaultValue={user?.email ?? ''}
        error={errors.email}
      />
      <TextAreaField label={t.contact.message} name="message" rows={8} error={errors.message} />
      {/* A honeypot: bots fill in every field, users do not see this one. */}
      <div className={styles.honeypot} aria-hidden="true">
        <Field label={t.contact.website} name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <Button type="submit" size="3" loading={isSending}>
        {t.contact.send}
      </Button>
    </form>
  );
}
