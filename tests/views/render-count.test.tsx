import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Theme } from '@radix-ui/themes';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { type ComponentType, Profiler, Suspense } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { passwordResetActor } from '#client/access/password-reset.actor.ts';
import { pinActor } from '#client/access/pin.actor.ts';
import type { App } from '#client/app.actors.ts';
import { AppProvider, useSession } from '#client/app.context.ts';
import { useCheckout } from '#client/billing/use-checkout.ts';
import { useCardReview } from '#client/cards/use-card-review.ts';
import { audioPlayer } from '#client/content/player/audio-player.ts';
import { useAudioPlayer, usePlayerView } from '#client/content/player/use-player.ts';
import { dialogActor, openDialog } from '#client/platform/dialog/dialog.actor.ts';
import { connectionActor } from '#client/platform/offline/connection.actor.ts';
import { updateActor } from '#client/platform/offline/update.actor.ts';
import { useStudySession } from '#client/study/session/use-study-session.ts';
import { useDiagnostic } from '#client/study/use-diagnostic.ts';
import { useOnboarding } from '#client/study/use-onboarding.ts';
import { consentActor } from '#client/users/consent/consent.actor.ts';
import { ViewDataProvider } from '#client/view.context.ts';
import { Component as DefaultLayout } from '#views/layouts/default.layout.tsx';
import { Component as FrontLayout } from '#views/layouts/front.layout.tsx';
import { Component as ConnectionNote } from '#views/layouts/notices/connection-note.tsx';
import { Component as UpdateNotice } from '#views/layouts/notices/update-notice.tsx';
import { Component as ForgotPassword } from '#views/shared/access/password/forgot-password.view.tsx';
import { Component as NewPassword } from '#views/shared/access/password/new-password.view.tsx';
import { Component as ResetCode } from '#views/shared/access/password/reset-code.view.tsx';
import { Component as ForgotPin } from '#views/shared/access/pin/forgot-pin.view.tsx';
import { Component as SetPin } from '#views/shared/access/pin/set-pin.view.tsx';
import { Component as VerifyPin } from '#views/shared/access/pin/verify-pin.view.tsx';
import DialogStage from '#views/shared/platform/dialog/dialog.stage.tsx';
import { CodeEntry } from '#views/shared/platform/form/code-entry.tsx';
import MessageList from '#views/shared/platform/messages/message-list.tsx';
import ConsentBanner from '#views/shared/users/privacy/consent-banner.tsx';
import { CookiePolicy } from '#views/shared/users/privacy/cookie-policy.tsx';
import { CookieTable } from '#views/shared/users/privacy/cookie-table.tsx';
import { DeletionByMail } from '#views/shared/users/privacy/deletion-by-mail.tsx';
import { Component as Home } from '#views/student/study/home/home.view.tsx';
import { useMarking } from '#views/teacher/attempts/marking/use-marking.ts';
import { useMarkEntry } from '#views/teacher/classrooms/gradebook/entry/use-mark-entry.ts';
import { ToastHost } from '../../src/app/toast.host.tsx';
import Toaster from '../../src/client/toaster.tsx';
import { EMPTY_STUDY } from '../support/users/empty-study.ts';
import { startFakeApp } from '../support/users/fake-app.ts';
import { STUDENT } from '../support/users/fake-users.ts';

type World = ReturnType<typeof startFakeApp>;
type Change = (world: World) => void | Promise<void>;

type Row = {
  /** The file whose selector is tested. */
  readonly file: string;
  readonly View: ComponentType;
  /** Puts the actors into the state in which the view is shown. */
  readonly before?: Change;
  /** What is on the page once a part of the view has been downloaded. */
  readonly arrived?: string;
  /** Changes of the actors that the view does not show. */
  readonly unseen: Readonly<Record<string, Change>>;
  /** One that it does show: otherwise a view that ignores everything would pass. */
  readonly seen: Change;
};

const never = () => new Promise<never>(() => undefined);
const turns = async (): Promise<void> => {
  for (let n = 0; n < 5; n += 1) await new Promise((resolve) => setTimeout(resolve));
};
const raise: Change = ({ app }) =>
  app.toast.send({ type: 'toast.raised', message: 'Saved.', delayed: false, at: performance.now() });

/** What happens to the application's own actors while no screen shows it. */
const IRRELEVANT_STATES: Row['unseen'] = {
  'the session is read again, unchanged': async ({ app }) => {
    app.auth.send({ type: 'session.changed' });
    await turns();
  },
  'a toast waits for a navigation': ({ app }) =>
    app.toast.send({ type: 'toast.raised', message: 'Later.', delayed: true, at: performance.now() }),
  'the pointer is over the toasts, and leaves them': ({ app }) => {
    app.toast.send({ type: 'attention.started', by: 'pointer', at: performance.now() });
    app.toast.send({ type: 'attention.ended', by: 'pointer', at: performance.now() });
  },
  'a dialog is requested and answered': async ({ app }) => {
    const answer = openDialog(app, { title: 'Sure?' });
    await vi.waitFor(() => expect(dialogActor(app).getSnapshot().matches({ open: 'shown' })).toBe(true));
    dialogActor(app).send({ type: 'dialog.denied' });
    await answer;
  },
  'the user allows something that the screen does not use': ({ app }) =>
    consentActor(app).send({ type: 'choice.made', choice: { preferences: true, statistics: false }, way: 'settings' }),
};
const without = (...names: readonly string[]): Row['unseen'] =>
  Object.fromEntries(Object.entries(IRRELEVANT_STATES).filter(([name]) => !names.includes(name)));

const renamed: Change = async ({ app, world }) => {
  world.user = { ...STUDENT, name: 'Ada Hill' };
  app.auth.send({ type: 'session.changed' });
  await turns();
};
const codeInTheMail: Change = async ({ app }) => {
  const actor = passwordResetActor(app);
  actor.send({ type: 'email.restored', email: 'ada@example.org' });
  await turns();
};
const refused: Change = async ({ app }) => {
  passwordResetActor(app).getSnapshot().children.oneTimeCode?.send({ type: 'code.entered', code: '123123' });
  await turns();
};

let running: App;
const useRunning = () => passwordResetActor(running).getSnapshot().children.oneTimeCode;
const Session = () => useSession()?.name ?? 'nobody';
const OneTimeCode = () => <CodeEntry code={useRunning()}>A code.</CodeEntry>;
const HomeWithData = () => (
  <ViewDataProvider value={HOME}>
    <Home />
  </ViewDataProvider>
);
const HOME = {
  plan: null,
  work: null,
  home: Promise.resolve({
    Invitation: null,
    recentAttempts: [],
    subjects: [],
    studyToday: EMPTY_STUDY,
  }),
};

const CARD = { id: 'c1', sequence: 0, memory: null, isSuspended: false, isLeech: false };
const LIVE_SESSION = { desiredRetention: 0.9, cards: [CARD] } as unknown as Parameters<typeof useCardReview>[0];
let reviewActor: ReturnType<typeof useCardReview>['actor'];
const ReviewActor = () => {
  const { actor, state } = useCardReview(LIVE_SESSION);
  reviewActor = actor;
  return JSON.stringify(state.value);
};
const CART = { plan: 'standard', subjects: [], period: 'month', seats: 1, coupon: '' } as unknown as Parameters<
  typeof useCheckout
>[0]['cart'];
let checkout: ReturnType<typeof useCheckout>['actor'];
const Checkout = () => {
  const { actor, state } = useCheckout({ cart: CART, orderId: null }, () => undefined);
  checkout = actor;
  return JSON.stringify(state.value);
};
const DIAGNOSTIC = { open: null, latest: 'a1' };
const STUDY_SESSION = {
  session: { id: 's1', attempt: null, steps: [0, 1].map((index) => ({ index, isDone: false })) },
  zone: 'UTC',
  whenAnswersSaved: () => Promise.resolve(),
} as unknown as Parameters<typeof useStudySession>[0];
let onboarding: ReturnType<typeof useOnboarding>['actor'];
const Onboarding = () => {
  const { actor, state } = useOnboarding({ step: 'subjects' });
  onboarding = actor;
  return JSON.stringify(state.value);
};
let diagnostic: ReturnType<typeof useDiagnostic>['actor'];
const Diagnostic = () => {
  const { actor, state } = useDiagnostic('physics', DIAGNOSTIC);
  diagnostic = actor;
  return JSON.stringify(state.value);
};
let studySession: ReturnType<typeof useStudySession>['actor'];
const StudySession = () => {
  const { actor, state } = useStudySession(STUDY_SESSION);
  studySession = actor;
  return JSON.stringify(state.value);
};
let marking: ReturnType<typeof useMarking>;
const Marking = () => {
  marking = useMarking();
  return marking.unsent.length;
};
let markEntry: ReturnType<typeof useMarkEntry>;
const MARK_ENTRIES: Parameters<typeof useMarkEntry>[0] = { id: 'c1', entries: [] };
const MarkEntry = () => {
  markEntry = useMarkEntry(MARK_ENTRIES);
  return markEntry.queue.length;
};
const Sounding = () => JSON.stringify(usePlayerView(useAudioPlayer()));

const ROWS: readonly Row[] = [
  {
    file: 'src/client/app.context.ts',
    View: Session,
    unseen: { ...IRRELEVANT_STATES, 'a toast is shown': raise },
    seen: renamed,
  },
  {
    file: 'src/views/layouts/default.layout.tsx',
    View: DefaultLayout,
    unseen: { ...IRRELEVANT_STATES, 'a toast is shown': raise },
    seen: renamed,
  },
  {
    file: 'src/views/layouts/front.layout.tsx',
    View: FrontLayout,
    unseen: { ...IRRELEVANT_STATES, 'a toast is shown': raise },
    seen: ({ app }) => app.auth.send({ type: 'session.ended' }),
  },
  {
    file: 'src/app/toast.host.tsx',
    View: ToastHost,
    before: raise,
    arrived: '[data-sonner-toast]',
    unseen: {
      ...IRRELEVANT_STATES,
      'a navigation ends that no toast waited for': ({ app }) =>
        app.toast.send({ type: 'navigation.ended', at: performance.now() }),
    },
    seen: raise,
  },
  { file: 'src/client/use-visible-toasts.ts', View: Toaster, before: raise, unseen: IRRELEVANT_STATES, seen: raise },
  {
    file: 'src/views/shared/platform/messages/message-list.tsx',
    View: MessageList,
    before: raise,
    unseen: {
      ...without('a toast waits for a navigation'),
      'a toast is closed': ({ app }) => app.toast.send({ type: 'toast.closed', id: 1 }),
    },
    seen: raise,
  },
  {
    file: 'src/views/shared/platform/dialog/dialog.stage.tsx',
    View: DialogStage,
    unseen: {
      ...without('a dialog is requested and answered'),
      'a toast is shown': raise,
      'Escape is pressed without a dialog': ({ app }) => dialogActor(app).send({ type: 'escape.pressed' }),
    },
    seen: ({ app }) => void openDialog(app, { title: 'Sure?' }),
  },
  ...[CookiePolicy, CookieTable].map((View, at) => ({
    file: `src/views/shared/users/privacy/cookie-${at === 0 ? 'policy' : 'table'}.tsx`,
    View,
    before: turns,
    unseen: {
      ...without('the user allows something that the screen does not use'),
      'a toast is shown': raise,
      'the choice is read again, unchanged': async ({ app }: World) => {
        consentActor(app).send({ type: 'storage.changed' });
        await turns();
      },
    },
    seen: ({ app }: World) =>
      consentActor(app).send({
        type: 'choice.made',
        choice: { preferences: true, statistics: false },
        way: 'settings',
      }),
  })),
  {
    file: 'src/views/shared/users/privacy/consent-banner.tsx',
    View: ConsentBanner,
    before: ({ app }: World) => {
      consentActor(app);
      return turns();
    },
    unseen: {
      ...without('the user allows something that the screen does not use'),
      'a toast is shown': raise,
    },
    seen: ({ app }: World) =>
      consentActor(app).send({ type: 'choice.made', choice: { preferences: false, statistics: false }, way: 'banner' }),
  },
  {
    file: 'src/views/shared/access/pin/verify-pin.view.tsx',
    View: VerifyPin,
    before: ({ app }) => pinActor(app).send({ type: 'entry.opened' }),
    unseen: {
      ...IRRELEVANT_STATES,
      'the user requests a code, and comes back': ({ app }) => {
        pinActor(app).send({ type: 'pin.forgotten' });
        pinActor(app).send({ type: 'entry.opened' });
      },
    },
    seen: async ({ app }) => {
      pinActor(app).send({ type: 'pin.entered', pin: '805171' });
      await turns();
    },
  },
  {
    file: 'src/views/shared/access/pin/forgot-pin.view.tsx',
    View: ForgotPin,
    before: ({ app }) => pinActor(app).send({ type: 'pin.forgotten' }),
    unseen: {
      ...IRRELEVANT_STATES,
      'PIN entry is opened': ({ app }) => pinActor(app).send({ type: 'entry.opened' }),
    },
    seen: async ({ app }) => {
      pinActor(app).send({ type: 'code.requested' });
      await turns();
    },
  },
  {
    file: 'src/views/shared/access/pin/set-pin.view.tsx',
    View: SetPin,
    before: ({ app }) => pinActor(app).send({ type: 'choice.opened' }),
    unseen: {
      ...IRRELEVANT_STATES,
      'a PIN is rejected': async ({ app }) => {
        pinActor(app).send({ type: 'pin.chosen', pin: '805172', password: 'wrong' });
        await turns();
      },
    },
    seen: renamedPin,
  },
  {
    file: 'src/views/shared/access/password/forgot-password.view.tsx',
    View: ForgotPassword,
    before: ({ app }) => void passwordResetActor(app),
    unseen: { ...IRRELEVANT_STATES, 'a code was emailed': codeInTheMail },
    seen: async ({ app }) => {
      passwordResetActor(app).send({ type: 'start.opened' });
      passwordResetActor(app).send({ type: 'email.submitted', email: 'nobody@example.org' });
      await turns();
    },
  },
  {
    file: 'src/views/shared/access/password/reset-code.view.tsx',
    View: ResetCode,
    before: codeInTheMail,
    unseen: IRRELEVANT_STATES,
    seen: ({ app }) => {
      const actor = passwordResetActor(app);
      actor.send({ type: 'start.opened' });
      actor.send({ type: 'email.restored', email: 'grace@example.org' });
    },
  },
  {
    file: 'src/views/shared/access/password/new-password.view.tsx',
    View: NewPassword,
    before: codeInTheMail,
    unseen: { ...IRRELEVANT_STATES, 'a code is refused': refused },
    seen: ({ app }) => passwordResetActor(app).send({ type: 'start.opened' }),
  },
  {
    file: 'src/views/shared/platform/form/code-entry.tsx',
    View: OneTimeCode,
    before: codeInTheMail,
    unseen: IRRELEVANT_STATES,
    seen: refused,
  },
  {
    file: 'src/client/cards/use-card-review.ts',
    View: ReviewActor,
    unseen: {
      ...IRRELEVANT_STATES,
      'a toast is shown': raise,
      'the network is back, with nothing to send': () => reviewActor.send({ type: 'network.returned' }),
    },
    seen: () => reviewActor.send({ type: 'answer.shown' }),
  },
  {
    file: 'src/client/content/player/use-player.ts',
    View: Sounding,
    before: ({ app }) => void audioPlayer(app).actor.start(),
    unseen: {
      ...IRRELEVANT_STATES,
      'a toast is shown': raise,
      'the page is hidden, with nothing playing': ({ app }) => audioPlayer(app).actor.send({ type: 'page.hidden' }),
    },
    seen: ({ app }) => audioPlayer(app).actor.send({ type: 'mute.toggled' }),
  },
  {
    file: 'src/views/layouts/notices/connection-note.tsx',
    View: ConnectionNote,
    unseen: {
      ...IRRELEVANT_STATES,
      'a toast is shown': raise,
      'the server responds, as before': ({ app }) => connectionActor(app).send({ type: 'server.responded' }),
    },
    seen: ({ app }) => connectionActor(app).send({ type: 'server.lost' }),
  },
  {
    file: 'src/views/layouts/notices/update-notice.tsx',
    View: UpdateNotice,
    unseen: { ...IRRELEVANT_STATES, 'a toast is shown': raise },
    seen: ({ app }) => updateActor(app).send({ type: 'check.requested' }),
  },
  {
    file: 'src/client/billing/use-checkout.ts',
    View: Checkout,
    unseen: {
      ...IRRELEVANT_STATES,
      'a toast is shown': raise,
      'the window is shown, with no order in progress': () => checkout.send({ type: 'window.shown' }),
    },
    seen: () => checkout.send({ type: 'cart.changed', cart: CART }),
  },
  {
    file: 'src/client/study/use-onboarding.ts',
    View: Onboarding,
    unseen: { ...IRRELEVANT_STATES, 'a toast is shown': raise },
    seen: () => onboarding.send({ type: 'step.skipped' }),
  },
  {
    file: 'src/client/study/use-diagnostic.ts',
    View: Diagnostic,
    unseen: {
      ...IRRELEVANT_STATES,
      'a toast is shown': raise,
      'waiting is cancelled before it has started': () => diagnostic.send({ type: 'waiting.cancelled' }),
    },
    seen: () => diagnostic.send({ type: 'repeat.requested' }),
  },
  {
    file: 'src/client/study/session/use-study-session.ts',
    View: StudySession,
    unseen: {
      ...IRRELEVANT_STATES,
      'a toast is shown': raise,
      'the network is back, with nothing to send': () => studySession.send({ type: 'network.returned' }),
    },
    seen: () => studySession.send({ type: 'pause.requested' }),
  },
  {
    file: 'src/views/teacher/attempts/marking/use-marking.ts',
    View: Marking,
    unseen: { ...IRRELEVANT_STATES, 'a toast is shown': raise },
    seen: () => marking.award({ attempt: 'a1', position: 1, round: 1, awards: [], comment: '' } as never, false),
  },
  {
    file: 'src/views/teacher/classrooms/gradebook/entry/use-mark-entry.ts',
    View: MarkEntry,
    unseen: { ...IRRELEVANT_STATES, 'a toast is shown': raise },
    seen: () => markEntry.enter({ assignment: 'a1', student: 's1' }, { marks: 3, comment: '' }),
  },
  {
    file: 'src/views/shared/users/privacy/deletion-by-mail.tsx',
    View: DeletionByMail,
    unseen: { ...IRRELEVANT_STATES, 'a toast is shown': raise },
    seen: async () => {
      fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'ada@example.org' } });
      fireEvent.submit(screen.getByLabelText('Email'));
      await turns();
    },
  },
  { file: 'src/views/student/study/home/home.view.tsx', View: HomeWithData, unseen: IRRELEVANT_STATES, seen: renamed },
];

function renamedPin(world: World): Promise<void> {
  world.world.user = { ...STUDENT, pin: 'verified' };
  world.app.auth.send({ type: 'session.changed' });
  return turns();
}

// Preloads what home downloads late: waiting for it within a step would keep the page from being rendered.
beforeAll(() => import('#views/student/study/home/news.tsx'));
afterEach(() => running.stop());

/** Shows a view with running actors, and counts how often any part of it is rendered. */
async function count({ View, before, arrived = 'body' }: Row) {
  const world = startFakeApp({
    user: STUDENT,
    answers: {
      recordConsent: { recordConsent: true },
      catalogue: { subjects: [] },
      verifyPin: { verifyPin: { outcome: 'wrong', attemptsLeft: 4, lockedForSeconds: 0 } },
      setPin: { code: 'WRONG_CREDENTIALS' },
      requestPinReset: { code: 'TOO_MANY_TRIES' },
      requestDeletionCode: { requestDeletionCode: true },
      news: { posts: [], notices: [] },
      requestPasswordReset: { code: 'TOO_MANY_TRIES' },
      exchangeResetCode: { code: 'WRONG_CODE' },
    },
  });
  running = world.app;
  await vi.waitFor(() => expect(world.app.auth.getSnapshot().matches('authenticated')).toBe(true));
  await before?.(world);
  const rendered = vi.fn();
  const element = (
    <AppProvider value={world.app}>
      <Suspense>
        <Profiler id="view" onRender={rendered}>
          <View />
        </Profiler>
      </Suspense>
    </AppProvider>
  );
  const router = createMemoryRouter([{ path: '*', element }]);
  await act(async () =>
    render(
      <Theme>
        <RouterProvider router={router} />
      </Theme>,
    ),
  );
  const hasArrived = async (): Promise<void> => {
    await act(turns);
    expect(document.querySelector(arrived)).not.toBeNull();
  };
  await vi.waitFor(hasArrived, { timeout: 4_000 });
  await act(turns);
  expect(rendered).toHaveBeenCalled();
  return {
    after: async (change: Change): Promise<number> => {
      rendered.mockClear();
      await act(async () => {
        await change(world);
        await turns();
      });
      return rendered.mock.calls.length;
    },
  };
}

const names = (row: Row) => Object.keys(row.unseen).map((name) => [row.file, name, row] as const);

test.each(ROWS.flatMap(names))('%s is not rendered again when %s', async (_, name, row) => {
  const { after } = await count(row);
  expect(await after(row.unseen[name] ?? never)).toBe(0);
});

test.each(ROWS.map((row) => [row.file, row] as const))('%s is rendered again for what it shows', async (_, row) => {
  const { after } = await count(row);
  expect(await after(row.seen)).toBeGreaterThan(0);
});

/** Hooks and parts with a machine of their own, of which their screen shows every state. */
const OWN_MACHINES: readonly string[] = [
  'src/views/admin/interchange/rosters/use-roster.ts',
  'src/views/shared/access/factors/second-step.tsx',
  'src/views/shared/access/passkeys/passkey-sign-in.tsx',
  'src/views/shared/classrooms/live-quiz/use-live-player.ts',
  'src/views/shared/classrooms/notifications/notification-list.tsx',
  'src/views/shared/classrooms/notifications/push-notifications.tsx',
  'src/views/shared/classrooms/student-reports/report-files.tsx',
  'src/views/teacher/classrooms/live-quiz/use-live-host.ts',
];

test('every file that subscribes to an actor is tested here', () => {
  const root = resolve(import.meta.dirname, '../..');
  const following = ['src/views', 'src/app', 'src/client']
    .flatMap((folder) => readdirSync(resolve(root, folder), { recursive: true }).map((name) => `${folder}/${name}`))
    .filter((file) => /\.tsx?$/.test(file))
    .filter((file) => readFileSync(resolve(root, file), 'utf8').includes('useSelector('));
  const untested = following.filter((file) => !ROWS.some((row) => row.file === file));
  expect(untested.toSorted()).toEqual(OWN_MACHINES);
});
