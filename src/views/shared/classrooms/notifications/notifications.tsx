import { Button } from '@radix-ui/themes';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { type OwnAccountQuery, SaveNotificationSettingsDocument } from '#api/documents/users/own-account.generated.ts';
import { useApi, useSession, useToast } from '#client/app.context.ts';
import { DIGEST_MINUTE } from '#domain/classrooms/notifications/delivery-time.rule.ts';
import {
  DEFAULT_NOTIFICATIONS,
  DELIVERIES,
  type NotificationKind,
  notificationSettingsSchema,
} from '#domain/classrooms/notifications/notification.schema.ts';
import { notificationsTexts } from '#texts/classrooms/notifications.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { ownZone } from '#texts/own-zone.ts';
import { Field } from '#ui/form/field.tsx';
import { SelectField } from '#ui/form/fields/select-field.tsx';
import { CheckboxField } from '#ui/form/fields/tick-field.tsx';
import { Problem } from '#ui/form/problem.tsx';
import { Panel } from '#ui/page/panel.tsx';
import { useCheckedForm } from '../../platform/form/checked-form.ts';
import { clockText, minutesOf } from './clock.ts';
import styles from './notifications.module.css';

type Settings = OwnAccountQuery['notificationSettings'];

/** Which emails about classes the user gets, and when. */
export function Notifications({ settings }: { readonly settings: Settings }) {
  const t = useTexts(notificationsTexts);
  const api = useApi();
  const raise = useToast();
  const { revalidate } = useRevalidator();
  const isStudent = (useSession()?.userRole ?? 'student') === 'student';
  const [hasQuiet, setHasQuiet] = useState(settings.quietFrom !== settings.quietUntil);
  const kinds: readonly NotificationKind[] = isStudent ? ['announcements', 'answers', 'reports'] : ['questions'];
  const own = ownZone();
  const shown = settings.quietFrom === settings.quietUntil ? DEFAULT_NOTIFICATIONS : settings;
  const { form, problem, errors, isSending } = useCheckedForm({
    schema: notificationSettingsSchema,
    read: (data) => ({
      ...settings,
      ...Object.fromEntries(kinds.map((kind) => [kind, data.get(kind)])),
      quietFrom: hasQuiet ? (minutesOf(data.get('quietFrom')) ?? shown.quietFrom) : 0,
      quietUntil: hasQuiet ? (minutesOf(data.get('quietUntil')) ?? shown.quietUntil) : 0,
      timeZone: own,
    }),
    send: async (input) => {
      await api(SaveNotificationSettingsDocument, input);
      raise({ message: t.saved, color: 'positive' });
      await revalidate();
    },
  });
  return (
    <Panel title={t.title}>
      <form className={styles.form} {...form}>
        <Problem message={problem} />
        {kinds.map((kind) => (
          <SelectField
            key={kind}
            label={t[kind]}
            name={kind}
            defaultValue={settings[kind]}
            options={DELIVERIES.map((value) => ({ value, label: t.deliveries[value] }))}
            error={errors[kind]}
          />
        ))}
        <p className={styles.soft}>{t.digestHint({ time: clockText(DIGEST_MINUTE) })}</p>
        <CheckboxField
          label={t.quiet}
          hint={t.quietHint}
          checked={hasQuiet}
          onChange={({ target }) => setHasQuiet(target.checked)}
        />
        {hasQuiet && (
          <div className={styles.times}>
            <Field
              type="time"
              label={t.from}
              name="quietFrom"
              required
              defaultValue={clockText(shown.quietFrom)}
              error={errors.quietFrom}
            />
            <Field
              type="time"
              label={t.until}
              name="quietUntil"
              required
              defaultValue={clockText(shown.quietUntil)}
              error={errors.quietUntil}
            />
          </div>
        )}
        <p className={styles.soft}>
          {settings.timeZone === own ? t.zone({ zone: own }) : t.zoneChange({ stored: settings.timeZone, own })}
        </p>
        <Button type="submit" size="3" loading={isSending}>
          {t.save}
        </Button>
      </form>
    </Panel>
  );
}
