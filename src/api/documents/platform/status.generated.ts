import type { ClosedSets } from '#domain/platform/api/closed-sets.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { typedDocument } from '../../typed-document.ts';
export type SystemStatusQueryVariables = Exact<{ [key: string]: never; }>;


export type SystemStatusQuery = { readonly systemFacts: { readonly build: string | null, readonly node: string, readonly startedAt: number, readonly memoryBytes: number, readonly processes: number, readonly freeBytes: number | null, readonly leastFreeBytes: number, readonly files: ClosedSets['FileStore'], readonly mail: ClosedSets['MailTransport'], readonly payments: ClosedSets['PaymentGateway'], readonly database: { readonly version: string, readonly bytes: number, readonly connections: number, readonly connectionsMax: number, readonly waiting: number }, readonly replicas: ReadonlyArray<{ readonly name: string, readonly state: string, readonly isSynchronous: boolean, readonly lagSeconds: number }> | null, readonly queue: { readonly waiting: number, readonly inProgress: number, readonly failed: number, readonly oldestSeconds: number }, readonly jobs: ReadonlyArray<{ readonly job: string, readonly doneAt: number | null, readonly failedAt: number | null }> } };

export const SystemStatusDocument = typedDocument<SystemStatusQuery, SystemStatusQueryVariables>(
  "query systemStatus{systemFacts{build node startedAt memoryBytes processes database{version bytes connections connectionsMax waiting}replicas{name state isSynchronous lagSeconds}freeBytes leastFreeBytes files queue{waiting inProgress failed oldestSeconds}jobs{job doneAt failedAt}mail payments}}",
);