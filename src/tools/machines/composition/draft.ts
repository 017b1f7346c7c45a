import type { AnyEventObject, EventObject } from 'xstate';
import { RELOAD_GUARD_TTL_MS } from '#domain/platform/screen.limits.ts';
import type * as wiring from '#machines/composition/wiring.ts';
import { ABSENT, type Composite, type Locals, type RunningPart } from './composite.ts';
import { perform } from './effects.ts';
import { outcome } from './outcome.ts';
import { decideAddress } from './router.ts';
import { RunningParts } from './running-parts.ts';
import { FAILURES, type Message, type Setting, type Wiring } from './setting.ts';
import { startLocals, WITH_ANSWER, WITHOUT_ANSWER } from './start-locals.ts';
import { type Address, WORLD, type World } from './world.ts';

type Writable<Value> = { -readonly [Key in keyof Value]: Value[Key] };

/** One step of the composition while it happens: a copy of a state in which machines receive events and send orders. */
export class Draft extends RunningParts {
  readonly world: Writable<World>;
  /** The refusal that something was made of in this step. */
  resolvedRefusal: World['refusal'] = 'none';
  /** The messages of the toasts that were raised in this step. */
  readonly raised: string[] = [];
  readonly wiring: Wiring;
  readonly #locals: Writable<Locals>;
  readonly #setting: Setting;

  constructor(setting: Setting, { locals, world }: Composite) {
    const copy = { ...locals };
    super(setting.parts, copy);
    this.#setting = setting;
    this.wiring = setting.wiring;
    this.#locals = copy;
    this.world = { ...world };
  }

  /** An event for a machine, then the effects that it requests, then what follows from its new state. */
  send(from: string, part: RunningPart, event: AnyEventObject): void {
    const before = this.#locals[part];
    if (part === 'toast' && 'message' in event) this.raised.push(String(event.message));
    if (before === ABSENT || !this.#setting.running.has(part)) return;
    const authBefore = this.auth;
    const { state, effects } = this.parts[part].send(before, event);
    this.report({ from, to: part, what: event.type });
    this.#locals[part] = state;
    for (const effect of effects) perform(this, part, effect);
    if (part === 'auth') this.#afterAuth(authBefore, event);
    if (part === 'connection' && state !== before)
      this.carryOut('connection', this.wiring.afterConnection(this.connection.matches('sendingWork')));
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
    this.carryOut('connectivity', this.wiring.afterConnectivity(isReached));
  }

  /** A request has failed, because the server was not reached. */
  loseRequest(): void {
    this.respond(false);
    this.carryOut('api', this.wiring.afterRefusal('toast', this.auth));
  }

  /** The server has refused the session. Unsaved work is stored before anything happens. */
  refuse(what: World['refusal']): void {
    this.respond(true);
    this.world.refusal = what;
  }

  demandPin(): void {
    this.respond(true);
    this.carryOut('api', this.wiring.afterRefusal('verifyPin', this.auth));
  }

  timeUp(): void {
    this.carryOut('sessionEnd', this.wiring.afterTimeUp());
  }

  windowShown(): void {
    this.carryOut('browser', this.wiring.afterWindowReturn());
  }

  changeTokens(isRemoved: boolean): void {
    this.carryOut('browser', this.wiring.afterTokenChange(isRemoved, this.auth));
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
    this.carryOut('router', this.wiring.afterNavigation(this.auth));
    if (address === 'attempt' && this.#setting.running.has('outbox')) this.#openAttempt();
  }

  /** Everything that follows without another cause: delayed reactions, and the decisions of the guard. */
  resolve(): void {
    if (this.world.isReloading) return;
    this.#resolveRefusal();
    const waits = [this.world.goesHome && 'goHome', this.world.demandsPin && 'demandPin'] as const;
    if (this.wiring.isSessionRead(this.auth)) {
      this.world.goesHome = false;
      this.world.demandsPin = false;
      for (const wait of waits) if (wait) this.carryOut('sessionReading', this.wiring.afterReading(wait, this.auth));
    }
    if (this.world.going !== null && !this.world.isAllowed && !this.auth.matches('loadingSession')) {
      const address = decideAddress(this, this.world.going, (facts) => {
        this.report({ from: 'router', to: 'guard', what: facts.type });
        const { state } = this.parts.guard.send(this.#guardStart, facts);
        return this.parts.guard.snapshot(state).value;
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
    Object.assign(this.#locals, startLocals(this.parts, this.world.isReachable));
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

  report(message: Message): void {
    this.#setting.report(message);
  }

  get #guardStart(): number {
    return this.parts.guard.start().state;
  }

  #afterAuth(before: Draft['auth'], event: EventObject): void {
    const now = this.auth;
    if (now !== before || event.type === 'session.changed') this.world.isReadWithToken = this.world.hasToken;
    this.carryOut('auth', this.wiring.afterAuth(before, now));
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
        this.report({ from, to: 'connectivity', what: order.isReached ? 'reached' : 'lost' });
        this.respond(order.isReached);
        return;
      case 'router':
        this.report({ from, to: 'router', what: order.go });
        if (order.go !== 'again') this.open(order.go);
        else if (world.shown !== null) this.open(world.shown);
        // The first page: the guard decides again if it has decided.
        else world.isAllowed = false;
        return;
      case 'browser':
        this.report({ from, to: 'browser', what: order.effect });
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

  /** What waits for unsaved work: the reaction to a refused session, and then the outcome of the request. */
  #resolveRefusal(): void {
    const { refusal } = this.world;
    const isStored = !this.hasUnsavedWork || this.outbox?.matches({ journal: 'unavailable' }) === true;
    if (refusal === 'none' || !isStored) return;
    this.world.refusal = 'none';
    this.resolvedRefusal = refusal;
    this.carryOut('api', this.wiring.afterRefusal('reload', this.auth));
    if (refusal === 'ofBatch') this.fail('outbox', 'sendBatch');
    if (refusal === 'ofWork') this.fail('connection', 'sendPendingWork');
    // A page that is about to be reloaded needs no answer.
    if (refusal !== 'ofSession' || this.world.isReloading) return;
    if (this.reloadGuard.matches('unsavedWork')) this.fail('auth', 'readSession');
    else this.succeed('auth', 'readSession', null);
  }

  #openAttempt(): void {
    const { isAnswerOnDevice } = this.world;
    this.#locals.outbox = this.parts.outbox.start(isAnswerOnDevice ? WITH_ANSWER : WITHOUT_ANSWER).state;
    this.send('attempt', 'outbox', { type: 'writing.started' });
  }

  /** Leaving waits until the device has the answer. */
  #leaveAttempt(): void {
    if (this.hasUnsentWork && this.outbox?.context.hasJournal === true) this.world.isAnswerOnDevice = true;
    this.#locals.outbox = ABSENT;
  }
}

/** The part of the world that ends with a page. */
function pageOf({ shown, isReloading, isAllowed, goesHome, demandsPin, refusal, isCounting, isChunkMissing }: World) {
  return { shown, isReloading, isAllowed, goesHome, demandsPin, refusal, isCounting, isChunkMissing };
}
