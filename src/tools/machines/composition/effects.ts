import { allowsCategory, type ConsentChoice } from '#domain/users/consent/consent.schema.ts';
import type { DialogReason } from '#machines/dialog/dialog.machine.ts';
import type { Effect } from '#machines/machine.proof.ts';
import type { RunningPart } from './composite.ts';
import type { Draft } from './draft.ts';
import { DIALOGS } from './setting.ts';

/** Performs what a machine requests of the rest of the page. */
export function perform(draft: Draft, part: RunningPart, { name, params }: Effect): void {
  const { world } = draft;
  if (part === 'auth') {
    if (name === 'storeTokens') {
      draft.report({ from: 'auth', to: 'browser', what: name });
      world.hasToken = true;
    }
    if (name === 'clearTokens' || name === 'goToSignIn') draft.carryOut('auth', draft.wiring.AUTH_ACTIONS[name]);
  }
  if (part === 'reloadGuard') {
    if (name === 'reload') {
      world.isReloading = true;
      world.hasJustReloaded = true;
    }
    if (name === 'endSession') draft.carryOut('reloadGuard', draft.wiring.afterSessionRefused());
    if (name === 'reportUnsavedWork') draft.carryOut('reloadGuard', draft.wiring.afterUnsavedWork());
  }
  if (part === 'pin') {
    if (name === 'goHome') draft.carryOut('pin', draft.wiring.afterPin());
    if (name === 'showCodeEntry' || name === 'showNewPin' || name === 'showForgottenPin') {
      draft.report({ from: 'pin', to: 'router', what: name });
      draft.open('resetPin');
    }
  }
  if (part === 'dialog' && name === 'returnResult') {
    const { id, reason } = params as { readonly id: number; readonly reason: DialogReason };
    if (id === DIALOGS.view) return;
    draft.carryOut('sessionEnd', draft.wiring.afterEndNotice(reason, id === DIALOGS.notice));
    if (reason === 'timer' && draft.auth.matches('authenticated')) draft.timeUp();
  }
  if (part === 'consent') {
    const { choice } = params as { readonly choice: ConsentChoice | null };
    draft.report({ from: 'consent', to: name === 'storeChoice' ? 'browser' : 'pageViews', what: name });
    if (name === 'storeChoice') world.storedConsent = choice?.statistics === true ? 'allowed' : 'refused';
    else world.isCounting = allowsCategory(choice, 'statistics');
  }
  if (part === 'update' && name === 'activateUpdate') world.isReloading = true;
}
