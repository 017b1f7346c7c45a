import { Button } from '@radix-ui/themes';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import {
  MailPasswordLinkDocument,
  ResetSecondFactorDocument,
  ResetUserPinDocument,
  SetUserDisabledDocument,
  type UserQuery,
} from '#api/documents/users/users.generated.ts';
import { useApi, useToast } from '#client/app.context.ts';
import { useDialog } from '#client/platform/dialog/use-dialog.ts';
import { useTexts } from '#texts/current-language.ts';
import { userTexts } from '#texts/users/users.texts.ts';
import { Problem } from '#ui/form/problem.tsx';
import pages from '#ui/page/page.module.css';
import { Panel } from '#ui/page/panel.tsx';
import { describeProblem } from '../../shared/platform/form/problem.ts';

/** How an account can be signed in to: its password, PIN and second factor, and whether it is active. */
export function AccountAccess({ user }: { readonly user: UserQuery['user'] }) {
  const { user: t } = useTexts(userTexts);
  const api = useApi();
  const raise = useToast();
  const dialog = useDialog();
  const { revalidate } = useRevalidator();
  const [problem, setProblem] = useState<string | null>(null);
  const isClosed = user.state === 'disabled';

  async function attempt(work: () => Promise<unknown>, done: string): Promise<void> {
    setProblem(null);
    try {
      await work();
      raise({ message: done, color: 'positive' });
      await revalidate();
    } catch (cause) {
      setProblem(describeProblem(cause).message);
    }
  }
  async function close(): Promise<void> {
    const { reason } = await dialog.open({
      title: t.closeTitle({ name: user.name }),
      text: t.closeText,
      confirmLabel: t.close,
      cancelLabel: t.cancel,
    });
    if (reason !== 'confirm') return;
    await attempt(() => api(SetUserDisabledDocument, { id: user.id, disabled: true }), t.closed);
  }

  async function resetPin(): Promise<void> {
    const { reason } = await dialog.open({
      title: t.resetPinTitle({ name: user.name }),
      text: t.resetPinText,
      confirmLabel: t.resetPin,
      cancelLabel: t.cancel,
    });
    if (reason !== 'confirm') return;
    await attempt(() => api(ResetUserPinDocument, { id: user.id }), t.pinIsReset);
  }

  async function resetFactor(): Promise<void> {
    const { reason } = await dialog.open({
      title: t.resetFactorTitle({ name: user.name }),
      text: t.resetFactorText,
      confirmLabel: t.resetFactor,
      cancelLabel: t.cancel,
      isDangerous: true,
    });
    if (reason !== 'confirm') return;
    await attempt(() => api(ResetSecondFactorDocument, { id: user.id }), t.factorIsReset);
  }

  return (
    <Panel title={t.access}>
      <Problem message={problem} />
      <div className={pages.actions}>
        {isClosed ? (
          <Button
            size="3"
            variant="soft"
            onClick={() => attempt(() => api(SetUserDisabledDocument, { id: user.id, disabled: false }), t.opened)}
          >
            {t.open}
          </Button>
        ) : (
          <>
            <Button
              size="3"
              variant="soft"
              onClick={() =>
                attempt(() => api(MailPasswordLinkDocument, { id: user.id }), t.mailed({ email: user.email }))
              }
            >
              {user.state === 'invited' ? t.mailInvitation : t.mailLink}
            </Button>
            {user.hasPin && (
              <Button size="3" variant="soft" onClick={resetPin}>
                {t.resetPin}
              </Button>
            )}
            {user.hasSecondFactor && (
              <Button size="3" variant="soft" onClick={resetFactor}>
                {t.resetFactor}
              </Button>
            )}
            <Button size="3" variant="outline" color="red" onClick={close}>
              {t.close}
            </Button>
          </>
        )}
      </div>
    </Panel>
  );
}
