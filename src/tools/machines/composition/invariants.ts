import { allowsCategory } from '#domain/users/consent/consent.schema.ts';
import { NETWORK_FAILURE } from '#machines/toast/toast.machine.ts';
import type { Draft } from './draft.ts';
import type { Happening } from './happenings/happening.ts';
import { DIALOGS } from './setting.ts';
import { PROTECTED } from './world.ts';

/** One transition of the composition. */
export type Step = { readonly before: Draft; readonly happening: Happening; readonly after: Draft };

/** A statement that is true in every transition that can be reached. */
export type CompositionInvariant = { readonly sentence: string; readonly holds: (step: Step) => boolean };

const isShowingProtected = ({ world }: Draft): boolean =>
  world.shown !== null && PROTECTED.has(world.shown) && !world.isReloading;

/** Whether the page knows a user who may see protected views. */
const hasAccess = ({ auth }: Draft): boolean => {
  const { user } = auth.context;
  return user !== null && user.pin !== 'pending';
};

/** Whether the router is on its way to a page that anybody may see. */
const isLeaving = ({ world }: Draft): boolean => world.going !== null && !PROTECTED.has(world.going);

const messagesOf = ({ toast }: Draft): readonly string[] => toast.context.entries.map(({ message }) => message);
const isSignedIn = ({ auth }: Draft): boolean => auth.matches('authenticated');
const isOpen = ({ dialog }: Draft): boolean => dialog.matches('open');
const dialogOf = ({ dialog }: Draft): number | null => dialog.context.dialog?.id ?? null;

const hasRefusalAtLogin = ({ auth, world }: Draft): boolean =>
  auth.matches('unauthenticated') && (world.going === 'login' || world.shown === 'login');

export const INVARIANTS: readonly CompositionInvariant[] = [
  {
    sentence:
      'No protected view is shown while nobody is signed in, or the PIN has not been entered, except until the page that replaces it has been downloaded.',
    holds: ({ after }) => !isShowingProtected(after) || hasAccess(after) || isLeaving(after),
  },
  {
    sentence: 'No protected view is opened without token, user and PIN.',
    holds: ({ before, after }) =>
      !isShowingProtected(after) || before.world.shown === after.world.shown || hasAccess(after) || isLeaving(after),
  },
  {
    sentence: 'No protected view is being downloaded for somebody who may not see it.',
    holds: ({ after: { world, auth } }) =>
      world.isReloading ||
      world.going === null ||
      !world.isAllowed ||
      !PROTECTED.has(world.going) ||
      (auth.context.user !== null && auth.context.user.pin !== 'pending'),
  },
  {
    sentence: 'A user who is signed in has a token in this browser.',
    holds: ({ after }) => !isSignedIn(after) || after.world.hasToken || after.world.isReloading,
  },
  {
    sentence: 'There are never two dialogs, and a dialog that is open has been requested.',
    holds: ({ after }) => isOpen(after) === (dialogOf(after) !== null && !after.dialog.matches('closing')),
  },
  {
    sentence: 'A dialog closes at once when its user may no longer see the page.',
    holds: ({ before, after }) => !isOpen(after) || !hasAccess(before) || hasAccess(after),
  },
  {
    sentence: 'No dialog of a page that only a signed-in user may see is open on another page after the session.',
    holds: ({ after }) =>
      !isOpen(after) ||
      hasAccess(after) ||
      dialogOf(after) !== DIALOGS.view ||
      after.world.isReloading ||
      isShowingProtected(after),
  },
  {
    sentence: 'No notice of a session’s end is open after the session has ended.',
    holds: ({ after }) => !isOpen(after) || dialogOf(after) === DIALOGS.view || after.auth.context.user !== null,
  },
  {
    sentence: 'No reload drops an answer that is only in this page.',
    holds: ({ before, after }) => !after.world.isReloading || before.world.isReloading || !after.hasUnsavedWork,
  },
  {
    sentence: 'No answer is dropped while the page stays, except when the user leaves it.',
    holds: ({ before, happening, after }) =>
      !before.hasUnsavedWork ||
      after.outbox !== null ||
      after.world.isReloading ||
      after.world.isAnswerOnDevice ||
      before.world.going !== null ||
      happening.endsSession === true ||
      happening.leavesPage === true,
  },
  {
    sentence: 'No reload happens while the user signs in or out.',
    holds: ({ before, after }) =>
      !after.world.isReloading ||
      before.world.isReloading ||
      after.update.matches('reloadingPage') ||
      !['signingIn', 'signingUp', 'signingOut'].some((state) => after.auth.value === state),
  },
  {
    sentence: 'No two toasts with the same message appear when a navigation ends.',
    holds: ({ after }) => {
      const delayed = after.toast.context.entries.flatMap((entry) => (entry.delayed ? entry.message : []));
      return new Set(delayed).size === delayed.length;
    },
  },
  {
    sentence: 'A toast never covers the page before the one that it is about.',
    holds: ({ after }) =>
      after.toast.context.entries.every(
        ({ message, delayed }) => message !== 'UNAUTHENTICATED' || delayed || after.world.shown !== null,
      ),
  },
  {
    sentence: 'A toast that waits for a navigation is shown when it ends.',
    holds: ({ before, after }) =>
      before.world.going === null ||
      after.world.going !== null ||
      after.world.isReloading ||
      after.toast.context.entries.every(({ delayed }) => !delayed),
  },
  {
    sentence: 'A network failure is shown once at a time.',
    holds: ({ before, after }) =>
      messagesOf(after).filter((message) => message === NETWORK_FAILURE).length <=
      messagesOf(before).filter((message) => message === NETWORK_FAILURE).length + 1,
  },
  {
    sentence: 'Nothing that needs consent runs before consent.',
    holds: ({ after: { world, consent } }) => !world.isCounting || allowsCategory(consent.context.choice, 'statistics'),
  },
  {
    sentence: 'Nothing that needs consent runs after another tab has withdrawn it, once this tab has read that.',
    holds: ({ after: { world, consent } }) =>
      !world.isCounting || world.storedConsent === 'allowed' || consent.matches({ known: 'reloadingChoice' }),
  },
  {
    sentence: 'While the server is not reached, no session ends but by its user or its time.',
    holds: ({ before, happening, after }) =>
      after.world.isReachable ||
      !isSignedIn(before) ||
      after.resolvedRefusal !== 'none' ||
      !after.auth.matches('unauthenticated') ||
      happening.endsSession === true,
  },
  {
    sentence: 'While the server is not reached, no token is removed but by its user, or after a sign-in that failed.',
    holds: ({ before, happening, after }) =>
      after.world.isReachable ||
      !before.world.hasToken ||
      after.world.hasToken ||
      happening.endsSession === true ||
      after.resolvedRefusal !== 'none' ||
      before.auth.matches('openingSession') ||
      before.auth.matches('signingOut'),
  },
  {
    sentence: 'While the server is known not to be reached, the connection notice says so.',
    holds: ({ after: { world, connection } }) =>
      world.isConnected || world.isReloading || connection.matches('offline') || connection.matches('probingServer'),
  },
  {
    sentence: 'A session that is refused for good ends on the sign-in page, with a reason.',
    holds: ({ before, after }) =>
      after.resolvedRefusal === 'none' ||
      after.world.isReloading ||
      before.auth.matches('signingOut') ||
      !(before.world.hasToken && !after.world.hasToken) ||
      (hasRefusalAtLogin(after) && after.raised.includes('UNAUTHENTICATED')),
  },
  {
    sentence: 'A refused session reloads the page, ends, or stays with its unsaved work and says so.',
    holds: ({ after }) =>
      after.resolvedRefusal !== 'ofSession' ||
      after.world.isReloading ||
      after.auth.matches('unauthenticated') ||
      after.auth.matches('signingOut') ||
      after.reloadGuard.matches('unsavedWork'),
  },
  {
    sentence: 'No page is reloaded by the guard twice in a row.',
    holds: ({ before, after }) =>
      !after.reloadGuard.matches('reloadingPage') ||
      before.reloadGuard.matches('reloadingPage') ||
      !before.world.hasJustReloaded,
  },
];
