import type { LiveScreenPartsFragment } from '#api/documents/classrooms/live-quiz.generated.ts';

type Key = NonNullable<NonNullable<LiveScreenPartsFragment['reveal']>['key']>;

/** The correct answers of a revealed key, as the bars of the chart name them; a typed one as the key writes it. */
export function correctAnswers(key: Key | null): readonly string[] {
  if (key === null) return [];
  if ('choices' in key && Array.isArray(key.choices)) return key.choices.map(String);
  if ('value' in key && typeof key.value === 'boolean') return [String(key.value)];
  if ('written' in key) return [key.written];
  if ('accepted' in key) return key.accepted.slice(0, 1);
  return [];
}
