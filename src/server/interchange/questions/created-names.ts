import { LANGUAGES, type Language } from '#domain/platform/language.ts';
import { CREATED_NAMES } from './created-names.texts.ts';
import { type InterchangeQuestion, plainScheme } from './interchange-question.ts';

/** Whether an import created the question text above a text with gaps, in any language. */
export const isCreatedInstruction = (stem: string): boolean =>
  LANGUAGES.some((language) => CREATED_NAMES[language].gapsInstruction === stem);

/** Whether an import created the only point of a mark scheme, in any language. */
export const isCreatedPoint = (text: string): boolean =>
  LANGUAGES.some((language) => CREATED_NAMES[language].markPoint === text);

/** Whether an import created a mark scheme, of which nothing is known then. */
export const isCreatedScheme = ({ points: [point, ...others] }: Scheme): boolean =>
  others.length === 0 && point !== undefined && isCreatedPoint(point.text) && (point.marks ?? 1) === 1;

type Scheme = { readonly points: readonly { readonly text: string; readonly marks?: number | undefined }[] };

/** A question as a reader found it, with the texts that its file lacks and a question has to have. */
export function withCreatedNames(item: InterchangeQuestion, language: Language): InterchangeQuestion {
  const { gapsInstruction, markPoint } = CREATED_NAMES[language];
  if (item.type === 'cloze') return item.stem === '' ? { ...item, stem: gapsInstruction } : item;
  if (item.type !== 'essay' && item.type !== 'file') return item;
  const [point, ...others] = item.scheme.points;
  return point?.text === '' && others.length === 0 ? { ...item, scheme: plainScheme(markPoint, point.marks) } : item;
}
