import type { texts } from '#texts/compiled/en/content/authoring.generated.ts';

type Words = Pick<typeof texts, 'editor' | 'fields'>;

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The name of a choice by its index, from 0. */
export const letterOf = (index: number): string => LETTERS[index] ?? String(index + 1);

/** Parts of an answer with a field of their own, which has the same name. */
const FIELDS = [
  ...(['text', 'picture', 'value', 'unit', 'units', 'tolerance', 'accepted', 'order', 'expected', 'written'] as const),
  ...(['lead', 'variables', 'modelAnswer', 'scheme'] as const),
];

/** The part of a question at a path of its draft, in the editor's words. */
export function partName(path: string, { editor, fields }: Words): string {
  const [part = '', inner = '', ...rest] = path.split('.');
  switch (part) {
    case 'stem':
      return editor.question;
    case 'hints':
      return inner === '' ? editor.hints : editor.hint({ number: Number(inner) + 1 });
    case 'explanation':
    case 'topic':
    case 'subtopic':
    case 'tags':
    case 'estimate':
    case 'source':
    case 'parameters':
      return editor[part];
    case 'body':
      return partOfBody(inner, rest, fields) ?? editor.answer;
    case 'key':
      return partOfKey(inner, rest, fields);
    default:
      return editor.answer;
  }
}

function partOfBody(part: string, rest: readonly string[], t: Words['fields']): string | null {
  const [index, other] = rest.map(Number);
  if (index === undefined || Number.isNaN(index)) return fieldName(part, t);
  if (part === 'choices') return t.choice({ letter: letterOf(index) });
  if (part === 'prompts') return t.prompt({ number: String(index + 1) });
  if (part === 'spots') return t.spot({ number: index + 1 });
  if (part === 'columns') return t.column({ number: index + 1 });
  if (part === 'rows')
    return other === undefined ? t.row({ number: index + 1 }) : t.cell({ row: index + 1, column: other + 1 });
  return fieldName(part, t);
}

function partOfKey(part: string, [position = '', point = '']: readonly string[], t: Words['fields']): string {
  if (part === 'gaps' && position !== '') return t.gap({ id: position });
  if (part === 'scheme' && position === 'points' && point !== '') return t.point({ number: Number(point) + 1 });
  return fieldName(part, t) ?? t.rightAnswer;
}

function fieldName(part: string, t: Words['fields']): string | null {
  const field = FIELDS.find((entry) => entry === part);
  if (field === undefined) return null;
  return field === 'picture' ? t.image : t[field];
}
