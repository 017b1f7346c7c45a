import { ProductError } from '#domain/platform/errors.ts';
import type * as wiring from '#machines/composition/wiring.ts';
import type { RunningPart } from './composite.ts';
import type { Parts } from './parts.ts';

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
