import { allowsCategory, type ConsentChoice } from '#domain/users/consent/consent.schema.ts';
import type { Order } from '#machines/composition/wiring.ts';
import type { DialogReason } from '#machines/dialog/dialog.machine.ts';
import type { Effect } from '#machines/machine.proof.ts';
import type { RunningPart } from './composite.ts';
import type { Parts } from './parts.ts';
import { DIALOGS, type Message, type Setting } from './setting.ts';
import type { Address, World } from './world.ts';

/** The page around the machines, which effects change. */
type Page = {
  readonly world: { -readonly [Key in keyof World]: World[Key] };
  readonly wiring: Setting['wiring'];
  readonly auth: ReturnType<Parts['auth']['snapshot']>;
  readonly report: (message: Message) => void;
  readonly carryOut: (from: string, orders: readonly Order[]) => void;
  readonly open: (address: Address) => void;
  readonly timeUp: () => void;
};

/** Performs what a machine requests of the rest of the page. */
export function perform(page: Page, part: RunningPart, { name, params }: Effect): void {
  const { world } = page;
  if (part === 'auth') {
    if (name === 'storeTokens') {
      page.report({ from: 'auth', to: 'browser', what: name });
      world.hasToken = true;
    }
    if (name === 'clearTokens' || name === 'goToSignIn') page.carryOut('auth', page.wiring.AUTH_ACTIONS[name]);
  }
  if (part === 'reloadGuard') {
    if (name === 'reload') {
      world.isReloading = true;
      world.hasJustReloaded = true;
    }
    if (name === 'endSession') page.carryOut('reloadGuard', page.wiring.afterSessionRefused());
    if (name === 'reportUnsavedWork') page.carryOut('reloadGuard', page.wiring.afterUnsavedWork());
  }
  if (part === 'pin') {
    if (name === 'goHome') page.carryOut('pin', page.wiring.afterPin());
    if (name === 'showCodeEntry' || name === 'showNewPin' || name === 'showForgottenPin') {
      page.report({ from: 'pin', to: 'router', what: name });
      page.open('resetPin');
    }
  }
  if (part === 'dialog' && name === 'returnResult') {
    const { id, reason } = params as { readonly id: number; readonly reason: DialogReason };
    if (id === DIALOGS.view) return;
    page.carryOut('sessionEnd', page.wiring.afterEndNotice(reason, id === DIALOGS.notice));
    if (reason === 'timer' && page.auth.matches('authenticated')) page.timeUp();
  }
  if (part === 'consent') {
    const { choice } = params as { readonly choice: ConsentChoice | null };
    page.report({ from: 'consent', to: name === 'storeChoice' ? 'browser' : 'pageViews', what: name });
    if (name === 'storeChoice') world.storedConsent = choice?.statistics === true ? 'allowed' : 'refused';
    else world.isCounting = allowsCategory(choice, 'statistics');
  }
  if (part === 'update' && name === 'activateUpdate') world.isReloading = true;
}
