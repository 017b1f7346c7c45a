import { Button } from '@radix-ui/themes';
import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { SavePushKindsDocument } from '#api/documents/users/notification.generated.ts';
import { useApi, useSession, useToast } from '#client/app.context.ts';
import { createPushSubscription, pushBrowser } from '#client/classrooms/push-subscription.actor.ts';
import { useShownActor } from '#client/use-shown-actor.ts';
import { onWindowReturn } from '#client/window-return.ts';
import { isAdminRole } from '#domain/access/role.ts';
import {
  type CentreKind,
  STUDENT_CENTRE_KINDS,
  TEACHER_CENTRE_KINDS,
} from '#domain/classrooms/notifications/notification-centre.ts';
import { pushOffSchema } from '#domain/classrooms/push/push.schema.ts';
import { pushTexts } from '#texts/classrooms/notifications/push.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { FieldGroup } from '#ui/form/field-group.tsx';
import { CheckboxField } from '#ui/form/fields/tick-field.tsx';
import { Problem } from '#ui/form/problem.tsx';
import { Panel } from '#ui/page/panel.tsx';
import { useCheckedForm } from '../../platform/form/checked-form.ts';
import styles from './notifications.module.css';

/** Notifications on the user's devices: this one's subscription, and which kinds all of them show. */
export function PushNotifications({ off }: { readonly off: readonly CentreKind[] }) {
  const t = useTexts(pushTexts);
  const role = useSession()?.userRole ?? 'student';
  if (isAdminRole(role)) return null;
  const kinds: readonly CentreKind[] = role === 'teacher' ? TEACHER_CENTRE_KINDS : STUDENT_CENTRE_KINDS;
  return (
    <Panel title={t.title}>
      <ThisDevice />
      <Kinds kinds={kinds} off={off} />
    </Panel>
  );
}

function ThisDevice() {
  const t = useTexts(pushTexts);
  const api = useApi();
  const [actor] = useState(() => createPushSubscription(api, pushBrowser(window)));
  useShownActor(actor);
  const state = useSelector(actor, ({ value }) => value);
  const hasFailed = useSelector(actor, ({ context }) => context.problem !== null);
  useEffect(() => onWindowReturn(window, () => actor.send({ type: 'device.changed' })), [actor]);
  const isOn = state === 'subscribed' || state === 'unsubscribing';
  return (
    <div className={styles.device}>
      <p className={styles.note}>{t.intro}</p>
      <Problem message={hasFailed ? t.failed : null} />
      <p role="status" className={styles.note}>
        {state === 'unsupported' && t.unsupported}
        {state === 'blocked' && t.blocked}
        {isOn && t.on}
      </p>
      {state !== 'unsupported' && state !== 'blocked' && (
        <Button
          size="3"
          variant="soft"
          color={isOn ? 'gray' : 'indigo'}
          loading={state !== 'subscribed' && state !== 'notSubscribed'}
          onClick={() => actor.send({ type: isOn ? 'subscription.ended' : 'subscription.requested' })}
        >
          {isOn ? t.turnOff : t.turnOn}
        </Button>
      )}
    </div>
  );
}

function Kinds({ kinds, off }: { readonly kinds: readonly CentreKind[]; readonly off: readonly CentreKind[] }) {
  const t = useTexts(pushTexts);
  const api = useApi();
  const raise = useToast();
  const { revalidate } = useRevalidator();
  const { form, problem, isSending } = useCheckedForm({
    schema: pushOffSchema,
    read: (data) => ({ off: kinds.filter((kind) => data.get(kind) === null) }),
    send: async (input) => {
      await api(SavePushKindsDocument, { off: [...input.off] });
      raise({ message: t.saved, color: 'positive' });
      await revalidate();
    },
  });
  return (
    <form className={styles.form} {...form}>
      <Problem message={problem} />
      <FieldGroup legend={t.legend}>
        {kinds.map((kind) => (
          <CheckboxField key={kind} label={t.kinds[kind]} name={kind} defaultChecked={!off.includes(kind)} />
        ))}
      </FieldGroup>
      <Button type="submit" size="3" loading={isSending}>
        {t.save}
      </Button>
    </form>
  );
}
