import { textOfLinks } from '#domain/classrooms/schemes/scheme-links.rule.ts';
import type { ShownWeek } from '#domain/classrooms/schemes/shown-week.ts';
import { schemesTexts } from '#texts/classrooms/planning/schemes.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { nameList } from '#texts/joined-line.ts';

/** A saved version of a week as text, to copy from. */
export function SavedWeek({ week: { title, topics, assignments, links, note } }: { readonly week: ShownWeek }) {
  const { weekForm: t } = useTexts(schemesTexts);
  const parts = [
    { label: t.name, text: title },
    { label: t.topics, text: nameList(topics.map((topic) => topic.title)) },
    { label: t.assignments, text: nameList(assignments.map((assignment) => assignment.title)) },
    { label: t.links, text: textOfLinks(links) },
    { label: t.note, text: note },
  ];
  return (
    <dl>
      {parts
        .filter(({ text }) => text !== '')
        .map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd style={{ whiteSpace: 'pre-line' }}>{text}</dd>
          </div>
        ))}
    </dl>
  );
}
