/** One file on its way. */
export type Upload = {
  readonly id: string;
  readonly file: File;
  readonly state:
    | { readonly kind: 'sending' /** From 0 to 1. */; readonly done: number }
    | { readonly kind: 'sent' }
    | {
        readonly kind: 'failed';
        readonly message: string /** Whether sending it again can help. */;
        readonly retry: boolean;
      };
};

export type Limits = {
  /** As an input's `accept`: endings and media types, with commas between them. */
  readonly accept?: string;
  /** Bytes. */
  readonly largest?: number;
};

const UNITS = ['bytes', 'kB', 'MB', 'GB'] as const;

/** A size as people read it: 812 bytes, 4.2 MB. */
export function sizeText(bytes: number): string {
  const step = Math.min(UNITS.length - 1, bytes < 1_000 ? 0 : Math.floor(Math.log10(bytes) / 3));
  const amount = bytes / 1_000 ** step;
  return `${amount >= 100 || step === 0 ? Math.round(amount) : amount.toFixed(1)} ${UNITS[step]}`;
}

/** Whether a file is of a kind that is taken. */
function isAccepted({ name, type }: File, accept: string): boolean {
  const kinds = accept.split(',').map((kind) => kind.trim().toLowerCase());
  return kinds.some((kind) => {
    if (kind.startsWith('.')) return name.toLowerCase().endsWith(kind);
    return kind.endsWith('/*') ? type.startsWith(kind.slice(0, -1)) : type === kind;
  });
}

/** Why a file is not taken, in a sentence; null where it is. */
export function refusal(file: File, { accept, largest }: Limits): string | null {
  if (accept !== undefined && !isAccepted(file, accept)) return `Only ${accept.replaceAll(',', ', ')} can be taken.`;
  if (largest !== undefined && file.size > largest) {
    return `It is ${sizeText(file.size)}; the most is ${sizeText(largest)}.`;
  }
  return file.size === 0 ? 'It is empty.' : null;
}
