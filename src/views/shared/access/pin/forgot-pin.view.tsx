import { Button, Heading, Link as TextLink } from '@radix-ui/themes';
import { useSelector } from '@xstate/react';
import { Link, redirect } from 'react-router';
import * as z from 'zod/mini';
import { pinActor } from '#client/access/pin.actor.ts';
import { useApp, useSession } from '#client/app.context.ts';
import type { ViewLoaderArgs } from '#client/view.context.ts';
import { waitForActor } from '#client/wait-for-actor.ts';
import { href } from '#routes/href.ts';
import { pinTexts } from '#texts/access/pin.texts.ts';
import { recoveryTexts } from '#texts/access/recovery.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { Rich } from '#texts/rich.tsx';
import { Problem } from '#ui/form/problem.tsx';
import { useCheckedForm } from '../../platform/form/checked-form.ts';
import { describeProblem } from '../../platform/form/problem.ts';
import styles from '../auth-form.module.css';

/** Users who have entered the PIN change it with the password, and those without one have none to forget. */
export const loader = async ({ app, user }: ViewLoaderArgs): Promise<null> => {
  if (user === null) throw redirect(href('login'));
  if (user.pin !== 'pending') throw redirect(href('set-pin'));
  pinActor(app).send({ type: 'pin.forgotten' });
  return null;
};

/** The first step to a new PIN: the request for a code by email. */
export function Component() {
  const t = useTexts(pinTexts).forgotten;
  const words = useTexts(recoveryTexts);
  const actor = pinActor(useApp());
  const email = useSession()?.email;
  const before = useSelector(actor, ({ context }) => context.problem);
  const { form, problem, isSending } = useCheckedForm({
    schema: z.object({}),
    send: () => waitForActor(actor, { type: 'code.requested' }),
  });
  return (
    <>
      <Heading as="h1" size="7">
        {t.title}
      </Heading>
      <form className={styles.form} {...form}>
        <Problem message={problem ?? (before === null ? null : describeProblem(before).message)} />
        <p className={styles.intro}>
          <Rich text={t.intro} slots={{ email: <strong>{email}</strong> }} />
        </p>
        <Button type="submit" size="3" loading={isSending}>
          {words.sendCode}
        </Button>
        <p className={styles.aside}>
          <TextLink asChild underline="always">
            <Link to={href('verify-pin')}>{t.back}</Link>
          </TextLink>
        </p>
      </form>
    </>
  );
}
