import { type RefObject, useEffect } from 'react';
import { useBlocker } from 'react-router';
import { useDialog } from '#client/platform/dialog/use-dialog.ts';
import { useTexts } from '#texts/current-language.ts';
import { resourcesTexts } from '#texts/platform/admin/resources.texts.ts';

/** Asks before leaving a screen with unsaved changes. `isDone`: they have been saved. */
export function useLeaveQuestion(isChanged: boolean, isDone: RefObject<boolean>): void {
  const t = useTexts(resourcesTexts).form;
  const dialog = useDialog();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isChanged && !isDone.current && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void dialog
      .open({ title: t.leaveTitle, text: t.leaveText, confirmLabel: t.leave, cancelLabel: t.stay })
      .then(({ reason }) => (reason === 'confirm' ? blocker.proceed() : blocker.reset()));
  }, [blocker, dialog, t]);
}
