// The parts of these packages that are used. They are installed only for measurements, so their own types are not there
// when the types of the project are checked.

declare module 'autocannon' {
  type Request = {
    method?: 'GET' | 'POST';
    path?: string;
    headers?: Record<string, string>;
    body?: string;
    setupRequest?: (request: Request) => Request;
  };
  type Options = {
    readonly url: string;
    readonly connections: number;
    /** Seconds. */
    readonly duration: number;
    readonly requests: readonly Request[];
  };
  type Result = {
    readonly non2xx: number;
    readonly errors: number;
    readonly requests: { readonly total: number; readonly average: number };
    /** Milliseconds. */
    readonly latency: { readonly p99: number };
  };
  export default function autocannon(options: Options): Promise<Result>;
}

declare module 'lighthouse' {
  export type Flags = { readonly port: number; readonly logLevel: 'error'; readonly output: 'json' };
  export type Config = { readonly extends: 'lighthouse:default'; readonly settings: object };
  type Audit = {
    readonly score: number | null;
    readonly title: string;
    readonly numericValue?: number;
    readonly details?: unknown;
  };
  type Category = {
    readonly score: number | null;
    readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
  };
  type Report = {
    readonly audits: Readonly<Record<string, Audit | undefined>>;
    readonly categories: Readonly<Record<string, Category | undefined>>;
    readonly runtimeError?: { readonly message: string };
  };
  export default function lighthouse(
    address: string,
    flags: Flags,
    config: Config,
  ): Promise<{ readonly lhr: Report } | undefined>;
}
