import type { SessionUser } from '#domain/access/session-user.schema.ts';
import { PIN_ATTEMPTS, PIN_LOCK_S } from '#domain/access/sign-in.limits.ts';
import { EMPTY_STUDY } from '../users/empty-study.ts';
import { STUDENT } from '../users/fake-users.ts';

type Account = {
  readonly name: string;
  readonly email: string;
  password: string;
  readonly isComplete: boolean;
  pin: string | null;
  wrongPins: number;
  mails: string[];
};
type Session = { readonly account: Account; hasGivenPin: boolean };
type Variables = Readonly<Record<string, never>> & {
  readonly input: { readonly name: string; readonly email: string; readonly password: string };
  readonly email: string;
  readonly password: string | null;
  readonly permit: string | null;
  readonly pin: string;
  readonly code: string;
};

/** An error of the catalogue, by its code. */
class Refusal extends Error {}

const TOPIC = {
  id: 't1',
  slug: 'probability',
  title: 'Probability',
  summary: '',
  questionCount: 3,
  quizCount: 1,
  quizzesDone: 0,
  kinds: [],
  materials: [],
};
const SUBJECT = {
  id: 's1',
  slug: 'mathematics',
  title: 'Mathematics',
  summary: '',
  questionCount: 3,
  quizCount: 1,
  quizzesDone: 0,
};

/** The data of a student who has not studied yet. */
const NO_GRADE = { availability: 'noBoundaries', range: null, gains: [], missing: null, history: [] };

/** The part of the server that journeys use, in memory: accounts, sessions, PINs, codes, one subject. */
export class MemoryServer {
  isReachable = true;
  #accounts = new Map<string, Account>();
  #sessions = new Map<string, Session>();
  /** Codes by purpose and user; permits by purpose. */
  #codes = new Map<string, string>();
  #permits = new Map<string, Account>();
  #count = 0;

  register(email: string, password: string, { name = 'Ada Brook', isComplete = true } = {}): void {
    if (this.#accounts.has(email)) return;
    this.#accounts.set(email, { name, email, password, isComplete, pin: null, wrongPins: 0, mails: [] });
  }

  /** The code of the newest email to an address, once; undefined if there is none. */
  nextMail(email: string): string | undefined {
    return this.#accounts.get(email)?.mails.shift();
  }

  endAllSessions(): void {
    this.#sessions.clear();
  }

  readonly fetch = async (_: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    if (!this.isReachable) throw new TypeError('fetch failed');
    const { operationName, variables } = JSON.parse(String(init?.body)) as {
      operationName: string;
      variables: Variables;
    };
    const token = new Headers(init?.headers).get('authorization')?.replace('Bearer ', '') ?? '';
    return new Response(JSON.stringify(this.#answer(operationName, variables, token)), {
      headers: { 'content-type': 'application/json' },
    });
  };

  #answer(name: string, variables: Variables, token: string): object {
    try {
      return { data: { [name]: null, ...this.#operation(name, variables ?? {}, token) } };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return { errors: [{ message: undefined, extensions: { code: error.message } }] };
    }
  }

  #operation(name: string, variables: Variables, token: string): object {
    const { input, email, code, permit, pin, password } = variables;
    const session = this.#sessions.get(token);
    const signedIn = (): Session => session ?? refuse('UNAUTHENTICATED');
    const entered = (): Session => (needsPin(signedIn()) ? refuse('PIN_REQUIRED') : signedIn());
    switch (name) {
      case 'signUp':
        this.register(input.email, input.password, { name: input.name, isComplete: false });
        return { signUp: true };
      case 'signIn': {
        const account = this.#accounts.get(input.email);
        if (account?.password !== input.password) return refuse('WRONG_CREDENTIALS');
        const given = this.#next('token');
        this.#sessions.set(given, { account, hasGivenPin: false });
        return { signIn: { token: given, refreshToken: this.#next('refresh'), expiresIn: 300 } };
      }
      case 'refresh':
        return refuse('UNAUTHENTICATED');
      case 'signOut':
        this.#sessions.delete(token);
        return { signOut: true };
      case 'session':
        return { session: userOf(signedIn()) };
      case 'pinLock':
        return { pinLockedForSeconds: 0 };
      case 'verifyPin':
        return { verifyPin: verify(signedIn(), pin) };
      case 'setPin':
        return this.#setPin(signedIn(), pin, password, permit);
      case 'removePin':
        if (password !== entered().account.password) refuse('WRONG_CREDENTIALS');
        entered().account.pin = null;
        return { removePin: true };
      case 'requestPinReset':
        this.#mail('pin', signedIn().account);
        return { requestPinReset: true };
      case 'exchangePinCode':
        return { exchangePinCode: this.#exchange('pin', signedIn().account, code) };
      case 'requestPasswordReset':
        this.#mail('password', this.#accounts.get(email));
        return { requestPasswordReset: true };
      case 'exchangeResetCode':
        return { exchangeResetCode: this.#exchange('password', this.#accounts.get(email), code) };
      case 'resetPassword': {
        const account = this.#permits.get(permit ?? '') ?? refuse('CODE_ENDED');
        this.#permits.clear();
        account.password = password ?? '';
        return { resetPassword: true };
      }
      case 'home':
        return {
          ...{ isInvitedToOnboarding: false, recentAttempts: [] },
          ...{ subjects: [entered() && SUBJECT], studyToday: EMPTY_STUDY },
        };
      case 'dueWork':
        return { studentWork: [], assignmentNotices: [], recentAnnouncements: [] };
      case 'news':
        return { posts: [], notices: [] };
      case 'pricing':
        return { plans: [], subjectPrices: [] };
      case 'catalogue':
        return { subjects: [{ ...SUBJECT, topics: [TOPIC] }] };
      case 'profile':
        return {
          ownAccount: { name: 'Ben Hill', level: null, subjects: [] },
          ownConsent: { status: 'none' },
          subjects: [SUBJECT],
        };
      case 'subject':
        return { subject: entered() && { ...SUBJECT, topics: [TOPIC] } };
      case 'topic':
        return { topic: entered() && { ...TOPIC, subject: SUBJECT, quizzes: [] } };
      case 'topicProgress':
        return { subjectProgress: { topics: [] } };
      case 'subjectProgress':
        return { subjectProgress: { topics: [], next: null, grade: NO_GRADE } };
      default:
        return refuse('INTERNAL');
    }
  }

  #setPin(session: Session, pin: string, password: string | null, permit: string | null): object {
    const isProven = permit === null ? password === session.account.password : this.#permits.delete(permit);
    if (!isProven || (permit === null && needsPin(session))) refuse('WRONG_CREDENTIALS');
    session.account.pin = pin;
    session.account.wrongPins = 0;
    session.hasGivenPin = true;
    return { setPin: true };
  }

  #next(name: string): string {
    this.#count += 1;
    return `${name}-${this.#count}`;
  }

  #mail(purpose: string, account: Account | undefined): void {
    if (account === undefined) return;
    this.#count += 1;
    const code = String(600_000 + this.#count);
    this.#codes.set(`${purpose} ${account.email}`, code);
    account.mails.push(code);
  }

  #exchange(purpose: string, account: Account | undefined, code: string): string {
    const key = `${purpose} ${account?.email}`;
    if (account === undefined || this.#codes.get(key) !== code) return refuse('WRONG_CODE');
    this.#codes.delete(key);
    const permit = this.#next('permit');
    this.#permits.set(permit, account);
    return permit;
  }
}

function refuse(code: string): never {
  throw new Refusal(code);
}

const needsPin = ({ account, hasGivenPin }: Session): boolean => account.pin !== null && !hasGivenPin;

function userOf(session: Session): SessionUser {
  const { name, email, isComplete, pin } = session.account;
  const state = pin === null ? 'none' : session.hasGivenPin ? 'verified' : 'pending';
  return { ...STUDENT, id: email, name, email, is_complete_profile: isComplete ? 1 : 0, pin: state };
}

function verify(session: Session, pin: string): object {
  const { account } = session;
  const isRight = account.pin === pin && account.wrongPins < PIN_ATTEMPTS;
  if (isRight) session.hasGivenPin = true;
  account.wrongPins = isRight ? 0 : account.wrongPins + 1;
  const attemptsLeft = Math.max(0, PIN_ATTEMPTS - account.wrongPins);
  const outcome = isRight ? 'verified' : attemptsLeft === 0 ? 'locked' : 'wrong';
  return { outcome, attemptsLeft, lockedForSeconds: outcome === 'locked' ? PIN_LOCK_S : 0 };
}
