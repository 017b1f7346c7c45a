import type { ProcessingRecordQuery } from '#api/documents/users/processing.generated.ts';
import { SIGN_IN_ACTIVITY_LIFE_S } from '#domain/access/sign-in.limits.ts';
import { CENTRE_DAYS } from '#domain/classrooms/notifications/notification-centre.ts';
import { WEBHOOK_RETENTION_DAYS } from '#domain/interchange/webhooks/webhook.limits.ts';
import { useTexts } from '#texts/current-language.ts';
import { processingTexts } from '#texts/users/school/processing.texts.ts';

type Shown = ProcessingRecordQuery['processingRecord'];

/** A category of the record as text, in the order of its fields. */
export type ProcessingLine = {
  readonly title: string;
  readonly fields: readonly { readonly name: string; readonly text: string }[];
};

/** Titles have commas of their own. */
const listOf = (titles: readonly string[]): string => titles.join('; ');

const DAY_S = 24 * 3_600;

/** The categories of a record as text: for the screen, and for the files. */
export function useProcessingLines({ entries, deletionDays }: Shown): readonly ProcessingLine[] {
  const t = useTexts(processingTexts);
  const periods = {
    account: t.categories.account.retention({
      signIn: SIGN_IN_ACTIVITY_LIFE_S / DAY_S,
      events: WEBHOOK_RETENTION_DAYS,
    }),
    classes: t.categories.classes.retention({ days: CENTRE_DAYS }),
    signIn: t.categories.signIn.retention,
    study: t.categories.study.retention,
    content: t.categories.content.retention,
    billing: t.categories.billing.retention,
  };
  return entries.map(({ category, data, anonymised, retained }) => {
    const { title, purpose, persons, recipients } = t.categories[category];
    const retention = [
      periods[category],
      t.deleted({ days: deletionDays }),
      anonymised.length > 0 && t.anonymised({ list: listOf(anonymised) }),
      retained.length > 0 && t.retained({ list: listOf(retained) }),
    ];
    return {
      title,
      fields: [
        { name: t.fields.purpose, text: purpose },
        { name: t.fields.persons, text: persons },
        { name: t.fields.data, text: listOf(data) },
        { name: t.fields.recipients, text: recipients },
        { name: t.fields.retention, text: retention.filter(Boolean).join(' ') },
      ],
    };
  });
}

/** The rules of retention that are on, as text. */
export function useRetentionLines({ rules }: Shown): readonly string[] {
  const t = useTexts(processingTexts);
  const lines = rules.flatMap(({ kind, months }) => (months === null ? [] : [t.rules[kind]({ months })]));
  return lines.length === 0 ? [t.rules.none] : lines;
}
