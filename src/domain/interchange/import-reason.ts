import type { ExportFacts } from './reasons/export-facts.ts';
import type { FileFacts } from './reasons/file-facts.ts';
import type { LossFacts } from './reasons/loss-facts.ts';
import type { MaterialFacts } from './reasons/material-facts.ts';
import type { RefusalFacts, WrittenFacts } from './reasons/refusal-facts.ts';
import type { RuleFacts } from './reasons/rule-facts.ts';

export {
  ANKI_PARTS,
  type AnkiPart,
  IMAGE_FAULTS,
  type ImageFault,
  MEDIA_FAULTS,
  type MediaFault,
  OTHER_FILE_KINDS,
  type OtherFileKind,
  type QuestionPart,
  XML_FAULTS,
  type XmlFault,
  ZIP_FAULTS,
  type ZipFault,
} from './reasons/reason-parts.ts';

/** A field of a JSON Lines file, which its author wrote under this name, and what is wrong there. */
type FieldFacts = { inField: { readonly field: string; readonly reason: ImportReason } };

type Facts = FileFacts & RefusalFacts & WrittenFacts & RuleFacts & FieldFacts & LossFacts & ExportFacts & MaterialFacts;
export type ReasonCode = keyof Facts;
/** Codes of what changes on the way into the bank, or out of it. */
export type LossCode = keyof LossFacts | keyof ExportFacts;

/** A reason by its code. */
export type ReasonByCode = { readonly [Code in ReasonCode]: { readonly code: Code } & Facts[Code] };

/**
 * Why a file or a question stays out of an import, or what of it is lost on its way in or out: a code and what it takes to
 * say it. The words are in `src/texts`, in every language; the compiler demands each.
 */
export type ImportReason = ReasonByCode[ReasonCode];

/** A reason in a report; several belong to the same question. */
export type Reason = ImportReason | readonly ImportReason[];

/** A reason as a stored report has it: earlier versions kept English sentences, which are shown as they are. */
export type StoredReason = Reason | string;
