import { currentLanguage, textsNow } from '#texts/current-language.ts';
import { named } from '#texts/named.ts';
import { uploadTexts } from '#texts/platform/upload.texts.ts';

/** One file being uploaded. */
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
  /** As in an input's `accept`: extensions and media types, separated by commas. */
  readonly accept?: string;
  /** Bytes. */
  readonly largest?: number;
};

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** A formatted size: 812 bytes, 4.2 MB. */
export function sizeText(bytes: number): string {
  const step = Math.min(UNITS.length - 1, bytes < 1_000 ? 0 : Math.floor(Math.log10(bytes) / 3));
  const amount = bytes / 1_000 ** step;
  const digits = amount >= 100 || step === 0 ? 0 : 1;
  return new Intl.NumberFormat(currentLanguage(), {
    style: 'unit',
    unit: UNITS[step],
    unitDisplay: step === 0 ? 'long' : 'short',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount);
}

/** Whether the type of a file is accepted. */
function isAccepted({ name, type }: File, accept: string): boolean {
  const kinds = accept.split(',').map((kind) => kind.trim().toLowerCase());
  return kinds.some((kind) => {
    if (kind.startsWith('.')) return name.toLowerCase().endsWith(kind);
    return kind.endsWith('/*') ? type.startsWith(kind.slice(0, -1)) : type === kind;
  });
}

/** An input's `accept` in words: images, PNG, PDF. */
function kindsText(accept: string): string {
  const { any } = textsNow(uploadTexts).refused;
  const names = accept.split(',').map((kind) => {
    const [family = '', member = ''] = kind.trim().replace(/^\./, 'file/').split('/');
    return member === '*' ? named(any, family) : member.toUpperCase();
  });
  return [...new Set(names)].join(', ');
}

/** Why a file is not accepted, in a sentence; null if it is. */
export function refusal(file: File, { accept, largest }: Limits): string | null {
  const t = textsNow(uploadTexts).refused;
  if (accept !== undefined && !isAccepted(file, accept)) return t.kind({ kinds: kindsText(accept) });
  if (largest !== undefined && file.size > largest) {
    return t.tooLarge({ size: sizeText(file.size), most: sizeText(largest) });
  }
  return file.size === 0 ? t.empty : null;
}
