import type { AnyEventObject, EventObject } from 'xstate';
import { unsavedChanges } from '#domain/attempts/answer-queues.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { RELOAD_GUARD_TTL_MS } from '#domain/platform/screen.limits.ts';
import { allowsCategory, type ConsentChoice } from '#domain/users/consent/consent.schema.ts';
import type * as wiring from '#machines/composition/wiring.ts';
import type { DialogReason } from '#machines/dialog/dialog.machine.ts';
import type { Effect } from '#machines/machine.proof.ts';
import { ABSENT, type Composite, type Locals, type RunningPart } from './composite.ts';
import type { Parts } from './parts.ts';
import { decideAddress } from './router.ts';
import { type Address, WORLD, type World } from './world.ts';

export type Wiring = typeof wiring;

/** Who sends what to whom. */
export type Message = { readonly from: string; readonly to: string; readonly what: string };

/** The dialogs of the composition, by id. */
export const DIALOGS = { notice: 1, view: 2, lastNotice: 3 } as const;

/** Why a request fails. */
export const FAILURES = { network: new ProductError('NETWORK'), other: new ProductError('INTERNAL') } as const;

/** What an exploration consists of. */
export type Setting = {
  readonly parts: Parts;
  readonly wiring: Wiring;
  /** The machines that receive messages; the others stay as they are. */
  readonly running: ReadonlySet<RunningPart>;
  readonly report: (message: Message) => void;
};

type Writable<Value> = { -readonly [Key in keyof Value]: Value[Key] };

/** One step of the composition while it happens: a copy of a state in which machines receive events and send orders. */
export class Draft {
  readonly world: Writable<World>;
  /** The refusal that something was made of in this step. */
  resolvedRefusal: World['refusal'] = 'none';
  /** The messages of the toasts that were raised in this step. */
  readonly raised: string[] = [];
  readonly #parts: Parts;
  readonly #wiring: Wiring;
  readonly #locals: Writable<Locals>;
  readonly #setting: Setting;

  constructor(setting: Setting, { locals, world }: Composite) {
    this.#setting = setting;
    this.#parts = setting.parts;
    this.#wiring = setting.wiring;
    this.#locals = { ...locals };
    this.world = { ...world };
  }

  get auth() {
    return this.#parts.auth.snapshot(this.#locals.auth);
  }
  get pin() {
    return this.#parts.pin.snapshot(this.#locals.pin);
  }
  get dialog() {
    return this.#parts.dialog.snapshot(this.#locals.dialog);
  }
  get toast() {
    return this.#parts.toast.snapshot(this.#locals.toast);
  }
  get connection() {
    return this.#parts.connection.snapshot(this.#locals.connection);
  }
  get consent() {
    return this.#parts.consent.snapshot(this.#locals.consent);
  }
  get reloadGuard() {
    return this.#parts.reloadGuard.snapshot(this.#locals.reloadGuard);
  }
  get update() {
    return this.#parts.update.snapshot(this.#locals.update);
  }
  /** The outbox of the shown attempt; null if none is shown. */
  get outbox() {
    return this.#locals.outbox === ABSENT ? null : this.#parts.outbox.snapshot(this.#locals.outbox);
  }

  /** The actor of this name that runs in a part, by its id; undefined if none does. */
  runs(part: RunningPart, src: string): string | undefined {
    const local = this.#locals[part];
    return local === ABSENT ? undefined : this.#parts[part].children(local).get(src);
  }

  /** The type of a running timer, by the name of its delay. */
  timer(part: RunningPart, delay: string): string | undefined {
    const local = this.#locals[part];
    return local === ABSENT
      ? undefined
      : this.#parts[part].timers(local).find((type) => type.startsWith(`xstate.after.${delay}.`));
  }

  /** Whether some work is only in this page, in neither the device's journal nor the server. */
  get hasUnsavedWork(): boolean {
    const { outbox } = this;
    return outbox !== null && unsavedChanges(outbox.context.queues).some(({ operation }) => operation !== null);
  }

  /** Whether the server lacks some work. */
  get hasUnsentWork(): boolean {
    return Object.values(this.outbox?.context.queues ?? {}).some(({ pending }) => pending !== null);
  }

  /** An event for a machine, then the effects that it requests, then what follows from its new state. */
  send(from: string, part: RunningPart, event: AnyEventObject): void {
    const before = this.#locals[part];
    if (part === 'toast' && 'message' in event) this.raised.push(String(event.message));
    if (before === ABSENT || !this.#setting.running.has(part)) return;
    const authBefore = this.auth;
    const { state, effects } = this.#parts[part].send(before, event);
    this.#report({ from, to: part, what: event.type });
    this.#locals[part] = state;
    for (const effect of effects) this.#perform(part, effect);
    if (part === 'auth') this.#afterAuth(authBefore, event);
    if (part === 'connection' && state !== before)
      this.carryOut('connection', this.#wiring.afterConnection(this.connection.matches('sendingWork')));
    if (part === 'outbox') this.world.isAnswerOnDevice = (this.outbox?.context.queues[1]?.savedId ?? null) !== null;
  }

  /** The outcome of an actor that a machine runs, if it still does. */
  succeed(part: RunningPart, src: string, output: unknown): void {
    const id = this.runs(part, src);
    if (id !== undefined) this.send(src, part, outcome('done', id, output));
  }
  fail(part: RunningPart, src: string, error = FAILURES.other): void {
    const id = this.runs(part, src);
    if (id !== undefined) this.send(src, part, outcome('error', id, error));
  }
  /** A timer of a machine ends, if it runs. */
  elapse(part: RunningPart, delay: string): void {
    const type = this.timer(part, delay);
    if (type !== undefined) this.send('clock', part, { type });
  }

  carryOut(from: string, orders: readonly wiring.Order[]): void {
    for (const order of orders) this.#execute(from, order);
  }

  /** A request has been answered, or not. */
  respond(isReached: boolean): void {
    if (this.world.isConnected === isReached || !this.#setting.running.has('connection')) return;
    this.world.isConnected = isReached;
    this.carryOut('connectivity', this.#wiring.afterConnectivity(isReached));
  }

  /** A request has failed, because the server was not reached. */
  loseRequest(): void {
    this.respond(false);
    this.carryOut('api', this.#wiring.afterRefusal('toast', this.auth));
  }

  /** The server has refused the session. Unsaved work is stored before anything happens. */
  refuse(what: World['refusal']): void {
    this.respond(true);
    this.world.refusal = what;
  }

  demandPin(): void {
    this.respond(true);
    this.carryOut('api', this.#wiring.afterRefusal('verifyPin', this.auth));
  }

  timeUp(): void {
    this.carryOut('sessionEnd', this.#wiring.afterTimeUp());
  }

  windowShown(): void {
    this.carryOut('browser', this.#wiring.afterWindowReturn());
  }

  changeTokens(isRemoved: boolean): void {
    this.carryOut('browser', this.#wiring.afterTokenChange(isRemoved, this.auth));
  }

  /** The router opens an address; the guard decides when everything else of this step has happened. */
  open(address: Address): void {
    this.world.going = address;
    this.world.isAllowed = false;
  }

  /** The address that was being opened is shown. */
  arrive(address: Address): void {
    const { world } = this;
    this.#leaveAttempt();
    world.shown = address;
    world.going = null;
    world.isAllowed = false;
    this.carryOut('router', this.#wiring.afterNavigation(this.auth));
    if (address === 'attempt' && this.#setting.running.has('outbox')) this.#openAttempt();
  }

  /** Everything that follows without another cause: delayed reactions, and the decisions of the guard. */
  resolve(): void {
    if (this.world.isReloading) return;
    this.#resolveRefusal();
    const waits = [this.world.goesHome && 'goHome', this.world.demandsPin && 'demandPin'] as const;
    if (this.#wiring.isSessionRead(this.auth)) {
      this.world.goesHome = false;
      this.world.demandsPin = false;
      for (const wait of waits) if (wait) this.carryOut('sessionReading', this.#wiring.afterReading(wait, this.auth));
    }
    if (this.world.going !== null && !this.world.isAllowed && !this.auth.matches('loadingSession')) {
      const address = decideAddress(this, this.world.going, (facts) => {
        this.#report({ from: 'router', to: 'guard', what: facts.type });
        const { state } = this.#parts.guard.send(this.#guardStart, facts);
        return this.#parts.guard.snapshot(state).value;
      });
      this.world.going = address;
      this.world.isAllowed = true;
    }
    if (this.world.isChunkMissing && !this.reloadGuard.hasTag('busy') && !this.world.isReloading) {
      this.world.isChunkMissing = false;
      this.arrive('error');
    }
  }

  /** The page is loaded again, or for the first time: all machines start. */
  restart(): void {
    const { going, shown } = this.world;
    Object.assign(this.#locals, startLocals(this.#parts, this.world.isReachable));
    Object.assign(this.world, pageOf(WORLD), {
      going: going ?? shown ?? 'home',
      isConnected: this.world.isReachable,
      isReadWithToken: this.world.hasToken,
      isOutdated: false,
    });
  }

  finish(): Composite {
    return { locals: { ...this.#locals }, world: { ...this.world } };
  }

  #report(message: Message): void {
    this.#setting.report(message);
  }

  get #guardStart(): number {
    return this.#parts.guard.start().state;
  }

  #afterAuth(before: Draft['auth'], event: EventObject): void {
    const now = this.auth;
    if (now !== before || event.type === 'session.changed') this.world.isReadWithToken = this.world.hasToken;
    this.carryOut('auth', this.#wiring.afterAuth(before, now));
  }

  #execute(from: string, order: wiring.Order): void {
    const { world } = this;
    switch (order.to) {
      case 'auth':
        this.send(from, 'auth', order.event);
        if (order.waiting === 'goHome') world.goesHome = true;
        if (order.waiting === 'demandPin') world.demandsPin = true;
        return;
      case 'reloadGuard':
        this.#refuseSession(from);
        return;
      case 'toast':
        this.send(from, 'toast', order.event);
        return;
      case 'pin':
      case 'dialog':
      case 'connection':
        this.send(from, order.to, order.event);
        return;
      case 'connectivity':
        this.#report({ from, to: 'connectivity', what: order.isReached ? 'reached' : 'lost' });
        this.respond(order.isReached);
        return;
      case 'router':
        this.#report({ from, to: 'router', what: order.go });
        if (order.go !== 'again') this.open(order.go);
        else if (world.shown !== null) this.open(world.shown);
        // The first page: the guard decides again if it has decided.
        else world.isAllowed = false;
        return;
      case 'browser':
        this.#report({ from, to: 'browser', what: order.effect });
        if (order.effect === 'clearTokens') world.hasToken = false;
        if (order.effect === 'clearSavedData') world.cachedPin = 'nothing';
        if (order.effect === 'sendLeftWork') this.#sendLeftWork();
    }
  }

  #refuseSession(from: string): void {
    const at = this.world.hasJustReloaded ? 1 : RELOAD_GUARD_TTL_MS + 1;
    this.send(from, 'reloadGuard', { type: 'session.refused', at, isWorkUnsaved: this.hasUnsavedWork });
  }

  /** Answers on the device are sent even if no attempt is shown. */
  #sendLeftWork(): void {
    const { world } = this;
    if (world.isReachable && world.isSessionValid && this.outbox === null) world.isAnswerOnDevice = false;
  }

  #perform(part: RunningPart, { name, params }: Effect): void {
    const { world } = this;
    if (part === 'auth') {
      if (name === 'storeTokens') {
        this.#report({ from: 'auth', to: 'browser', what: name });
        world.hasToken = true;
      }
      if (name === 'clearTokens' || name === 'goToSignIn') this.carryOut('auth', this.#wiring.AUTH_ACTIONS[name]);
    }
    if (part === 'reloadGuard') {
      if (name === 'reload') {
        world.isReloading = true;
        world.hasJustReloaded = true;
      }
      if (name === 'endSession') this.carryOut('reloadGuard', this.#wiring.afterSessionRefused());
      if (name === 'reportUnsavedWork') this.carryOut('reloadGuard', this.#wiring.afterUnsavedWork());
    }
    if (part === 'pin') {
      if (name === 'goHome') this.carryOut('pin', this.#wiring.afterPin());
      if (name === 'showCodeEntry' || name === 'showNewPin' || name === 'showForgottenPin') {
        this.#report({ from: 'pin', to: 'router', what: name });
        this.open('resetPin');
      }
    }
    if (part === 'dialog' && name === 'returnResult') {
      const { id, reason } = params as { readonly id: number; readonly reason: DialogReason };
      if (id === DIALOGS.view) return;
      this.carryOut('sessionEnd', this.#wiring.afterEndNotice(reason, id === DIALOGS.notice));
      if (reason === 'timer' && this.auth.matches('authenticated')) this.timeUp();
    }
    if (part === 'consent') {
      const { choice } = params as { readonly choice: ConsentChoice | null };
      this.#report({ from: 'consent', to: name === 'storeChoice' ? 'browser' : 'pageViews', what: name });
      if (name === 'storeChoice') world.storedConsent = choice?.statistics === true ? 'allowed' : 'refused';
      else world.isCounting = allowsCategory(choice, 'statistics');
    }
    if (part === 'update' && name === 'activateUpdate') world.isReloading = true;
  }

  /** What waits for unsaved work: the reaction to a refused session, and then the outcome of the request. */
  #resolveRefusal(): void {
    const { refusal } = this.world;
    const isStored = !this.hasUnsavedWork || this.outbox?.matches({ journal: 'unavailable' }) === true;
    if (refusal === 'none' || !isStored) return;
    this.world.refusal = 'none';
    this.resolvedRefusal = refusal;
    this.carryOut('api', this.#wiring.afterRefusal('reload', this.auth));
    if (refusal === 'ofBatch') this.fail('outbox', 'sendBatch');
    if (refusal === 'ofWork') this.fail('connection', 'sendPendingWork');
    // A page that is about to be reloaded needs no answer.
    if (refusal !== 'ofSession' || this.world.isReloading) return;
    if (this.reloadGuard.matches('unsavedWork')) this.fail('auth', 'readSession');
    else this.succeed('auth', 'readSession', null);
  }

  #openAttempt(): void {
    const { isAnswerOnDevice } = this.world;
    this.#locals.outbox = this.#parts.outbox.start(isAnswerOnDevice ? WITH_ANSWER : WITHOUT_ANSWER).state;
    this.send('attempt', 'outbox', { type: 'writing.started' });
  }

  /** Leaving waits until the device has the answer. */
  #leaveAttempt(): void {
    if (this.hasUnsentWork && this.outbox?.context.hasJournal === true) this.world.isAnswerOnDevice = true;
    this.#locals.outbox = ABSENT;
  }
}

const outcomes = new Map<unknown, Map<string, EventObject>>();

/** The same object for the same outcome, which machines recognise. */
function outcome(kind: 'done' | 'error', actorId: string, value: unknown): EventObject {
  const ofValue = outcomes.get(value) ?? new Map<string, EventObject>();
  outcomes.set(value, ofValue);
  const type = `xstate.${kind}.actor.${actorId}`;
  const known = ofValue.get(type);
  if (known !== undefined) return known;
  const event = Object.assign({ type, actorId }, kind === 'done' ? { output: value } : { error: value });
  ofValue.set(type, event);
  return event;
}

const QUEUE = {
  response: null,
  latestSequence: 0,
  pending: null,
  isTyping: false,
  refusal: null,
  earlier: null,
  savedId: null,
};
const ANSWER = { operationId: 'answer', position: 1, sequence: 1, response: { choice: 'A' }, givenAt: 0 };
const WITHOUT_ANSWER = { queues: { 1: QUEUE } };
const WITH_ANSWER = { queues: { 1: { ...QUEUE, pending: ANSWER, savedId: 'answer', response: ANSWER.response } } };

const START_INPUTS = {
  auth: { tokenPointer: '/token' },
  consent: { hasGlobalPrivacyControl: false },
  reloadGuard: { reloadedAt: 0, buildId: 'older' },
} as const;

const CONNECTED = { isReached: true };
const UNCONNECTED = { isReached: false };

/** The machines of a page that has just been opened. */
export const startLocals = (parts: Parts, isConnected: boolean): Locals => ({
  auth: parts.auth.start(START_INPUTS.auth).state,
  pin: parts.pin.start().state,
  dialog: parts.dialog.start().state,
  toast: parts.toast.start().state,
  connection: parts.connection.start(isConnected ? CONNECTED : UNCONNECTED).state,
  consent: parts.consent.start(START_INPUTS.consent).state,
  reloadGuard: parts.reloadGuard.start(START_INPUTS.reloadGuard).state,
  update: parts.update.start().state,
  outbox: ABSENT,
});

/** The part of the world that ends with a page. */
function pageOf({ shown, isReloading, isAllowed, goesHome, demandsPin, refusal, isCounting, isChunkMissing }: World) {
  return { shown, isReloading, isAllowed, goesHome, demandsPin, refusal, isCounting, isChunkMissing };
}
